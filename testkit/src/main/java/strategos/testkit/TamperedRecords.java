package strategos.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.regex.Pattern;
import strategos.game.Game;
import strategos.game.HeaderText;
import strategos.game.MatchRecord;
import strategos.game.NotationException;
import strategos.game.RecordText;
import strategos.testkit.Tampering.Tampered;

/**
 * The property of corrupted records: each is refused with file, line and reason, or is the record
 * of a match that could have been played.
 */
public final class TamperedRecords {

    /** Lines replayed for each kind of change: a long record is tampered with in fewer places. */
    private static final int REPLAYED = Scale.of(12_000);

    private static final int FEWEST = Scale.of(10);

    private static final String FILE = "some.match";
    private static final Pattern FAULT = Pattern.compile("some\\.match(?::(\\d+))?: \\S.*");
    private static final Pattern ROLL = Pattern.compile("(dice|draw) .*");

    private TamperedRecords() {}

    /** Opens the game of a header. */
    @FunctionalInterface
    public interface Opener {
        Game<?, ?, ?> open(HeaderText header, int seats) throws NotationException;
    }

    /** Tampers with a record in every way. */
    public static void areRefusedOrPlayable(String record, Opener opener) {
        int steps = record.substring(0, record.indexOf("\n\n") + 2).lines().toList().size() + 1;
        int places = Math.max(FEWEST, REPLAYED / (int) record.lines().count());
        Tampering.of(record, places).forEach(tampered -> check(tampered, steps, opener));
    }

    private static void check(Tampered tampered, int steps, Opener opener) {
        try {
            replay(tampered, opener);
        } catch (NotationException refused) {
            String message = String.valueOf(refused.getMessage());
            assertThat(message.lines()).as("%s", tampered).allMatch(FAULT.asMatchPredicate());
            var fault = FAULT.matcher(message.lines().findFirst().orElse(""));
            if (tampered.line() < steps || !fault.matches()) return;
            assertThat(fault.group(1)).as("%s: %s", tampered, message).isNotNull();
            assertThat(Integer.parseInt(fault.group(1)))
                    .as("%s: %s", tampered, message)
                    .isGreaterThanOrEqualTo(tampered.line());
        } catch (RuntimeException fault) {
            fail(tampered.toString(), fault);
        }
    }

    private static void replay(Tampered tampered, Opener opener) throws NotationException {
        var record = RecordText.read(FILE, tampered.text().getBytes(UTF_8));
        var header = record.header().header();
        var game = opener.open(record.header(), header.players().size());
        List<String> written = MatchRecord.of(header, record.replay(game)).steps();
        assertThat(written).as("%s", tampered).hasSameSizeAs(record.steps());
        for (int i = 0; i < written.size(); i++) {
            String line = record.steps().get(i).text();
            if (ROLL.matcher(line).matches())
                assertThat(written.get(i)).as("%s", tampered).isEqualTo(line);
        }
    }
}
