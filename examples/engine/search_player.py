"""Plays Morris by looking two moves ahead, in copies of what the match may be."""

import contest

WIN = 1_000


def choose(engine, match, seat):
    engine.ask("guess", match=match, seat=seat, into="root", seed=1)
    moves = engine.ask("moves", match="root")["moves"]
    return {"move": max(moves, key=lambda move: value(engine, "root", move, seat, depth=2))}


def value(engine, match, move, seat, depth):
    """What a move is worth for the seat after the best moves of both sides, this many moves deep."""
    child = f"depth {depth}"
    engine.ask("copy", match=match, into=child)
    turn = engine.ask("play", match=child, move=move)["turn"]
    if turn["kind"] == "over":
        return (WIN if seat in turn["winners"] else -WIN) if turn["winners"] else 0
    if depth == 1:
        return material(engine, child, seat)
    best = max if turn["seat"] == seat else min
    moves = engine.ask("moves", match=child)["moves"]
    return best(value(engine, child, reply, seat, depth - 1) for reply in moves)


def material(engine, match, seat):
    """Own men less those of the other."""
    view = engine.ask("view", match=match, seat=seat)["view"]
    men = [view["owners"].count(each) + view["hands"][each] for each in (0, 1)]
    return men[seat] - men[1 - seat]


if __name__ == "__main__":
    contest.run(choose, "six-mens-morris")
