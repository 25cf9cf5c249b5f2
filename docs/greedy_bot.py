#!/usr/bin/env python3
"""A bot for Round Table that likes big numbers: `python -m netplay bot HOST:PORT --exec docs/greedy_bot.py`."""

import json
import random
import re
import sys


def size(action):
    """The numbers in an action, added up: 5 for {"do": "play", "card": "sword-5", "track": "jousts"}."""
    return sum(int(number) for number in re.findall(r"\d+", json.dumps(action)))


for line in sys.stdin:
    said = json.loads(line)
    if said["say"] == "act":
        best = max(said["legal"], key=lambda action: (size(action), random.random()))
        print(json.dumps(best), flush=True)
    elif said["say"] == "over":
        mine = next(place for place, seats in enumerate(said["ranking"], 1) if said["seat"] in seats)
        print(f"I came in as number {mine} of {said['players']}.", file=sys.stderr, flush=True)
