"""The web door with a certificate: it speaks TLS, to browsers' pages too, and says what is wrong with the files."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import ssl
import sys
from pathlib import Path

import pytest

aiohttp = pytest.importorskip("aiohttp", reason="needs the extra `doors`")

from cryptography import x509  # noqa: E402
from cryptography.hazmat.primitives import hashes, serialization  # noqa: E402
from cryptography.hazmat.primitives.asymmetric import ec  # noqa: E402
from cryptography.x509.oid import NameOID  # noqa: E402

from netplay.door_launcher import DoorReply, DoorRequest  # noqa: E402
from tests.doors.pages import HERE, STUB, Page  # noqa: E402
from tui.doors.visit import screen  # noqa: E402
from tui.doors.web import pipes, tls  # noqa: E402
from tui.doors.web.door import Door  # noqa: E402
from tui.lobby_view.lobby_text import ways_in  # noqa: E402
from tui.text.words import Words  # noqa: E402


def certified(folder: Path, password: bytes | None = None) -> tuple[str, str]:
    """The files of a new certificate for this machine, and of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HERE)]), datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))])
    built = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    built = built.not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1)).add_extension(names, False)
    pem, how = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    locked = serialization.BestAvailableEncryption(password) if password else serialization.NoEncryption()
    (folder / "cert.pem").write_bytes(built.sign(key, hashes.SHA256()).public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, how, locked))
    return str(folder / "cert.pem"), str(folder / "key.pem")


@pytest.mark.process
def test_a_door_with_a_certificate_shows_page_and_screen_by_tls_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(pipes, "COMMAND", [sys.executable, "-I", str(STUB)])
    for each in (pipes, screen):
        monkeypatch.setattr(each, "GRACE", 0.2)
    files = certified(tmp_path)
    trust = ssl.create_default_context(cafile=files[0])

    async def run() -> None:
        door = Door(DoorRequest(HERE, 1, "table", HERE, 0, certificate=files[0], private_key=files[1]))
        server = await door.open()
        port = server.sockets[0].getsockname()[1]
        try:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trust)) as http:
                page = Page(port, http)
                page.base = f"https://{HERE}:{port}"
                async with http.get(page.base) as answer:
                    assert answer.status == 200
                    assert "<title>" in await answer.text()
                tab = await page.tab()
                assert '"COLUMNS": "80"' in (await tab.told("}\n")).decode()
                with pytest.raises(aiohttp.ClientError):
                    await http.get(f"http://{HERE}:{port}")
        finally:
            server.close()
            await door.close(0)

    asyncio.run(run())


def test_the_lobby_shows_the_scheme_of_the_door():
    shown = "\n".join(
        ways_in(Words("en"), "192.168.1.5:4747 lion-42-maple-river", None, DoorReply(4780, scheme="https"))
    )
    assert "https://192.168.1.5:4780" in shown
    assert "join 192.168.1.5:4747 lion-42-maple-river" in shown


def test_files_that_cannot_be_used_are_told_by_a_sentence(tmp_path):
    certificate, key = certified(tmp_path)
    other, locked = tmp_path / "other", tmp_path / "locked"
    other.mkdir()
    locked.mkdir()
    stranger = certified(other)[1]
    (tmp_path / "none.pem").write_text("no certificate")
    wrong = [
        (certificate, stranger, "web-no-certificate"), (str(tmp_path / "none.pem"), key, "web-no-certificate"),
        (certificate, str(tmp_path / "missing.pem"), "web-no-file"),
        (*certified(locked, b"secret"), "web-key-locked"),
    ]  # fmt: skip
    for *files, code in wrong:
        with pytest.raises(tls.BadCertificate) as caught:
            tls.context(*files)
        assert caught.value.sentence.code == code
    assert tls.context(certificate, key).minimum_version == ssl.TLSVersion.TLSv1_2
