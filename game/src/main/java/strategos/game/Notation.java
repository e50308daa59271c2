package strategos.game;

/** The text form of moves, the same in files, database rows, network frames and tests. */
public interface Notation<M> {

    String write(M move);

    /** Reads a move that {@link #write} wrote, or that a person typed in full. */
    M read(String text) throws NotationException;
}
