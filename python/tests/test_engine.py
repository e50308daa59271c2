import random
import unittest

from strategos import Engine, EngineError


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_match_is_played_to_its_end(self):
        numbers = random.Random(1)
        turn = self.engine.ask("new", match="m", rules="three-mens-morris", seed=1)["turn"]
        for _ in range(1000):
            if turn["kind"] == "over":
                break
            count = self.engine.ask("moves", match="m", most=0)["count"]
            turn = self.engine.ask("play", match="m", option=numbers.randrange(count))["turn"]
        self.assertEqual(turn["kind"], "over")

    def test_an_error_is_raised_with_its_code_and_reason(self):
        with self.assertRaisesRegex(EngineError, "there is no match 'nobody'") as raised:
            self.engine.ask("view", match="nobody")
        self.assertEqual(raised.exception.code, "unknown")

    def test_many_requests_are_answered_in_order(self):
        requests = [("odds", {"attackers": armies, "defenders": 3}) for armies in range(2, 50)]
        answers = self.engine.ask_all(requests)
        self.assertEqual([answer["odds"]["attackers"] for answer in answers], list(range(2, 50)))

    def test_an_engine_that_has_ended_says_so(self):
        engine = Engine()
        engine._process.kill()
        engine._process.wait()
        with self.assertRaisesRegex(EngineError, "the engine has ended"):
            engine.ask("hello")
        engine.close()


if __name__ == "__main__":
    unittest.main()
