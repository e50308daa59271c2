package strategos.terminal.shell;

import strategos.game.Step;

/** A step as one viewer saw it, with the views before and after it. */
public record ViewedStep<M, V>(V before, Step<M> step, V after) {}
