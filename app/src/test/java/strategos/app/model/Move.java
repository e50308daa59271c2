package strategos.app.model;

/** A pawn goes from a square to another; squares are numbered row by row, from a1. */
record Move(int from, int to) {}
