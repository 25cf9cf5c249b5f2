"""The records of a private line: what any change of them leads to, and what their length tells."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from netplay.secure_channel import key_schedule, records
from netplay.secure_channel.records import BLOCK, MOST, REKEY, TAG_BYTES, Opener, Sealer
from netplay.secure_channel.wire import ChannelError, Truncated
from tests.netplay.secure_channel.pair import shaken

KEY = b"k" * 32


def test_a_record_is_what_the_cipher_says():
    plain = b"\0\0\5hello" + bytes(BLOCK - 8)
    length = (BLOCK + TAG_BYTES).to_bytes(2, "big")
    sealed = ChaCha20Poly1305(KEY).encrypt((1).to_bytes(12, "big"), plain, length)
    assert Sealer(KEY).seal(b"hello") == length + sealed


@pytest.mark.parametrize("size", [0, 1, BLOCK - 3, BLOCK - 2, MOST - 3, MOST - 2, 3 * MOST])
def test_bytes_come_out_as_they_went_in_however_they_are_split(size):
    data, opener = bytes(n % 251 for n in range(size)), Opener(KEY)
    sealed = Sealer(KEY).seal(data)
    assert b"".join(opener.feed(sealed[at : at + 97]) for at in range(0, len(sealed), 97)) == data


def test_actions_of_all_lengths_look_alike():
    assert len({len(Sealer(KEY).seal(b"x" * size)) for size in range(1, BLOCK - 2)}) == 1


def test_no_change_of_a_byte_is_taken():
    sealed = Sealer(KEY).seal(b"one")
    for at in range(len(sealed)):
        changed = sealed[:at] + bytes((sealed[at] ^ 1,)) + sealed[at + 1 :]
        opener = Opener(KEY)
        try:
            assert opener.feed(changed) == b"", "a longer length only waits for more"
        except ChannelError:
            continue
        with pytest.raises(Truncated):
            opener.check_end()


def test_records_that_are_left_out_repeated_moved_or_reflected_are_not_taken():
    client, table, _ = shaken()
    one, two = client.sealer.seal(b"one"), client.sealer.seal(b"two")
    for wrong in (two, one + one, two + one):
        opener = Opener(_key_of(client))
        with pytest.raises(ChannelError):
            opener.feed(wrong)
    with pytest.raises(ChannelError):
        client.opener.feed(one)
    assert table.opener.feed(one + two) == b"onetwo"


def _key_of(channel) -> bytes:
    return channel.sealer._key


def test_records_of_another_connection_are_not_taken():
    former, now = shaken()[0], shaken()[1]
    with pytest.raises(ChannelError):
        now.opener.feed(former.sealer.seal(b"again"))


def test_after_a_failure_nothing_more_is_opened():
    sealer, opener = Sealer(KEY), Opener(KEY)
    first = sealer.seal(b"one")
    with pytest.raises(ChannelError):
        opener.feed(first[:-1] + bytes((first[-1] ^ 1,)))
    with pytest.raises(ChannelError):
        opener.feed(first)


def test_an_end_without_the_last_record_is_a_cut():
    sealer, opener = Sealer(KEY), Opener(KEY)
    opener.feed(sealer.seal(b"one"))
    with pytest.raises(Truncated):
        opener.check_end()
    opener.feed(sealer.last())
    opener.check_end()
    with pytest.raises(ChannelError):
        opener.feed(sealer.seal(b"more"))


def test_nothing_that_follows_the_last_record_is_taken():
    sealer = Sealer(KEY)
    last, more = sealer.last(), sealer.seal(b"more")
    for after in (more, b"\0"):
        with pytest.raises(ChannelError):
            Opener(KEY).feed(last + after)


def test_the_key_is_replaced_after_many_records_and_the_line_goes_on():
    sealer, opener = Sealer(KEY), Opener(KEY)
    for number in range(REKEY + 2):
        assert opener.feed(sealer.seal(number.to_bytes(4, "big"))) == number.to_bytes(4, "big")
    assert sealer._key == opener._key == key_schedule.next_key(KEY)


@pytest.mark.parametrize("length", [0, 1, BLOCK, BLOCK + TAG_BYTES - 1, MOST + TAG_BYTES + 1, 65535])
def test_a_record_of_an_impossible_length_is_refused_before_it_is_stored(length):
    with pytest.raises(ChannelError):
        Opener(KEY).feed(length.to_bytes(2, "big"))


@pytest.mark.parametrize("plain", [b"\2\0\0", b"\0\xff\xff", b"\0\0\1xy", b"\0\0\0" + b"\1"])
def test_a_plaintext_of_another_form_is_refused(plain):
    """Only a peer with the key can send one; it would let two programs read the same bytes differently."""
    sealer = Sealer(KEY)
    length = (BLOCK + TAG_BYTES).to_bytes(2, "big")
    whole = plain + bytes(BLOCK - len(plain))
    with pytest.raises(ChannelError):
        Opener(KEY).feed(length + sealer._cipher.encrypt(sealer.nonce(), whole, length))
    assert records.DATA == 0
