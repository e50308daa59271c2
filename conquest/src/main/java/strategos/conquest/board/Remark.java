package strategos.conquest.board;

/**
 * A fault or a warning about a file.
 *
 * @param line counted from 1; 0 if it is about the whole
 */
public record Remark(Kind kind, int line, String what) {

    /** The kind of a remark. */
    public enum Kind {
        /** The board cannot be played. */
        FAULT,
        /** A continent lies in pieces, which only some rules forbid. */
        SCATTERED,
        /** Something odd, which was understood all the same. */
        ODDITY,
        /** Something that was read and has no place in a board here. */
        LOSS
    }

    /** The remark as people read it: {@code file:line: what}. */
    public String in(String file) {
        return (line == 0 ? file : file + ":" + line) + ": " + what;
    }
}
