"""Drawing parts: the pieces of all boards, so that four games speak one visual language.

Knows: canvases and styles by name.
Must not know: games. What is on a card, a lane, a tile is said by the board that draws it.

Which part for what

    cards     `card`, `back`, `empty`, `pile`; `hand` lays cards side by side or as a fan and lifts the chosen one,
              `spread` shows one whole and strips of the others with their names
    people    `tile`: a player with a letter, marks and a row for each fact; `name_line`: the same in one row
    lanes     `lane`: a track with its picture, its squares, pieces that stack, and the way a piece would go
    charts    `chart`: curves side by side, each with its letter
    meters    `pips` ●●·, `bar`, `gauge` with a needle, `die`, `small_die`
    panels    `panel`, `heading`, `badge`, `title_line`, `key_line`, `table`
    pictures  `place`: the largest picture of a name that fits a room; `gallery`: all there are
    signs     `SIGNS`, `glyph`: one character for a thing, and another in ASCII
    sheet     `python -m tui.draw [theme] [--ascii]` shows everything: look at it

A part is drawn in a room: `canvas.part(x, y, width, height)`, a rectangle of the canvas with an origin of its own. It
fills its room and cannot draw beside it; so boards place, and parts fill. What stands within a line (pips, a small die)
is a text to be written or to be one of a tile's facts.

Styles are names, never colours, so that every theme works: see `tui.draw.styles` for the ways of a colour (`hearts`,
`faint-hearts`, `tint-hearts`, `wash-hearts`, `on-hearts`) and `tui.draw.themes` for the names. What is written keeps
the ground under it, so lay grounds first (`canvas.fill(x, y, width, height, "tint-quests")`) and write then.

What means what, on every board

    gold                     ours to do: keys, the cursor, what is asked, the way a piece would go (`wash-gold`)
    a seat's colour          that player and nobody else; the letter stands beside it (`on-seat2` for pieces)
    tint                     what a place is; wash: what happens there now; a heavy edge and a lift: chosen
    faint, dim               cannot be played, does not count now

A moment (a card turned, a needle moved) is drawn by the same parts with other arguments: `panel(..., bright=True)` for
where it happens, `path=` and `mover=` of a lane for a piece that walks, `ghost=` of a gauge for where the needle goes,
`die(..., 0)` for one that rolls, `Card(face_down=True)` before it is turned.

    cards.hand(canvas.part(1, 30, 60, 7), [Card("quests", "2", "quests", "map", "◊"), ...], 0, playable=[True, ...])
    people.tile(canvas.part(1, 24, 20, 3), Player(0, "A", "Anna", to_act=True), [Fact("▼▼ 2 shields", "gold")])
    lanes.lane(canvas.part(0, 2, 84, 3), Lane("jousts", "jousts", "helm", pieces={7: [c]}, path=(7, 8, 9), mover=c))
"""
