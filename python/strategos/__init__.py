"""Conquest board games for programs that play and learn, over the engine of Strategos."""

from .aec import StrategosEnv, env
from .batch import Batch, Step
from .engine import Engine, EngineError

__all__ = ["Batch", "Engine", "EngineError", "Step", "StrategosEnv", "env"]
