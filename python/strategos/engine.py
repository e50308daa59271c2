"""The engine: a process that knows the rules, and answers one JSON object per line."""

import json
import os
import pathlib
import shlex
import shutil
import subprocess


class EngineError(Exception):
    """A request that the engine refused; the message is its reason."""

    def __init__(self, code, reason):
        super().__init__(reason)
        self.code = code


class Engine:
    """A running engine. Use it in a ``with`` statement, or close it.

    The program is taken from ``command``, else from the environment variable STRATEGOS, else it is ``strategos`` on the
    PATH, else the launcher of the checkout that this file lies in.
    """

    def __init__(self, command=None):
        words = shlex.split(command) if isinstance(command, str) else command
        self._process = subprocess.Popen(
            [*(words or _program()), "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self._out = self._process.stdin
        self._in = open(self._process.stdout.fileno(), "rb", buffering=1 << 16, closefd=False)

    def ask(self, request, **fields):
        """Sends a request and returns the answer as a dictionary; an error is raised as EngineError."""
        self._send(request, fields)
        return self._answer()

    def ask_all(self, requests):
        """Sends many requests at once, each as (name, fields), and returns their answers in order."""
        self._out.write(b"".join(_line(request, fields) for request, fields in requests))
        return [self._answer() for _ in requests]

    def ask_block(self, request, block=b"", **fields):
        """Sends a request, with a block of bytes where it takes one, and returns the answer and its block."""
        self._send(request, fields, block)
        answer = self._answer()
        return answer, self._in.read(answer["bytes"])

    def close(self):
        """Ends the engine."""
        self._out.close()
        self._process.wait()
        self._in.close()
        self._process.stdout.close()

    def _send(self, request, fields, block=b""):
        try:
            self._out.write(_line(request, fields) + block)
        except BrokenPipeError:
            raise EngineError("ended", "the engine has ended") from None

    def _answer(self):
        line = self._in.readline()
        if not line:
            raise EngineError("ended", "the engine has ended")
        answer = json.loads(line)
        if answer["t"] == "error":
            raise EngineError(answer["code"], answer["reason"])
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _line(request, fields):
    return (json.dumps({"t": request, **fields}, separators=(",", ":")) + "\n").encode()


def _program():
    if os.environ.get("STRATEGOS"):
        return shlex.split(os.environ["STRATEGOS"])
    if shutil.which("strategos"):
        return ["strategos"]
    launcher = pathlib.Path(__file__).resolve().parents[2] / "strategos"
    if launcher.is_file():
        return [str(launcher)]
    raise EngineError("missing", "there is no program 'strategos' on the PATH; set STRATEGOS to its command")
