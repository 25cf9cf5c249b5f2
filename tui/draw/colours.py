"""Colours as people see them: how light they are, how far apart, and mixed.

Knows: arithmetic of colours.
Must not know: which colours there are, or what they are for.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from math import dist


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`, each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(below: str, above: str, share: float) -> str:
    """One colour with so large a share of another laid over it, both as `#rrggbb`."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(below), rgb(above), strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def nearest(color: tuple[int, ...], among: tuple[tuple[int, ...], ...]) -> int:
    """The number of that which looks most like a colour."""
    distances = _distances(color, among)
    return distances.index(min(distances))


def from_nearest(color: tuple[int, ...], among: tuple[tuple[int, ...], ...]) -> list[int]:
    """The numbers of all, those first that look most like a colour."""
    return sorted(range(len(among)), key=_distances(color, among).__getitem__)


def _distances(color: tuple[int, ...], among: tuple[tuple[int, ...], ...]) -> list[float]:
    return [*map(dist, repeat(_place(color)), _places(among))]


@lru_cache(64)
def _places(colors: tuple[tuple[int, ...], ...]) -> list[tuple[float, float, float]]:
    return [_place(color) for color in colors]


@lru_cache(4096)
def _place(color: tuple[int, ...]) -> tuple[float, float, float]:
    """A colour in CIE L*a*b*."""
    return lab(linear(color))


def linear(color: tuple[int, ...]) -> tuple[float, ...]:
    """sRGB, 0 to 255, as shares of light."""
    parts = [value / 255 for value in color]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """Shares of red, green and blue light in CIE L*a*b* under daylight (D65)."""
    red, green, blue = light
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The ratio of luminances of two colours (WCAG), 1 to 21."""
    dark, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@lru_cache(4096)
def _luminance(color: tuple[int, ...]) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
