"""Stands in the place of a visit's screen: speaks as Textual's web driver does, and does what it is typed."""

import json
import os
import signal
import sys
import time


def say(kind: bytes, data: bytes) -> None:
    os.write(1, kind + len(data).to_bytes(4, "big") + data)


def read(size: int) -> bytes:
    data = sys.stdin.buffer.read(size)
    if len(data) < size:
        sys.exit()
    return data


def obey(typed: str) -> None:
    if typed == "open_url":
        say(b"M", b'{"type": "open_url", "url": "http://evil", "new_tab": true}')
        say(b"P", b"http://evil")
    elif typed in ("writing", "question"):
        say(b"M", json.dumps({"type": typed, **({"wanted": True} if typed == "writing" else {})}).encode())
    elif typed == "end":
        sys.stderr.write("The table \x1b[31mhas been closed.\n")
        sys.stderr.flush()
        say(b"M", b'{"type": "exit"}')
    elif typed == "table":
        with open(os.path.join(os.environ["HOME"], "at-table"), "w") as file:
            file.write("yes")
    elif typed == "mouse":
        say(b"D", b"\x1b[?1000h\x1b[?1006h")
    elif typed == "hang":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(60)
    elif typed == "flood":
        while True:
            say(b"D", b"x" * 60_000)
    elif typed == "huge":
        os.write(1, b"D\xff\xff\xff\xff" + b"x" * 1000)
        time.sleep(60)
    elif typed == "die":
        os.kill(os.getpid(), signal.SIGKILL)


about = {"environment": dict(os.environ), "cwd": os.getcwd(), "files": sorted(os.listdir()), "pid": os.getpid()}
os.write(1, b"__GANGLION__\n")
say(b"D", json.dumps(about).encode() + b"\n")
while True:
    kind = read(1)
    data = read(int.from_bytes(read(4), "big"))
    said = f"{kind.decode()} {data.decode()!r}\r\n"
    say(b"D", said.encode())
    if b'"quit"' in data:
        sys.exit()
    obey(data.decode())
