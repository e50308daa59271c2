#!/usr/bin/env python3
"""Plays on a server as a bot account, with the strategy of greedy_bot.py.

    STRATEGOS_TOKEN=... python3 examples/bots/server_bot.py http://localhost:8080
    STRATEGOS_TOKEN=... python3 examples/bots/server_bot.py http://localhost:8080 --join MATCH

The account page of the server creates a bot account and shows its token. The bot plays every match
that it has a seat in, and people can challenge it while this runs; --join takes an open seat. The
protocol is in docs/protocol/bots.md. Only the standard library is used.
"""

import argparse
import json
import os
import sys
import threading
import time
import urllib.error
import urllib.request

from greedy_bot import Match

PAUSE_SECONDS = 2


class Server:
    """A server that knows us by our token."""

    def __init__(self, site, token):
        self.site = site.rstrip("/")
        self.token = token

    def open(self, path, body=None):
        request = urllib.request.Request(
            self.site + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": "Bearer " + self.token},
        )
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, path, body=None):
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code != 429:  # Too many requests: wait, and try again.
                    raise
                time.sleep(float(refused.headers.get("Retry-After", 1)))


def play(server, match_id):
    """Follows one match to its end, or until the connection is lost."""
    address = f"/api/bot/matches/{match_id}"
    match = None
    with server.open(address + "/stream") as lines:
        for line in lines:
            if not line.strip():
                continue  # Sent now and then while nothing happens.
            message = json.loads(line)
            if message["t"] == "hello":
                match = Match(message)
                print(match_id, "as seat", message["seat"], "of", ", ".join(message["players"]))
            elif message["t"] == "decide":
                move = match.choose(message)
                server.ask(address + "/answer", {"t": "move", "id": message["id"], "move": move})
            elif message["t"] == "refused":
                print(match_id, "refused:", message["message"], file=sys.stderr)
            elif message["t"] == "over":
                print(match_id, "won by seats", message["winners"])


class Matches:
    """The matches that are being played, each by a thread of its own."""

    def __init__(self, server):
        self.server = server
        self.playing = set()

    def start(self, match_id):
        if match_id not in self.playing:
            self.playing.add(match_id)
            threading.Thread(target=self.run, args=[match_id], daemon=True).start()

    def run(self, match_id):
        try:
            play(self.server, match_id)
        except OSError as lost:  # It is opened again when the matches are asked for next.
            print(match_id, "lost:", lost, file=sys.stderr)
        finally:
            self.playing.discard(match_id)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("site", help="the address of the server")
    options.add_argument("--join", metavar="MATCH", help="take an open seat of this match")
    options.add_argument("--once", action="store_true", help="stop when no match is left to play")
    chosen = options.parse_args()
    token = os.environ.get("STRATEGOS_TOKEN")
    if not token:
        sys.exit("Set STRATEGOS_TOKEN to the token of the bot account.")
    server = Server(chosen.site, token)
    matches = Matches(server)
    try:
        if chosen.join:
            server.ask(f"/api/matches/{chosen.join}/seats/join", {})
        while True:
            mine = [each["id"] for each in server.ask("/api/bot/matches") if not each["over"]]
            for match_id in mine:
                matches.start(match_id)
            if chosen.once and not mine:
                return
            time.sleep(PAUSE_SECONDS)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["message"])
    except urllib.error.URLError as unreachable:
        sys.exit(f"{chosen.site} cannot be reached: {unreachable.reason}")
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
