"""The sample of the tests: none but the slow ones is left out, and the cases are spread."""

from __future__ import annotations

from tests.sample import sample


class Item:
    """What the sample reads of a test."""

    def __init__(self, nodeid: str, mark: str = "") -> None:
        self.nodeid, self._mark = nodeid, mark

    def get_closest_marker(self, name: str) -> str | None:
        return self._mark if name == self._mark else None


def sampled(*items: Item) -> list[str]:
    return [item.nodeid for item in sample(items)]  # type: ignore[arg-type]


def test_each_test_is_in_the_sample_in_one_of_its_cases():
    names = [f"t.py::test_{number}[{case}]" for number in range(40) for case in "abcd"]
    found = sampled(*map(Item, names), Item("t.py::test_alone"))
    assert [name.partition("[")[0] for name in found] == [f"t.py::test_{number}" for number in range(40)] + [
        "t.py::test_alone"
    ]
    assert {name[-2] for name in found[:-1]} == set("abcd"), "the cases are spread over the tests"
    assert found == sampled(*map(Item, names), Item("t.py::test_alone")), "and the same each time"


def test_each_law_is_in_the_sample_with_each_game():
    laws = [f"t.py::test_law[{game}-{table}]" for game in ("academy", "nobles") for table in range(3)]
    found = sampled(*(Item(law, "every_game") for law in laws))
    assert [name.partition("-")[0] for name in found] == ["t.py::test_law[academy", "t.py::test_law[nobles"]


def test_no_slow_test_is_in_the_sample():
    assert sampled(Item("t.py::test_of_hours[a]", "slow"), Item("t.py::test_of_hours[b]")) == ["t.py::test_of_hours[b]"]
    assert sampled(Item("t.py::test_of_hours", "slow")) == []
