"""Every board can always be drawn and told, in words that are there, and fits.

Knows: tables at which a game is on everybody's screen, the texts that a game needs.
Must not know: any one game.
"""

from __future__ import annotations

import random
import textwrap

import pytest
from rich.cells import cell_len

import core
from core.laws.play import play
from tui.boards import look
from tui.boards.guide import guide
from tui.game_view.waiting_text import waiting
from tui.laws.tables import SIZES, WORDS, Table, check_drawings, check_words, language_of, various, words_of
from tui.text.needed import missing

every_game = pytest.mark.every_game


@every_game
def test_every_step_can_be_drawn_and_told(table):
    """In each language of the game in turn; in ASCII where English is read."""
    id, number = table
    seats, options = various(id)[number]
    rng, language = random.Random(number), language_of(id, number)
    table, in_ascii = Table(id, seats, options, number, language), language == "en"
    for seat, action in play(table.dealer, rng):
        for view, events in table.step(seat, action, ascii_only=in_ascii and rng.random() < 0.3):
            for event in events:
                words_of(table.board, view, table.board.line(view, event))
            if view.outcome or rng.random() < 0.5:
                check_words(table.board, view)
            for cursor in (None, *rng.sample(view.legal, min(1, len(view.legal)))):
                view.cursor = cursor
                if rng.random() < (0.15 if cursor else 0.03):
                    check_drawings(table.board, view, rng.choice(SIZES))
                    words_of(table.board, view, table.board.explain(view, view.cursor))
                    words_of(table.board, view, table.board.at_length(view))
    for view in (table.view(replica, plain) for replica in table.replicas for plain in {False, in_ascii}):
        check_words(table.board, view)
        for size in SIZES:
            check_drawings(table.board, view, size)


@every_game
def test_nobody_is_waited_for_while_news_are_told(id):
    table = Table(id, *various(id)[0], 0)
    seat = table.dealer.to_act[0]
    action = table.replicas[seat].legal()[0]
    for view, _ in table.step(seat, action, ascii_only=False):
        view.news = view.log[-1] if view.log else core.Event("round")
        assert not table.board.waiting(view)
        assert waiting(view.words, table.board, view, None) == (
            WORDS[False]("table-you-watch") if view.seat is None else ""
        )


# Texts


@every_game
def test_no_text_that_a_game_needs_is_missing(id):
    """In the first of its languages; the others may lack some."""
    assert missing(id, core.games.manifest(id).languages[0]) == []


@every_game
def test_a_sign_takes_one_column_and_has_a_stand_in_in_ascii(id):
    for name, sign in look(id).signs.items():
        assert cell_len(sign.glyph) == len(sign.glyph) == 1, name
        assert len(sign.plain) == 1, name
        assert sign.plain.isascii(), name


@every_game
def test_an_option_is_explained_in_two_rows(id):
    for choice in core.game(id).choices:
        about = WORDS[False](f"{id}-about-{choice.name}")
        assert len(textwrap.wrap(about, 78)) <= 2, f"{choice.name} takes more than the lobby's two rows"


@every_game
def test_the_guide_explains_what_it_lists(id):
    """Its sections, and the things on the board."""
    words, it = WORDS[False], guide(id)
    for name in (*it.rules, *it.options):
        assert words.has(f"rules-{id}-{name}"), name
    for term in it.terms:
        assert words.has(term.text or f"terms-{id}-{term.name}"), term.name
        assert not term.title or words.has(term.title), term.name
