"""What a table says to who hears it and sees no signs: whole words for short ones, and a name for every sign.

Knows: texts, the signs that boards say things by.
Must not know: rules, or what is said when.

Texts `lines-<key>` in `lines.ftl` are said instead of those of `<key>`. Whatever signs are left are said in words.
Where a sentence wants a card in another case than the nominative, or with the article that French and English have,
it says so (`{ ACCUSATIVE($card) }`, `{ DEFINITE($card) }`); then a mark behind the card keeps that until it is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tui.text.words import Words

SUITS: Mapping[str, str] = {"♥": "hearts", "♦": "diamonds", "♣": "clubs", "♠": "spades"}
TALENTS: Mapping[str, str] = {"◡": "comedian", "◠": "tragedian"}
MOODS: Mapping[str, str] = {"◡": "comedy", "◠": "tragedy"}
WHOLE: Mapping[str, tuple[str, ...]] = {
    "academy-letter-": ("academy-squire-",),
    "academy-short-": ("academy-track-", "academy-suit-"),
    "academy-suit-": ("academy-track-",),
    "histrio-short-": ("histrio-acrobat-",),
}
"""Texts that are short for others: how their keys begin, and those of what is said instead."""
PICTURE = re.compile("[♔♜♞†⌂⚑§►▲▮▼■]|✓.*★", re.DOTALL)
"""In what explains the screen there are signs that are said nowhere else, or both of these."""
COLUMNS = re.compile("([.:]?) {2,}")
"""What keeps things apart on a screen, after a stop or not."""

NUMBER = r"[+−]?\d+"
CARD = re.compile(r"\w+[♥♦♣♠]")
CASES = {"genitive": "\ue300", "accusative": "\ue301", "definite": "\ue302"}
"""What stands behind a card that is said in another case than the nominative, or with its article:
letters of the private use area."""
OPEN, CLOSE = "\ue310", "\ue311"
VERBATIM = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
"""What others have written: their signs are their own, whatever stands for ours in them."""
FIRST_STAND_IN = 0x20000
"""Where letters begin that no text of ours has: one stands for each of these while signs are put into words."""
DRAWN = {"de": "genitive", "à": "dative"}
"""French words that are one with an article behind them, as in `du roi`, and what text says both together."""

Says = Callable[[Words, "re.Match[str]"], str]
SIGNS: tuple[tuple[re.Pattern[str], Says], ...] = tuple(
    (re.compile(pattern), says)
    for pattern, says in (
        (r" ?\([□×○]\)| \([^()]*\*\)", lambda words, found: ""),
        ("(?<=[♥♦♣♠]) (?=\\w*[♥♦♣♠])", lambda words, found: ", "),
        (
            rf"(?:\b({'|'.join(DRAWN)}) )?(\w+)([♥♦♣♠])([{''.join(CASES.values())}]?)",
            lambda words, found: _card(words, found),
        ),
        ("[♥♦♣♠]", lambda words, found: words("lines-suit", suit=SUITS[found[0]])),
        (r"\+(□+)", lambda words, found: " " + words("lines-dice", count=len(found[1]))),
        (r"×(\d+)", lambda words, found: words("lines-times", count=int(found[1]))),
        ("(×*)(○+)|(×+)", lambda words, found: _wounds(words, found[0])),
        (r"(\d+) ([◡◠])(?!\d)", lambda words, found: words("histrio-swing", steps=int(found[1]), way=MOODS[found[2]])),
        (r"(?<=\d) (?=[◡◠]\d)", lambda words, found: ", "),
        (r"([◡◠])(\d)", lambda words, found: words("histrio-actor", talent=TALENTS[found[1]], level=found[2])),
        (" ★", lambda words, found: f", {words('lines-best')}"),
        (" ✓", lambda words, found: f", {words('lines-pleases')}"),
        (
            r"([+−]?\d+(?: \w+)?) ?→ ?([+−]?\d+)",
            lambda words, found: words("lines-from-to", start=found[1], end=found[2]),
        ),
        ("[ \u00a0]*→[ \u00a0]?", lambda words, found: ": "),
        (r"↑ (\d+)", lambda words, found: words("lines-past", space=found[1])),
        ("↑+", lambda words, found: words("lines-spears", count=len(found[0]))),
        (r" \| ", lambda words, found: "; "),
        (r"(?<=\w) · (?=\w)", lambda words, found: ", "),
        ("·", lambda words, found: "0"),
        (r"(\w+)\*", lambda words, found: words("lines-friendly", name=found[1])),
        ("▒+", lambda words, found: words("lines-unseen")),
    )
)
"""What is said for signs, in this order."""


class Cards(str):
    """One card or some, as they are shown, set into a sentence that is heard."""

    __slots__ = ()

    def declined(self, case: str) -> str:
        """With the mark of a case behind each."""
        return CARD.sub(rf"\g<0>{CASES[case]}", self)


class ScreenReaderWords(Words):
    """The texts of one language for who hears them."""

    def verbatim(self, text: str) -> str:
        """As it is, also when it is said aloud."""
        return f"{OPEN}{text}{CLOSE}"

    def called(self, name: str, among: Iterable[str] = ()) -> str:
        """Somebody's name; a sign in it is none of ours."""
        return self.verbatim(super().called(name, among))

    def readable(self, text: str) -> str:
        """A text with words for its signs; what others have written stays as it is. What only explains a picture that
        nobody sees is left out."""
        written = VERBATIM.findall(text)
        stand_ins = [chr(FIRST_STAND_IN + at) for at in range(len(written))]
        following = iter(stand_ins)
        said = self._in_words(VERBATIM.sub(lambda _: next(following), text))
        lines = [self.spaced(_apart(line)) for line in said.split("\n")]
        return "\n".join(lines).translate(str.maketrans(dict(zip(stand_ins, written, strict=True))))

    def _in_words(self, text: str) -> str:
        paragraphs = [each for each in text.split("\n\n") if not PICTURE.search(each)]
        said = "\n\n".join(paragraphs)
        if said.isascii() and not set(said) & {"*", "|"}:
            return said
        for pattern, says in SIGNS:
            said = pattern.sub(lambda found, says=says: says(self, found), said)
        return said

    def _text(self, key: str, args: dict[str, Any]) -> str:
        given = {name: Cards(value) if _shows_cards(value) else value for name, value in args.items()}
        return super()._text(self._whole(key), given)

    def _whole(self, key: str) -> str:
        """The key of what is said instead."""
        others = [f"lines-{key}"]
        for short, wholes in WHOLE.items():
            if key.startswith(short):
                others += [whole + key.removeprefix(short) for whole in wholes]
        return next((other for other in others if self.has(other)), key)


def _apart(line: str) -> str:
    """A line of a screen as it is read in one go."""
    return COLUMNS.sub(lambda gap: f"{gap[1] or ';'} ", line.strip())


def _shows_cards(value: object) -> bool:
    return isinstance(value, str) and CARD.search(value) is not None


def _card(words: Words, found: re.Match[str]) -> str:
    """A card in words, in the case that is marked; a sentence begins with a capital."""
    of, rank, suit, mark = found.groups()
    case = next((name for name, sign in CASES.items() if sign == mark), "nominative")
    drawn = DRAWN.get(of or "") if case == "definite" else None
    said = words("lines-card", rank=_rank(words, rank), suit=SUITS[suit], case=drawn or case)
    if of and not drawn:
        said = f"{of} {said}"
    before = found.string[: found.start()].rstrip(" ")
    return said[:1].upper() + said[1:] if not before or before[-1] in ".!?\n" else said


def _rank(words: Words, text: str) -> str | int:
    """A card's rank: the number, or by which name it is known of those that have one."""
    known = {words(f"nobles-rank-{rank}"): rank for rank in ("king", "queen", "jack", "ace")}
    return int(text) if text.isdecimal() else known.get(text, text)


def _wounds(words: Words, signs: str) -> str:
    """Those that a noble has taken, of so many that he bears."""
    return words("lines-wounds", taken=signs.count("×"), bears=len(signs))
