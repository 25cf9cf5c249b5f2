# What lies on the boards, and words that are read there: the first line of a text is its title.

## Academy

terms-academy-pays =
    what a track pays
    Below a track’s name, or in a low window at the end of its row, stands what it pays. Numbers with a plus, or behind “moves”, are squares of a gallantry move: +3 for first place, +2, +1. The others are Chivalry Points by place, the first ones first; negative ones are for the last places, last place first. “By square” or 6:6 12:12 means 6 points from square 6, 12 points from square 12. Behind it stands the round in which the track scores next.
terms-academy-knight = { $knight ->
    [white] White Knight
   *[black] Black Knight
  }
terms-academy-order =
    order on a track
    Beside a track stand its discs in order, each with the squares it has gone. Squares count from the start, laps included; on one square the disc on top is ahead. On the track itself a small figure behind a letter is the height of a stack of which only the top is seen: A³ is A on two others.
terms-academy-lap =
    a disc with a +
    A disc with a + has completed a lap: it is 20 squares further than the number above it says. All tracks but service are loops; after square 19 comes 0 again. The list beside the track counts the laps too.
terms-academy-squire =
    A squire
    The tile shows whose squire it is, the coats of arms or the points, what this round would bring if it were scored now, and the cards played.
terms-academy-coats =
    Coats of arms
    Every payment of Chivalry Points is a coat of arms of that value, positive or negative. The tile shows how many there are; unless scores are open, their sum is not shown before the end, but all of them were announced.
terms-academy-hand =
    Your cards
    A card moves your disc on its track by its number.
    A sword is played on the jousts or on the tournaments.
    Of the five cards that you keep you play four.
terms-academy-title =
    The round
    Six rounds. In odd rounds packs are passed to the left, in even ones to the right; after each round the player to the left becomes first player (★).
terms-academy-cup =
    The cup
    It stands between the white and the black knight. Each sword card moves it toward the knight on whose track it is played; the side where it stands pays more.
terms-academy-codex =
    The codex
    Coats of arms that lie face down, by number; below each stand the players that have looked at it. A number in gold is one that you have seen.

## Grail

terms-grail-dragon =
    The dragon
    It fills its space alone. A move forward that would pass it or end on it stops just behind it, unless you spend a spear. <§3 beside a name: the dragon is 3 spaces ahead of that knight.
terms-grail-curse =
    A cursed ally
    ! marks the ally that the witch has cursed. When it is called, the witch swaps spaces with its holder before it acts.
terms-grail-knight =
    A knight
    Where there is more than one on a space, the one in front stands furthest to the right. Arrowheads of its colour show where a knight came from when the last ally was played.
terms-grail-knights =
    A player
    The players stand in the order of the race: place, space, ★ for the seal, ↑ for each spear, and the allies: ▮ for those kept face down, numbers and names for those that were called. → shows where the choice under the cursor would lead.
terms-grail-seal =
    ★ · the seal
    The player with the seal is first player: they look at the allies first and choose which way these are passed. The die of a village may bring it to another; if none does in a round, the knight in last position takes it.
terms-grail-hand =
    Allies in your hand
    Keep one and pass the others on. Low numbers act first, high numbers last.
terms-grail-status =
    where an ally is
    What stands beside or below an ally, as far as you have seen it. “Passed”: you passed it on in the draft, so that another may have kept it. “Aside”: it is not in play this round. “Cursed”: when it is called, the witch swaps spaces with its holder. “Yours”: you keep it. “Not seen”: another may have it. Once it has been called, its holder is named, or “nobody”.
terms-grail-recap =
    with a spear: 31
    Where a knight would end who spends a spear to get past the dragon. ↑ is a spear: ↑↑ are two, ↑4 are four.
terms-grail-title =
    The round
    Each round has a draft, in which everyone keeps an ally, and a call of the allies from 1 to 9. Then the one whose village die showed the seal last becomes first player.

## Histrio

terms-histrio-city =
    A city
    Alone here, a player takes its encounters. Where several meet, nobody does: its actors move the needle, and each player draws a secret request.
terms-histrio-alone =
    alone in a city
    What you would take if nobody else came to this city: its actors and what they cost or bring.
terms-histrio-shared =
    a shared city
    What would happen if others came to this city too: its encounters are discarded, the needle moves, and each player there draws a secret request.
terms-histrio-caravels =
    caravels: here A · coming B · been C
    Letters behind a city’s name are troupes. Here: the caravel has just arrived; where the word has no room, its letter lies on its colour, or behind { $sign-ship }. Coming (or ?): only you know of it. Been: its travel card of this city is used, and it cannot come again before it takes all cards back.
terms-histrio-needle =
    The needle
    It shows the King’s mood: tragedy to the left of the middle, comedy to the right. Actors that are sent to court, and actors of a city where several meet, move it by their levels; ▽ is where it would stop.
terms-histrio-theatre =
    { $sign-manager } · the theatre
    { $sign-manager } is a manager at the theatre, with the letter of its player. An actor of level 3 sends one there and then pays 1 écu for each of all of them. When the King’s mood changes, they all go home.
terms-histrio-troupe =
    A troupe
    Its actors, acrobats, money, secret requests ({ $sign-request } held, ■ played) and managers, and the show as it stands now. A dot in place of a city: that travel card is used. { $sign-first } is the first player of this turn, who uses acrobats and draws requests first; after every turn the role passes to the left.
terms-histrio-show =
    show: comedy 4
    The show: the levels of all comedians against those of all tragedians. comedy 4 means that the comedians are 4 ahead; a tie: neither side is, and such a show pleases nobody. It is bright if it would please the King now.
terms-histrio-forecast =
    festival: +7
    A forecast: what the festival would pay this troupe if the season ended now. 1 écu for each actor of the King’s mood; for a show of that mood 3 écus, 5 in season two, and double if it is the best. Requests are not counted. In choices: what it would be after each of them.
terms-histrio-coins =
    { $sign-coin } · écus
    The money that wins the game. They are gold, and marked “leads” where there is room, for a player who has the most.
terms-histrio-requests =
    Secret requests
    You hold at most three that are not played. At each festival you may play one that you meet, no more. Behind each stands what it pays.
terms-histrio-missing =
    request: 2 { $sign-comedy }, 1 { $sign-tragedy } too many
    What still keeps you from meeting a request: here you need two comedians more, and have one tragedian too many. ✓: you meet it now.
terms-histrio-friends =
    Friendly troupes
    With two players each has a friendly troupe: A* travels for A, in secret, and goes to one of the cities behind its name. It takes nothing, but a city where it stands is shared.
terms-histrio-acrobats =
    Acrobats
    Each can be used once a season, at its own moment: after the travel cards are shown, at the end of a turn, or at the festival. “Used” says which have been.
terms-histrio-hand =
    Your travel cards
    One for each city, 1 to 8. A used one comes back with all the others: by an actor of level 1, or when you have one left or none.
terms-histrio-title =
    The turn
    Two seasons of six turns, each with a festival at its end. In a turn: travel cards in secret, acrobats of the road, the cities from 1 to 8, acrobats of the end of the turn.

## Nobles

terms-nobles-noble =
    A noble
    King 13, queen 12, jack 11: that is its strength. × is a wound taken, ○ one it can still bear; the last one is fatal. The armour lies beside it.
terms-nobles-sum =
    strength: 16 + 2 dice
    What a noble brings into a duel: what is sure (16), and the dice it rolls. Below it stand the parts of what is sure: its own strength (13), what a queen of its court adds, and its armour as a card (+3♦).
terms-nobles-wounds =
    wounds ×○○
    × is a wound that the noble has taken, ○ one that it can still bear. The last one takes it out of the game, and a court without nobles has lost.
terms-nobles-stamina =
    stamina 7 ×○○○○○○○
    The wounds (○) that all nobles of this court can still bear; × are those taken. Bring the other court down to 0 and you win; after 40 turns without a duel, the court that can bear more wins.
terms-nobles-income = Take 1 coin. It comes by itself. Coins buy weapons and nobles, and send a substitute into a duel.
terms-nobles-buy = Weapons at 1 coin each, up to three a turn; a noble at 5, if your court has fewer than three.
terms-nobles-equip = Lay 2s and 3s as armour on your nobles, or move armour between them. It adds its number in every duel of its noble.
terms-nobles-duel = Both roll their dice; the challenger lays weapons, then the challenged. The higher sum wins 1 coin and wounds the other noble. A court that loses all nobles loses the game.
terms-nobles-coins =
    { $sign-coin } · coins
    They buy weapons (1) and nobles (5), and a substitute in a duel (2). Each turn brings one, each duel won another.
terms-nobles-discard = Weapons that were used lie here, face up. The favour of clubs takes one back; when the deck is empty, they are shuffled to form a new one.
terms-nobles-fallen = Nobles that are out of the game. The court whose last noble falls has lost.
terms-nobles-sums =
    The sums of a duel
    Strength, dice, armour, the queen’s help, and a row for each weapon that may be laid: one to be laid now, one for later, – none; only a jack lays two. The last row is the total; 23 → 30 is what the weapon under the cursor would make of it.
terms-nobles-near =
    an ace and its suit
    An ace beats everything but another ace. Behind it stands how close it is to its noble: of the same suit, of the same colour, or of the other colour. The closer ace wins.
terms-nobles-hand =
    Your weapons
    A weapon adds its number in a duel, and 2 more if it is of its noble’s suit. 2s and 3s can also be armour; an ace wins the duel.

# The picture of quests: a map, or what this language calls them by.
terms-picture-quests = map
