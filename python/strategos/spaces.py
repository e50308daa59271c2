"""The spaces of observations and actions: those of Gymnasium where it is installed, else the least of them."""

import random

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    Box = None

if Box is None:

    class Discrete:  # type: ignore[no-redef]
        """The numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n = n
            self._random = random.Random()

        def seed(self, seed=None):
            self._random.seed(seed)

        def sample(self, mask=None):
            """A number at random, among those whose entry in the mask is not 0."""
            choices = [i for i in range(self.n) if mask is None or mask[i]]
            return self._random.choice(choices) if choices else 0

        def contains(self, value):
            return 0 <= int(value) < self.n

        def __eq__(self, other):
            return isinstance(other, Discrete) and other.n == self.n

    class Box:  # type: ignore[no-redef]
        """Rows of numbers within limits."""

        def __init__(self, low, high, shape, dtype=None):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, value):
            return len(value) == self.shape[0] and all(self.low <= each <= self.high for each in value)

        def __eq__(self, other):
            return isinstance(other, Box) and vars(other) == vars(self)

    class Dict(dict):  # type: ignore[no-redef]
        """Several spaces by name."""

        def contains(self, value):
            return value.keys() == self.keys() and all(space.contains(value[key]) for key, space in self.items())
