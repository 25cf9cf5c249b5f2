"""Texts for a screen reader: whole words for short ones, and a name for every sign.

Knows: texts, the signs that boards use.
Must not know: rules, or what is said when.

Texts `lines-<key>` in `lines.ftl` replace those of `<key>`. The signs that are left are put into words. Where a
sentence needs a card in another case than the nominative, or with the article of French and English, it says so
(`{ ACCUSATIVE($card) }`, `{ DEFINITE($card) }`); a mark behind the card keeps that until it is put into words.
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
    "histrio-short-": ("histrio-acrobat-",),
}
"""Short texts and the whole ones to use instead, by how their keys begin."""
PICTURE = re.compile("[♔♜♞†⌂⚑§►▲▮▼■]|✓.*★", re.DOTALL)
"""Matches explanations of the screen: they have signs that are used nowhere else, or both of the last two."""
COLUMNS = re.compile("([.:]?) {2,}")
"""The gap between two things on a screen, after a stop or not."""

NUMBER = r"[+−]?\d+"
CARD = re.compile(r"\w+[♥♦♣♠]")
CASES = {"genitive": "\ue300", "accusative": "\ue301", "definite": "\ue302"}
"""Marks behind a card in another case than the nominative, or with its article: characters of the private use area."""
OPEN, CLOSE = "\ue310", "\ue311"
VERBATIM = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
"""Text that people have written: its signs are not the game's, and stay as they are."""
FIRST_STAND_IN = 0x20000
"""The first of the characters that stand for such texts while signs are put into words; no text of ours has them."""
DRAWN = {"de": "genitive", "à": "dative"}
"""French words that merge with an article behind them, as in `du roi`, and the case of the text for both."""

Says = Callable[[Words, "re.Match[str]"], str]
SIGNS: tuple[tuple[re.Pattern[str], Says], ...] = tuple(
    (re.compile(pattern), says)
    for pattern, says in (
        (r" ?\((?:[×○]|[dк]6)\)| \([^()]*\*\)", lambda words, found: ""),
        ("(?<=[♥♦♣♠]) (?=\\w*[♥♦♣♠])", lambda words, found: ", "),
        (
            rf"(?:\b({'|'.join(DRAWN)}) )?(\w+)([♥♦♣♠])([{''.join(CASES.values())}]?)",
            lambda words, found: _card(words, found),
        ),
        ("[♥♦♣♠]", lambda words, found: words("lines-suit", suit=SUITS[found[0]])),
        (r"(?<=\d) \+ (\d) [^\W\d]+", lambda words, found: " " + words("lines-dice", count=int(found[1]))),
        (r"×(\d+)", lambda words, found: words("lines-times", count=int(found[1]))),
        ("(×*)(○+)|(×+)", lambda words, found: _wounds(words, found[0])),
        (r"(\d+) ([◡◠])(?!\d)", lambda words, found: words("histrio-swing", steps=int(found[1]), way=MOODS[found[2]])),
        (r"(?<=\d) (?=[◡◠]\d)", lambda words, found: ", "),
        (r"([◡◠])(\d)", lambda words, found: words("histrio-actor", talent=TALENTS[found[1]], level=found[2])),
        (" ★", lambda words, found: f", {words('lines-best')}"),
        (" ✓", lambda words, found: f", {words('lines-pleases')}"),
        (
            r"([+−]?\d+(?: \w+)?) ?→ ?((?:[^\W\d]+[ \u00a0])?[+−]?\d+)",
            lambda words, found: words("lines-from-to", start=found[1], end=found[2]),
        ),
        ("[ \u00a0]*→[ \u00a0]?", lambda words, found: ": "),
        ("↑[ \u00a0](\\d+)", lambda words, found: words("lines-past", space=found[1])),
        (r"↑(\d+)", lambda words, found: words("lines-spears", count=int(found[1]))),
        ("↑+", lambda words, found: words("lines-spears", count=len(found[0]))),
        (r" \| ", lambda words, found: "; "),
        (r"(?<=\w) · (?=\w)", lambda words, found: ", "),
        ("·", lambda words, found: "0"),
        (r"(\w+)\*", lambda words, found: words("lines-friendly", name=found[1])),
        ("▒+", lambda words, found: words("lines-unseen")),
    )
)
"""The words for signs, replaced in this order."""


class Cards(str):
    """One or more cards as they are shown, to be set into a sentence."""

    __slots__ = ()

    def declined(self, case: str) -> str:
        """The cards, each with the mark of a case behind it."""
        return CARD.sub(rf"\g<0>{CASES[case]}", self)


class ScreenReaderWords(Words):
    """The texts of one language for a screen reader."""

    def verbatim(self, text: str) -> str:
        """Marks a text to stay as it is when signs are put into words."""
        return f"{OPEN}{text}{CLOSE}"

    def called(self, name: str, among: Iterable[str] = ()) -> str:
        """A player's name; signs in it stay as they are."""
        return self.verbatim(super().called(name, among))

    def readable(self, text: str) -> str:
        """A text with words for its signs. What people have written stays as it is; explanations of pictures are left
        out."""
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
        """The key of the text to use instead."""
        others = [f"lines-{key}"]
        for short, wholes in WHOLE.items():
            if key.startswith(short):
                others += [whole + key.removeprefix(short) for whole in wholes]
        return next((other for other in others if self.has(other)), key)


def _apart(line: str) -> str:
    """A line of a screen with its gaps replaced by punctuation."""
    return COLUMNS.sub(lambda gap: f"{gap[1] or ';'} ", line.strip())


def _shows_cards(value: object) -> bool:
    return isinstance(value, str) and CARD.search(value) is not None


def _card(words: Words, found: re.Match[str]) -> str:
    """A card in words, in the case that is marked; with a capital at the beginning of a sentence."""
    of, rank, suit, mark = found.groups()
    case = next((name for name, sign in CASES.items() if sign == mark), "nominative")
    drawn = DRAWN.get(of or "") if case == "definite" else None
    said = words("lines-card", rank=_rank(words, rank), suit=SUITS[suit], case=drawn or case)
    if of and not drawn:
        said = f"{of} {said}"
    before = found.string[: found.start()].rstrip(" ")
    return said[:1].upper() + said[1:] if not before or before[-1] in ".!?\n" else said


def _rank(words: Words, text: str) -> str | int:
    """A card's rank: its number, or the key of its name if it has one."""
    known = {words(f"nobles-rank-{rank}"): rank for rank in ("king", "queen", "jack", "ace")}
    return int(text) if text.isdecimal() else known.get(text, text)


def _wounds(words: Words, signs: str) -> str:
    """The wounds that a noble has taken, of those it can bear."""
    return words("lines-wounds", taken=signs.count("×"), bears=len(signs))
