package strategos.conquest.move;

/** The vote of a seat on ending the match. */
public enum Wish {
    END,
    GO_ON
}
