package strategos.terminal.shell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The commands that every game has. */
enum CommonCommand {
    HELP("help", "help [COMMAND]", "list the commands available now, or explain one"),
    HINT("hint", "hint", "show what a strong bot would do, and why"),
    WHY("why", "why [NUMBER]", "explain the last decisions of the bots"),
    AUTO("auto", "auto", "let the bot play the rest of your turn"),
    WATCH("watch", "watch", "let the others continue without you"),
    UNDO("undo", "undo", "take back the last move, if nothing was rolled since"),
    LOG("log", "log [LINES]", "list what has happened so far"),
    SAVE("save", "save", "show where the match is saved (it is saved after every step)"),
    QUIT("quit", "quit", "leave; resume the match later");

    private final String label;
    private final String usage;
    private final String meaning;

    CommonCommand(String label, String usage, String meaning) {
        this.label = label;
        this.usage = usage;
        this.meaning = meaning;
    }

    Word word() {
        return new Word(label, usage, meaning);
    }

    static List<Word> all() {
        return Stream.of(values()).map(CommonCommand::word).toList();
    }

    static Optional<CommonCommand> of(Word word) {
        return Stream.of(values()).filter(common -> common.label.equals(word.name())).findFirst();
    }

    /** Whether it makes sense for someone who decides, or for someone who only looks on. */
    boolean isSayable(Part part) {
        return switch (this) {
            case HINT, AUTO, UNDO -> part == Part.PLAYS;
            case WATCH -> part == Part.LOOKS_ON;
            case HELP, WHY, LOG, SAVE, QUIT -> true;
        };
    }

    /** The role of a person at the keyboard. */
    enum Part {
        PLAYS,
        LOOKS_ON
    }
}
