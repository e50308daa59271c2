import random
import unittest
import warnings

from strategos import Engine, EngineError, StrategosEnv

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = seed_test = None


class AecTest(unittest.TestCase):
    """The documented interface of PettingZoo, whether or not that package is there."""

    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def open(self, rules, **options):
        env = StrategosEnv(rules=rules, engine=self.engine, **options)
        self.addCleanup(env.close)
        return env

    def play(self, env, seed):
        numbers = random.Random(seed)
        seen = []
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            action = None
            if not (terminated or truncated):
                action = numbers.choice([i for i, bit in enumerate(observation["action_mask"]) if bit])
            seen.append((agent, list(observation["observation"]), reward, terminated, truncated, action))
            env.step(action)
        return seen

    def test_a_match_ends_for_every_agent_and_pays_the_winner(self):
        for rules in ("three-mens-morris", "rizk"):
            with self.subTest(rules):
                env = self.open(rules, limit=3000)
                env.reset(seed=1)
                agents = env.possible_agents
                seen = self.play(env, seed=1)
                last = seen[-len(agents) :]
                self.assertEqual([step[0] for step in last], agents)
                self.assertTrue(all(step[3] or step[4] for step in last))
                self.assertIn(sum(step[2] == 1 for step in last), (0, 1))
                self.assertEqual(env.agents, [])

    def test_the_same_seed_gives_the_same_match(self):
        env = self.open("three-mens-morris")
        env.reset(seed=7)
        first = self.play(env, seed=1)
        env.reset(seed=7)
        self.assertEqual(self.play(env, seed=1), first)

    def test_observations_are_in_their_space_and_only_the_decider_may_act(self):
        env = self.open("modern", seats=3)
        env.reset(seed=1)
        for agent in env.possible_agents:
            observation = env.observe(agent)
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertEqual(any(observation["action_mask"]), agent == env.agent_selection)
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))

    def test_an_action_that_is_not_allowed_is_refused(self):
        env = self.open("morris")
        env.reset(seed=1)
        with self.assertRaisesRegex(EngineError, "action 24 is not allowed"):
            env.step(24)

    def test_a_rendered_match_names_what_is_seen(self):
        env = self.open("morris")
        env.reset(seed=1)
        self.assertIn("owners: -1 -1", env.render())

    def test_the_limit_truncates(self):
        env = self.open("modern", limit=10)
        env.reset(seed=1)
        seen = self.play(env, seed=1)
        self.assertEqual(len(seen), 10 + env.max_num_agents)
        self.assertTrue(all(step[4] and step[2] == 0 for step in seen[10:]))

    @unittest.skipUnless(api_test, "PettingZoo is not installed: its own tests were not run")
    def test_pettingzoo_approves(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for rules in ("morris", "modern", "warzone"):
                with self.subTest(rules):
                    api_test(self.open(rules), num_cycles=300)
            seed_test(lambda: StrategosEnv(rules="morris", limit=100), num_cycles=100)


if __name__ == "__main__":
    unittest.main()
