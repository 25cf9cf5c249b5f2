"""TLS for the web door: a certificate and its key, from files of the host.

Knows: the standard library's ssl.
Must not know: HTTP, visits.
"""

from __future__ import annotations

import ssl

from core import Sentence
from netplay.protocol import codec


class BadCertificate(Exception):
    """The certificate or its key cannot be used; the sentence says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


def context(certificate: str, private_key: str) -> ssl.SSLContext:
    """Returns what a server of this certificate needs: TLS 1.2 or newer. Raises BadCertificate."""
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    found.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        found.load_cert_chain(certificate, private_key or None, password=_no_password)
    except (OSError, ValueError) as error:
        raise BadCertificate(_why_not(certificate, private_key, error)) from None
    return found


def _no_password() -> str:
    """A key with a password cannot be used: the door has nobody to ask."""
    raise ValueError


def _why_not(certificate: str, private_key: str, error: OSError | ValueError) -> Sentence:
    files = codec.clean(" ".join(dict.fromkeys(filter(None, (certificate, private_key)))), 200)
    if isinstance(error, ssl.SSLError):
        text = "These are no certificate and its key, in PEM: {files}."
        return Sentence("web-no-certificate", text, files=files)
    if isinstance(error, ValueError):
        text = "The key of the certificate has a password, which nobody could type at the door: {files}."
        return Sentence("web-key-locked", text, files=files)
    reason = error.strerror or type(error).__name__
    return Sentence("web-no-file", "The certificate cannot be read ({reason}): {files}.", reason=reason, files=files)
