package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;

/**
 * Whole matches, written down once with all that is true after every step: whatever changes play
 * shows here.
 *
 * <p>When a change is meant, {@code -Dstrategos.golden=write} writes the files anew.
 */
class GoldenMatchTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final boolean WRITES = "write".equals(System.getProperty("strategos.golden"));

    @DisplayName("A match of each preset goes as it was written down")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void goesAsWritten(Rules rules) throws Exception {
        Path file = FOLDER.resolve(rules.name() + ".txt");
        if (WRITES) Files.writeString(file, String.join("\n", play(rules)) + "\n");
        assertThat(playAgain(file)).isEqualTo(Files.readAllLines(file));
    }

    /** Replays what a file says, and tells it in the same words. */
    private static List<String> playAgain(Path file) throws Exception {
        List<String> lines = Files.readAllLines(file);
        int blank = lines.indexOf("");
        List<String> header = lines.subList(0, blank);
        var record = MatchRecord.read(String.join("\n", header) + "\n\n");
        var game = Morris.open(record.header().setup());
        var text = new StepText<>(game.notation());
        var state = game.start();
        List<String> told = new ArrayList<>(header);
        told.add("");
        for (String line : lines.subList(blank + 1, lines.size())) {
            Step<Move> step = text.read(line.substring(0, line.indexOf(':')).strip());
            if (step instanceof Step.Moved<Move>(Seat seat, Move move))
                assertThat(game.refusal(state, seat, move)).as(line).isEmpty();
            String written = text.write(game.turn(state), step);
            game.apply(state, step);
            told.add(tell(game, written, state));
        }
        assertThat(game.turn(state)).isInstanceOf(Turn.Over.class);
        return told;
    }

    private static List<String> play(Rules rules) {
        var game = new Morris(rules);
        var random = new Seed(2).child(rules.name()).random();
        var header = new MatchHeader("morris", game.setup(), List.of("Ann", "Bob"));
        List<String> told = new ArrayList<>(header.lines());
        told.add("");
        var text = new StepText<>(game.notation());
        var under = new MorrisUnderTest(game);
        var state = game.start();
        while (!(game.turn(state) instanceof Turn.Over)) {
            var step = under.next(state, random);
            String written = text.write(game.turn(state), step);
            game.apply(state, step);
            told.add(tell(game, written, state));
        }
        return told;
    }

    private static String tell(Morris game, String step, State state) {
        return "%-7s: 1 has %s, 2 has %s; in hand %d and %d; quiet %d; %s"
                .formatted(
                        step,
                        men(game, state.men(0)),
                        men(game, state.men(1)),
                        state.hand(0),
                        state.hand(1),
                        state.quiet(),
                        turn(game, state));
    }

    private static String men(Morris game, int men) {
        Board board = game.rules().board();
        String letters =
                IntStream.range(0, board.size())
                        .filter(point -> (men >>> point & 1) != 0)
                        .mapToObj(board::letter)
                        .reduce("", String::concat);
        return letters.isEmpty() ? "none" : letters;
    }

    private static String turn(Morris game, State state) {
        int options = game.simulation().count(state);
        int mover = state.mover() + 1;
        return switch (state.stage()) {
            case DRAW -> "who begins is drawn";
            case PLACE -> mover + " places, " + options + " options";
            case MOVE -> mover + " moves, " + options + " options";
            case TAKE -> mover + " takes, " + options + " options";
            case WON -> mover + " has won";
            case DRAWN -> "a draw";
        };
    }
}
