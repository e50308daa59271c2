#!/usr/bin/env python3
"""A bot that takes what looks best right now, by the odds and choices that each decision offers.

    ./strategos arena --seats 'rush,exec:python3 examples/bots/greedy_bot.py' --games 20
    ./strategos arena --rules three-mens-morris --seats 'random,exec:python3 examples/bots/greedy_bot.py'

It knows Risk in turns, and plays the first move of everything else. The protocol is in
docs/protocol/bots.md. Only the standard library is used.
"""

import json
import sys

GOOD_ODDS = 0.65


class Match:
    """One match: the board of its hello, and a move for each decision."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.territories = hello["board"].get("territories", [])

    def choose(self, decision):
        scene = decision["scene"]
        choices = scene["choices"]
        kind = choices.get("kind")
        if kind == "reinforce":
            return self.reinforce(decision["moves"], scene, choices)
        if kind == "attack":
            return self.attack(choices)
        if kind == "fortify":
            return self.fortify(scene, choices)
        if kind in ("defend", "occupy"):
            return decision["moves"][-1]  # The most dice, or the most armies.
        return decision["moves"][0]

    def reinforce(self, moves, scene, choices):
        if choices["sets"]:
            return moves[0]  # Trades come first.
        best = max(choices["territories"], key=lambda own: self.advantage(scene, own))
        return f"place {self.name(best)} {choices['left']}"

    def attack(self, choices):
        best = max(choices["attacks"], key=lambda target: target["win"] or 0, default=None)
        if best is None or (best["win"] or 0) < GOOD_ODDS:
            return "done"
        return f"blitz {self.name(best['from'])} {self.name(best['to'])} 1"

    def fortify(self, scene, choices):
        idle = [move for move in choices["moves"] if not self.enemies(scene, move["from"])]
        for move in sorted(idle, key=lambda each: -each["most"]):
            fronts = [to for to in choices["groups"][move["group"]] if self.enemies(scene, to)]
            if fronts:
                to = max(fronts, key=lambda front: self.advantage(scene, front))
                return f"fortify {self.name(move['from'])} {self.name(to)} {move['most']}"
        return "done"

    def enemies(self, scene, territory):
        neighbours = self.territories[territory]["neighbours"]
        return [to for to in neighbours if scene["owners"][to] != self.seat]

    def advantage(self, scene, own):
        """The armies that a territory has more than its weakest enemy."""
        enemies = [scene["armies"][to] for to in self.enemies(scene, own)]
        return scene["armies"][own] - min(enemies, default=1_000_000)

    def name(self, territory):
        return '"' + self.territories[territory]["name"] + '"'


def main():
    match = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            match = Match(message)
        elif message["t"] == "decide":
            answer = {"t": "move", "id": message["id"], "move": match.choose(message)}
            print(json.dumps(answer), flush=True)
        elif message["t"] == "refused":  # A mistake above; it is told to whoever runs the bot.
            print(message["message"], file=sys.stderr)


if __name__ == "__main__":
    main()
