"""Plays any legal move."""

import random

import contest

numbers = random.Random(0)

contest.run(lambda engine, match, seat: contest.at_random(engine, match, numbers), "three-mens-morris")
