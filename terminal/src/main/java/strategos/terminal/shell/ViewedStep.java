package strategos.terminal.shell;

import strategos.game.Step;

/** A step as one viewer saw it, between two views of theirs. */
public record ViewedStep<M, V>(V before, Step<M> step, V after) {}
