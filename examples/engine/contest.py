"""Plays matches of one player against random ones, and counts its wins."""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))

from strategos import Engine  # noqa: E402

MOST_MOVES = 5_000


def run(choose, rules, seats=2):
    """Plays as many matches as the command line says; ``choose(engine, match, seat)`` returns what to play."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with Engine() as engine:
        won = sum(play(engine, choose, rules, seats, number) for number in range(matches))
    print(f"won {won} of {matches}")


def play(engine, choose, rules, seats, number):
    """Plays one match, with the player in another seat each time, and returns whether it won."""
    own = number % seats
    others = random.Random(number)
    turn = engine.ask("new", match="m", rules=rules, seats=seats, seed=number)["turn"]
    for _ in range(MOST_MOVES):
        if turn["kind"] == "over":
            return own in turn["winners"]
        seat = turn["seat"]
        played = choose(engine, "m", seat) if seat == own else at_random(engine, "m", others)
        turn = engine.ask("play", match="m", **played)["turn"]
    return False


def at_random(engine, match, numbers):
    """Any legal move, by its number."""
    return {"option": numbers.randrange(engine.ask("moves", match=match, most=0)["count"])}
