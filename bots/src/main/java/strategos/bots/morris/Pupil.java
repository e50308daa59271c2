package strategos.bots.morris;

import java.util.Arrays;
import java.util.Optional;
import strategos.morris.Board;

/** The learning players. Each has its own memory. */
public enum Pupil {
    /** As the document has it. */
    MEMORY("memory", Kept.BY_MOVE, Choice.MOST_WINS),
    MEMORY_SHARE("memory-share", Kept.BY_MOVE, Choice.BEST_SHARE),
    MEMORY_POSITION("memory-position", Kept.BY_POSITION, Choice.MOST_WINS),
    MEMORY_POSITION_SHARE("memory-position-share", Kept.BY_POSITION, Choice.BEST_SHARE);

    /** What credit for mills is assigned to. */
    enum Kept {
        BY_MOVE,
        BY_POSITION
    }

    /** How a player chooses among the moves it knows. */
    enum Choice {
        /** The one that most mills of its own have followed. */
        MOST_WINS,
        /** The one after which most of the mills were its own. */
        BEST_SHARE;

        /** What speaks for a move; where nothing does, it is 0 or less. */
        double merit(int wins, int losses) {
            return switch (this) {
                case MOST_WINS -> wins;
                case BEST_SHARE -> (wins + 1.0) / (wins + losses + 2.0) - 0.5;
            };
        }
    }

    private final String title;
    private final Kept kept;
    private final Choice choice;

    Pupil(String title, Kept kept, Choice choice) {
        this.title = title;
        this.kept = kept;
        this.choice = choice;
    }

    public static Optional<Pupil> named(String name) {
        return Arrays.stream(values()).filter(pupil -> pupil.title.equals(name)).findFirst();
    }

    /** What people call it. */
    public String title() {
        return title;
    }

    String about() {
        String by = kept == Kept.BY_MOVE ? "move" : "position";
        String rule =
                choice == Choice.MOST_WINS
                        ? "most mills of its own followed"
                        : "the largest share of mills was its own";
        return "learns: remembers every %s, and plays that after which %s".formatted(by, rule);
    }

    Choice choice() {
        return choice;
    }

    Recall recall(Board board) {
        return switch (kept) {
            case BY_MOVE -> new Recall.ByMove();
            case BY_POSITION -> new Recall.ByPosition(board);
        };
    }
}
