import random
import unittest
from unittest import mock

from strategos import Batch, Engine, EngineError
from strategos import batch as module


def allowed(mask):
    return [action for action, bit in enumerate(mask) if bit]


class BatchTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def open(self, rules, matches, **options):
        batch = Batch(rules, matches, engine=self.engine, **options)
        self.addCleanup(batch.close)
        return batch

    def play(self, batch, steps, seed):
        numbers = random.Random(seed)
        step = batch.last()
        for _ in range(steps):
            step = batch.step([numbers.choice(allowed(mask)) for mask in step.masks])
            yield step

    def test_matches_end_and_begin_anew(self):
        batch = self.open("three-mens-morris", 4, seed=1, limit=200)
        ended = broken_off = 0
        for step in self.play(batch, 300, seed=2):
            for end, rewards in zip(step.ends, step.rewards):
                self.assertIn(sorted(rewards), [[0, 0], [-1, 1]])
                ended += end == module.ENDED
                broken_off += end == module.BROKEN_OFF
            self.assertTrue(all(seat in (0, 1) for seat in step.seats))
        self.assertGreater(ended + broken_off, 4)

    def test_rows_have_the_promised_lengths(self):
        batch = self.open("modern", 3, seats=4, seed=1)
        step = batch.last()
        self.assertEqual([len(row) for row in step.observations], [batch.observation_length] * 3)
        self.assertEqual([len(row) for row in step.masks], [batch.actions] * 3)
        self.assertEqual([len(row) for row in step.rewards], [4] * 3)
        self.assertEqual(len(batch.action_names()), batch.actions)

    def test_the_same_seed_gives_the_same_steps(self):
        batch = self.open("modern", 2, seed=5)
        first = [[list(row) for row in step.observations] for step in self.play(batch, 50, seed=1)]
        batch.reset(seed=5)
        self.assertEqual([[list(row) for row in step.observations] for step in self.play(batch, 50, seed=1)], first)

    def test_an_action_that_is_not_allowed_is_refused(self):
        batch = self.open("morris", 1, seed=1)
        with self.assertRaisesRegex(EngineError, "match 0: action 24 is not allowed"):
            batch.step([24])

    def test_any_lets_the_engine_draw(self):
        batch = self.open("warzone", 2, seed=1)
        for _ in range(100):
            self.assertEqual(len(batch.step([module.ANY, module.ANY]).ends), 2)

    def test_it_works_the_same_without_numpy(self):
        with_numpy = self.open("modern", 2, seed=3).last()
        with mock.patch.object(module, "numpy", None):
            without = self.open("modern", 2, seed=3).last()
        for one, other in zip(with_numpy, without):
            self.assertEqual([list(_row(row)) for row in one], [list(_row(row)) for row in other])


def _row(row):
    return row if hasattr(row, "__len__") else [row]


if __name__ == "__main__":
    unittest.main()
