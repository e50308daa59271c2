package strategos.app.model;

import strategos.wire.Ground;

/** The board as data: a square of squares. */
record HexapawnBoard(String name, int size) implements Ground {}
