package strategos.conquest.move;

/** What a seat says to ending a match as it stands. */
public enum Wish {
    END,
    GO_ON
}
