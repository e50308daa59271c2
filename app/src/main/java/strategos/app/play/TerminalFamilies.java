package strategos.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import strategos.app.cli.BadInput;
import strategos.app.conquest.ConquestFamily;
import strategos.app.morris.MorrisFamily;
import strategos.app.shell.Family;
import strategos.app.shell.LiveMatch;
import strategos.app.shell.RecordFile;
import strategos.bots.morris.MemoryFolder;
import strategos.conquest.Conquest;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Spelling;
import strategos.morris.Morris;

/** The families of games that can be opened from a record. */
public final class TerminalFamilies {

    private TerminalFamilies() {}

    /**
     * The game that the header of a record describes.
     *
     * @param data where bots keep what they learn
     */
    public static Family<?, ?, ?> open(RecordFile record, Path data) {
        HeaderText header = record.text().header();
        try {
            return switch (header.game()) {
                case Conquest.FAMILY -> conquest(header, record.players().size());
                case Morris.FAMILY -> morris(header, record.players().size(), data);
                default ->
                        throw header.fault(
                                "game",
                                "there is no game %s; %s"
                                        .formatted(
                                                Quote.of(header.game()),
                                                Spelling.hint(
                                                        header.game(),
                                                        List.of(Conquest.FAMILY, Morris.FAMILY))));
            };
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    private static Family<?, ?, ?> conquest(HeaderText header, int seats) throws NotationException {
        check(header, Conquest.FIELDS);
        return new ConquestFamily(Conquest.open(header, seats));
    }

    private static Family<?, ?, ?> morris(HeaderText header, int seats, Path data)
            throws NotationException {
        check(header, Morris.FIELDS);
        var game = Morris.open(header);
        if (seats != game.seats())
            throw header.fault(
                    "seat " + (game.seats() + 1),
                    "Morris is for %d seats, and the header has %d".formatted(game.seats(), seats));
        return new MorrisFamily(game, new MemoryFolder(data));
    }

    private static void check(HeaderText header, List<String> fields) throws NotationException {
        header.checkNames(Stream.concat(fields.stream(), Stream.of(LiveMatch.SEED)).toList());
        if (header.header().players().isEmpty())
            throw header.fault("the header has no line 'seat 1: …'");
        String seed = header.value(LiveMatch.SEED).orElse("0");
        if (!LiveMatch.isSeed(seed))
            throw header.fault(LiveMatch.SEED, "a seed is a whole number, not " + Quote.of(seed));
    }
}
