"""Plays Risk by the odds: attacks where they are good, and reinforces where they become best."""

import functools

import contest

GOOD = 0.6


def choose(engine, match, seat):
    view = engine.ask("view", match=match, seat=seat)["view"]
    choices = view["choices"]
    if choices["kind"] == "attack":
        return attack(engine, match, view)
    if choices["kind"] in ("reinforce", "settle") and choices["territories"]:
        return place(engine, match, view, seat)
    if choices["kind"] == "occupy":
        return {"move": f"occupy {choices['atMost']}"}
    if choices["kind"] == "defend":
        return {"move": f"defend {choices['most']}"}
    if choices["kind"] == "fortify":
        return {"move": "done"}
    return {"option": 0}


def attack(engine, match, view):
    odds = functools.partial(win, engine)
    armies, targets = view["armies"], view["choices"]["attacks"]
    best = max(targets, key=lambda it: odds(armies[it["from"]], armies[it["to"]]), default=None)
    if best is None or odds(armies[best["from"]], armies[best["to"]]) < GOOD:
        return {"move": "done"}
    names = territories(engine, match)
    return {"move": f"blitz {names[best['from']]} {names[best['to']]} 1"}


def place(engine, match, view, seat):
    armies, owners = view["armies"], view["owners"]
    number = view["choices"].get("left") or view["choices"].get("together")

    def promise(territory):
        foes = [t for t in neighbours(engine, match)[territory] if owners[t] != seat]
        return max((win(engine, armies[territory] + number, max(1, armies[t])) for t in foes), default=-1)

    best = max(view["choices"]["territories"], key=promise)
    return {"move": f"place {territories(engine, match)[best]} {number}"}


@functools.lru_cache(maxsize=None)
def win(engine, attackers, defenders):
    if attackers < 2:
        return 0
    return engine.ask("odds", attackers=attackers, defenders=defenders)["odds"]["win"]


@functools.lru_cache(maxsize=None)
def board(engine, match):
    return engine.ask("board", match=match)["board"]["territories"]


def territories(engine, match):
    return [f'"{territory["name"]}"' for territory in board(engine, match)]


def neighbours(engine, match):
    return [territory["neighbours"] for territory in board(engine, match)]


contest.run(choose, "modern")
