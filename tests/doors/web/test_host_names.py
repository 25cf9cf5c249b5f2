"""A web door behind a proxy, or under another name: which pages may call, whose limits count, and what is refused."""

from __future__ import annotations

import sys

import pytest

aiohttp = pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from netplay.addresses import CannotJoin, web_url  # noqa: E402
from netplay.door_launcher import DoorReply, DoorRequest  # noqa: E402
from netplay.server.ways_in import _web  # noqa: E402
from tests.doors.pages import HERE, OTHER, STUB, TAB, at_a_door, holds  # noqa: E402
from tests.tui.test_cli import planned, sentence  # noqa: E402
from tui.app.settings import LANGUAGES  # noqa: E402
from tui.doors.visit import screen  # noqa: E402
from tui.doors.web import door as web  # noqa: E402
from tui.doors.web import pipes  # noqa: E402
from tui.doors.web.host_names import Names  # noqa: E402
from tui.lobby_view.lobby_text import ways_in  # noqa: E402
from tui.text.words import Words  # noqa: E402

PROXY = "https://table.example"


@pytest.fixture(autouse=True)
def stub(monkeypatch):
    monkeypatch.setattr(pipes, "COMMAND", [sys.executable, "-I", str(STUB)])
    for each in (pipes, screen):
        monkeypatch.setattr(each, "GRACE", 0.2)


def of(bind: str | None, *urls: str) -> Names:
    return Names.of(DoorRequest(HERE, 1, "table", bind, 4780, urls=list(urls)))


ALLOWED = [
    (PROXY, "table.example"),  # as Caddy passes it on
    (PROXY, "table.example:443"),
    (PROXY, "127.0.0.1:4780"),  # as nginx does if it is not told
    (PROXY, "localhost:4780"),
    ("https://table.example:8443", "table.example:8443"),
    ("http://127.0.0.1:4780", "127.0.0.1:4780"),  # past the proxy
]
REFUSED = [
    ("https://evil.example", "table.example"),
    ("https://evil.example", "127.0.0.1:4780"),
    ("https://evil.example", "evil.example"),
    ("https://table.example.evil.example", "table.example"),
    ("https://evil.example@table.example", "table.example"),
    ("https://table.example/x", "table.example"),
    (PROXY, "evil.example"),
    (PROXY, ""),
    ("file://table.example", "table.example"),
    ("null", "table.example"),
    ("", "table.example"),
]


@pytest.mark.parametrize(("origin", "host"), ALLOWED)
def test_a_page_under_a_name_that_the_host_allows_may_call(origin, host):
    assert of(HERE, PROXY).from_our_page({"Origin": origin, "Host": host})


@pytest.mark.parametrize(("origin", "host"), REFUSED)
def test_no_page_under_another_name_may_call(origin, host):
    assert not of(HERE, PROXY).from_our_page({"Origin": origin, "Host": host})


def test_without_an_allowed_name_a_proxy_is_refused_and_a_plain_port_may_be_left_out():
    assert not of(HERE).from_our_page({"Origin": PROXY, "Host": "table.example"})
    assert not of(None).from_our_page({"Origin": PROXY, "Host": "127.0.0.1:4780"})
    assert of(None).from_our_page({"Origin": PROXY, "Host": "table.example:443"})
    assert of(None).from_our_page({"Origin": "http://table.lan", "Host": "table.lan:80"})
    assert not of(None).from_our_page({"Origin": "http://table.lan", "Host": "table.lan:81"})


def test_behind_a_proxy_each_visitor_has_the_limits_of_their_own_address():
    behind, without = of(HERE, PROXY), of(HERE)
    assert behind.origin(HERE, {"X-Forwarded-For": "6.6.6.6, 192.0.2.7"}) == "192.0.2.7", "what the proxy itself adds"
    assert behind.origin(HERE, {"X-Forwarded-For": "2001:db8:1:2:3::4"}) == "2001:db8:1:2::/64"
    assert behind.origin(HERE, {"X-Forwarded-For": "unknown"}) == HERE
    assert behind.origin(HERE, {}) == HERE
    assert behind.origin("192.0.2.9", {"X-Forwarded-For": "192.0.2.7"}) == "192.0.2.9", "that is no proxy of ours"
    assert without.origin(HERE, {"X-Forwarded-For": "192.0.2.7"}) == HERE, "there is no proxy"


@pytest.mark.process
def test_a_tab_comes_in_through_a_proxy():
    async def script(door, page):
        for host in ("table.example", page.base[7:]):
            tab = await page.tab(TAB, PROXY, Host=host, **{"X-Forwarded-For": "192.0.2.7"})
            await tab.told("}\n")
            assert [place.origin for place in door.places.taken_now] == ["192.0.2.7"]
            await tab.socket.close()
            await holds(lambda: not door.places.taken_now)

    at_a_door(script, PROXY)


@pytest.mark.process
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_refused_is_told_so_and_by_which_option_it_is_not(language):
    async def script(door, page):
        headers = {"Origin": PROXY, "Host": "127.0.0.1:4780", "Accept-Language": language}
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await page.tab(TAB, **headers)
        assert refused.value.status == 403
        async with page.http.post(f"{page.base}/ws/{TAB}", headers=headers) as answer:
            assert answer.status == 403
            said = await answer.text()
        assert said == Words(language)("doors-web-refused", name="table.example")
        assert "--web-name table.example" in said
        async with page.http.post(f"{page.base}/ws/{TAB}", headers={"Origin": page.base}) as answer:
            assert answer.status == 204
            assert not await answer.text()

    at_a_door(script)


@pytest.mark.process
def test_the_page_knows_a_refusal_from_an_end():
    """A WebSocket is closed with a code of its own if a sentence on the screen says why; the page adds none then."""

    async def script(door, page):
        first = await page.tab()
        await first.told("}\n")
        await first.say("stdin", "table")
        await holds(lambda: any(place.at_table for place in door.places.taken_now))
        full = await page.tab(OTHER)
        await full.over()
        assert full.socket.close_code == web.SAID
        await first.say("stdin", "end")
        await first.over()
        assert first.socket.close_code == web.SAID, "the screen has said so itself"
        text = await (await page.http.get(page.base)).text()
        for key in ("over", "lost", "away", "blocked"):
            assert Words("en")(f"doors-web-{key}") in text

    at_a_door(script, visits=1)


# What the host types


@pytest.mark.parametrize(
    ("said", "url"),
    [
        ("table.example", PROXY), ("https://Table.example/", "https://Table.example"), ("HTTP://a.lan:80", "http://a.lan:80"),
        ("192.168.1.5:4780", "https://192.168.1.5:4780"), ("fd00::7", "https://[fd00::7]"),
        ("https://example.org/table/", "https://example.org/table"),
    ],
)  # fmt: skip
def test_a_name_is_taken_as_friends_type_it(said, url):
    assert web_url(said) == url
    assert planned("host", "--web-name", said).web_urls == (url,)
    assert planned("host", "--web-name", said).web == 4780, "a name is of use with the door only"


@pytest.mark.parametrize("said", ["", "ftp://x", "a b", "https://", "x:99999", "x@y", "x/y?z", "x\x1b[31m/"])
def test_what_is_no_name_gets_a_sentence(said):
    with pytest.raises(CannotJoin):
        web_url(said)
    assert "\x1b" not in sentence("host", "--web-name", said)


@pytest.mark.parametrize(
    ("said", "url"),
    [
        ("стіл.example", "https://xn--k1ald4f.example"), ("http://Bücher.lan:8080", "http://xn--bcher-kva.lan:8080"),
        ("straße.example/tisch", "https://xn--strae-oqa.example/tisch"), ("ｔａｂｌｅ.example", PROXY),
    ],
)  # fmt: skip
def test_a_name_beyond_ascii_is_written_as_browsers_send_it_and_told_to_guests(said, url):
    assert web_url(said) == url
    told = _web(DoorReply(4780, urls=[web_url(said)]))
    assert told is not None
    assert told.urls == [url]
    sent = url.split("/")[2]
    assert of(None, web_url(said)).from_our_page({"Origin": f"https://{sent}", "Host": sent})


def test_a_name_too_long_to_be_one_gets_a_sentence():
    with pytest.raises(CannotJoin):
        web_url(f"{'я' * 64}.example")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_shows_the_name_that_friends_open(language):
    lines = "\n".join(ways_in(Words(language), "192.168.1.5:4747", None, DoorReply(4780, urls=[PROXY])))
    assert PROXY in lines
    assert "4780" not in lines
