package strategos.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boards;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.maps.file.BoardFile;
import strategos.maps.generate.Plan;

/** Where a board comes from that a person named: one that ships, one made at random, or a file. */
public final class BoardSource {

    /** What can be named, for the help of a command. */
    public static final String LABEL = "NAME|FILE|random:N:SEED";

    private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,6}):(-?\\d{1,18})");

    private BoardSource() {}

    /** The board that a person named with this option. */
    public static Board board(String option, String name) {
        return Boards.named(name)
                .or(() -> random(option, name))
                .orElseGet(() -> fromFile(option, name));
    }

    private static Optional<Board> random(String option, String name) {
        var found = RANDOM.matcher(name);
        if (!found.matches()) {
            if (name.startsWith("random:"))
                throw new BadInput(option + ": expected 'random:TERRITORIES:SEED', not " + name);
            return Optional.empty();
        }
        try {
            int territories = Integer.parseInt(found.group(1));
            var seed = new Seed(Long.parseLong(found.group(2)));
            return Optional.of(Plan.of(territories, seed).board());
        } catch (IllegalArgumentException refused) {
            throw new BadInput(option + ": " + refused.getMessage(), refused);
        }
    }

    private static Board fromFile(String option, String name) {
        List<String> known = List.copyOf(Boards.NAMES);
        try {
            return new NamedFile(option, name, known).read(BoardFile::read).reading().board();
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }
}
