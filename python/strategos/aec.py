"""The agent environment cycle interface of PettingZoo: one agent after the other."""

from .batch import BROKEN_OFF, ENDED, NOBODY, Batch, numpy
from .spaces import Box, Dict, Discrete

try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object

_INT16 = (-(1 << 15), (1 << 15) - 1)


def env(**options):
    """A match as an environment; see StrategosEnv for the options."""
    return StrategosEnv(**options)


class StrategosEnv(AECEnv):
    """One match, with an agent per seat: ``player_0`` and so on.

    An observation is a dictionary with the row of numbers that the agent sees (``observation``) and the actions that it
    may take now (``action_mask``, all 0 if another agent decides). The winner is paid 1 at the end and the others -1;
    a draw, or a match that is broken off after ``limit`` actions, pays nothing.

    ``options`` go to the engine: ``seats``, ``board``, ``set``.
    """

    metadata = {"name": "strategos_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules="modern", limit=20_000, render_mode=None, engine=None, **options):
        self.render_mode = render_mode
        self._batch = Batch(rules, 1, engine=engine, limit=limit, restart=False, **options)
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.seats)]
        self.agents = []
        space = Dict(
            {
                "observation": _box(*_INT16, self._batch.observation_length, "int16"),
                "action_mask": _box(0, 1, self._batch.actions, "int8"),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self._batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a new match; the same seed and actions give the same match."""
        self._batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._decider()

    def observe(self, agent):
        """What an agent sees now, and the actions that it may take."""
        seat = self.possible_agents.index(agent)
        step = self._batch.last()
        decides = step.seats[0] == seat
        row = step.observations[0] if decides else self._batch.observe(seat)[0]
        mask = step.masks[0] if decides else bytes(self._batch.actions)
        if numpy:
            row = row.astype(numpy.int16)
            mask = numpy.frombuffer(bytes(mask), numpy.int8)
        return {"observation": row, "action_mask": mask}

    def last(self, observe=True):
        """Observation, reward since its last action, termination, truncation and info of the agent that acts."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """Takes an action of the agent that acts; None once the match is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        step = self._batch.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.possible_agents):
            self.rewards[each] = float(step.rewards[0][seat])
            self._cumulative_rewards[each] += self.rewards[each]
            self.terminations[each] = bool(step.ends[0] == ENDED)
            self.truncations[each] = bool(step.ends[0] == BROKEN_OFF)
        self.agent_selection = self._decider()

    def agent_iter(self, max_iter=1 << 62):
        """The agents in the order in which they act, until the match is over."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def render(self):
        """The names of the parts of what the acting agent sees, with their numbers, as text."""
        row = self.observe(self.agent_selection)["observation"]
        return "\n".join(
            f"{part['name']}: {' '.join(str(row[part['from'] + i]) for i in range(part['count']))}"
            for part in self._batch.observation_sections
        )

    def close(self):
        self._batch.close()

    def _decider(self):
        seat = int(self._batch.last().seats[0])
        return self.agents[0] if seat == NOBODY else self.possible_agents[seat]

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("the match is over: the only action is None")
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        self.rewards = {each: 0.0 for each in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def __str__(self):
        return self.metadata["name"]


def _box(low, high, length, dtype):
    return Box(low, high, (length,), getattr(numpy, dtype)) if numpy else Box(low, high, (length,))
