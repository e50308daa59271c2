package strategos.conquest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.conquest.board.Blocked;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.RecordedRules;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Spelling;

/**
 * What a record's header says of a game: its rules, and its board without and with the territories
 * that are blocked.
 */
record ConquestSetup(Ruleset rules, Board board, Board whole) {

    private static final String RULES = "rules";
    private static final String BOARD = "board";

    /** The territories that are not played. */
    private static final String BLOCKED = "blocked";

    static final List<String> FIELDS = List.of(RULES, BOARD, BLOCKED);

    /** Reads a header; faults are named by file and line. */
    static ConquestSetup read(HeaderText header) throws NotationException {
        var rules =
                RecordedRules.read(
                        header.file(), header.inPlace(RULES), header.value(BOARD).orElse(""));
        var whole = board(header);
        String blocked = header.value(BLOCKED).orElse("");
        List<String> names = blocked.isEmpty() ? List.of() : List.of(blocked.split(", ", -1));
        try {
            return new ConquestSetup(rules, Blocked.without(whole, names), whole);
        } catch (NotationException unknown) {
            throw header.fault(BLOCKED, String.valueOf(unknown.getMessage()));
        } catch (IllegalArgumentException unplayable) {
            throw unplayable(header, unplayable);
        }
    }

    /** The board of a header: one that ships, by its name, or one that the header holds in full. */
    private static Board board(HeaderText header) throws NotationException {
        String text = header.inPlace(BOARD);
        String name = text.strip();
        var shipped = ConquestBoards.named(name);
        if (shipped.isPresent()) return shipped.get();
        if (!name.contains("\n"))
            throw header.fault(
                    BOARD,
                    "there is no board %s; %s"
                            .formatted(Quote.of(name), Spelling.hint(name, ConquestBoards.NAMES)));
        return BoardText.read(header.file(), text);
    }

    static NotationException unplayable(HeaderText header, IllegalArgumentException why) {
        return header.fault(RULES, "this match cannot be played: " + why.getMessage());
    }

    Map<String, String> write() {
        Map<String, String> setup = new LinkedHashMap<>();
        setup.put(RULES, RulesetText.write(rules));
        boolean shipped = ConquestBoards.named(whole.name()).filter(whole::equals).isPresent();
        setup.put(BOARD, shipped ? whole.name() : inFull());
        List<String> blocked = Blocked.missing(board, whole);
        if (!blocked.isEmpty()) setup.put(BLOCKED, String.join(", ", blocked));
        return setup;
    }

    private String inFull() {
        return BoardText.write(whole).replace("\n\n", "\n").strip();
    }
}
