#!/usr/bin/env python3
"""A bot that picks any numbered move of any game with equal probability.

    ./strategos arena --seats 'balanced,exec:python3 examples/bots/random_bot.py' --games 20

The protocol is in docs/protocol/bots.md. Only the standard library is used.
"""

import json
import random
import sys


def send(message):
    print(json.dumps(message), flush=True)


def main():
    dice = random.Random()
    wanted = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            dice.seed(message["seed"])
        elif message["t"] == "decide":
            wanted = dice.randrange(message["count"])
            if wanted < len(message["moves"]):
                send({"t": "move", "id": message["id"], "move": message["moves"][wanted]})
            else:  # There are more moves than the message holds.
                send({"t": "moves", "id": message["id"], "from": wanted})
        elif message["t"] == "moves":
            send({"t": "move", "id": message["id"], "move": message["moves"][0]})


if __name__ == "__main__":
    main()
