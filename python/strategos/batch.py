"""Many matches at once: the vector interface for programs that learn."""

import array
import itertools
import sys
from typing import Any, NamedTuple

from .engine import Engine

try:
    import numpy
except ImportError:
    numpy = None

#: The action that lets the engine draw one at random.
ANY = -1

#: The seat of a match that is over and does not begin anew.
NOBODY = 255

#: The values of ``ends``.
GOES_ON, ENDED, BROKEN_OFF = 0, 1, 2

_NUMBERS = itertools.count(1)
_TYPES = {"float32": "f", "int16": "h", "uint8": "B"}


class Step(NamedTuple):
    """All matches after a step, one row per match: numpy arrays, or lists of sequences without numpy."""

    #: What the seat that decides sees.
    observations: Any
    #: 1 for every action that this seat may take, else 0.
    masks: Any
    #: What each seat earned in this step.
    rewards: Any
    #: The seat that decides.
    seats: Any
    #: 1 where a match ended in this step, 2 where it was broken off, else 0.
    ends: Any


class Batch:
    """Many matches of one game that are stepped together; a match that ends begins anew at once.

    ``options`` go to the engine: ``seats``, ``board``, ``set``, ``limit``, ``threads``, ``restart``.
    """

    def __init__(self, rules="modern", matches=64, seed=None, engine=None, **options):
        self._owned = engine is None
        self._engine = engine or Engine()
        self._name = f"batch {next(_NUMBERS)}"
        answer, block = self._engine.ask_block(
            "batch", batch=self._name, rules=rules, matches=matches, seed=seed, **options
        )
        self.matches = matches
        self.family = answer["family"]
        self.seats = answer["seats"]
        self.seed = answer["seed"]
        #: The parts of an observation and of the actions: name, first index and length.
        self.observation_sections = answer["observation"]
        self.action_sections = answer["actions"]
        self.observation_length = _length(answer["observation"])
        self.actions = _length(answer["actions"])
        self._layout = {part["name"]: part for part in answer["layout"]}
        self._last = self._read(block)

    def action_names(self):
        """The name of every action: its section, and the territories or the number that it is about."""
        return self._engine.ask("actions", batch=self._name)["names"]

    def reset(self, seed=None):
        """Begins all matches anew."""
        return self._ask("restart", seed=seed)

    def last(self):
        """All matches as the last step left them."""
        return self._last

    def step(self, actions):
        """Takes one action in every match: numbers that the mask allows, or ANY."""
        block = _actions(actions)
        return self._ask("step", block, bytes=len(block))

    def observe(self, seat):
        """What one seat sees of every match, whoever decides."""
        _, block = self._engine.ask_block("observe", batch=self._name, seat=seat)
        return self._read(block).observations

    def close(self):
        """Drops the batch, and ends the engine if the batch started it."""
        if self._owned:
            self._engine.close()
        else:
            self._engine.ask("forget", batch=self._name)

    def _ask(self, request, block=b"", **fields):
        _, answer = self._engine.ask_block(request, block, batch=self._name, **fields)
        self._last = self._read(answer)
        return self._last

    def _read(self, block):
        masks = self._part(block, "masks")
        return Step(
            self._part(block, "observations"),
            self._bits(masks),
            self._part(block, "rewards"),
            self._column(block, "seats"),
            self._column(block, "ends"),
        )

    def _column(self, block, name):
        rows = self._part(block, name)
        return rows[:, 0] if numpy else [row[0] for row in rows]

    def _part(self, block, name):
        part = self._layout[name]
        columns, start = part["columns"], part["from"]
        if numpy:
            dtype = numpy.dtype(part["type"]).newbyteorder("<")
            return numpy.frombuffer(block, dtype, self.matches * columns, start).reshape(self.matches, columns)
        values = array.array(_TYPES[part["type"]])
        values.frombytes(block[start : start + self.matches * columns * values.itemsize])
        if sys.byteorder == "big":
            values.byteswap()
        return [values[row * columns : (row + 1) * columns] for row in range(self.matches)]

    def _bits(self, masks):
        if numpy:
            return numpy.unpackbits(masks, axis=1, count=self.actions, bitorder="little")
        return [_bits(row, self.actions) for row in masks]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _length(sections):
    return sections[-1]["from"] + sections[-1]["count"]


def _bits(row, count):
    return bytearray(row[i >> 3] >> (i & 7) & 1 for i in range(count))


def _actions(actions):
    if numpy:
        return numpy.asarray(actions, dtype="<i4").tobytes()
    values = array.array("i", (int(action) for action in actions))
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()
