package strategos.app.families;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import strategos.app.cli.BoardSource;
import strategos.bots.morris.MemoryFolder;
import strategos.family.conquest.ConquestFamily;
import strategos.family.morris.MorrisFamily;
import strategos.server.board.BoardShelf;
import strategos.server.families.ConquestOffer;
import strategos.server.families.FamilyOffer;
import strategos.server.families.Offer;
import strategos.server.families.RandomSource;
import strategos.terminal.conquest.ConquestStyle;
import strategos.terminal.morris.MorrisStyle;
import strategos.terminal.shell.TerminalFamilies;
import strategos.terminal.shell.TerminalFamily;

/** All families of games. A new family is one more entry here. */
public final class Families {

    private static final List<Entry> ALL =
            List.of(
                    new Entry(
                            _ ->
                                    new TerminalFamily<>(
                                            new ConquestFamily(BoardSource::named),
                                            new ConquestStyle()),
                            (_, shelf, luck) -> new ConquestOffer(shelf, luck)),
                    new Entry(
                            data ->
                                    new TerminalFamily<>(
                                            new MorrisFamily(new MemoryFolder(data)),
                                            new MorrisStyle()),
                            (data, _, luck) ->
                                    new FamilyOffer<>(LenientMemories.morris(data), luck)));

    private Families() {}

    /**
     * A family of games.
     *
     * @param terminal makes it for the command line, with the folder where bots keep what they
     *     learn
     * @param offer makes it for a server
     */
    private record Entry(Function<Path, TerminalFamily<?, ?, ?, ?>> terminal, OfferMaker offer) {}

    /** Makes the offer of a family. */
    @FunctionalInterface
    private interface OfferMaker {
        Offer make(Path data, BoardShelf shelf, RandomSource luck);
    }

    /**
     * All families, to be played at the command line.
     *
     * @param data where bots keep what they learn
     */
    public static TerminalFamilies atTerminal(Path data) {
        List<TerminalFamily<?, ?, ?, ?>> families =
                ALL.stream()
                        .<TerminalFamily<?, ?, ?, ?>>map(entry -> entry.terminal().apply(data))
                        .toList();
        return new TerminalFamilies(families);
    }

    /**
     * All families, to be offered by a server.
     *
     * @param data where bots keep what they learn
     * @param shelf the boards that matches are played on
     * @param luck where the starts of matches and the choices of bots come from
     */
    public static List<Offer> offered(Path data, BoardShelf shelf, RandomSource luck) {
        return ALL.stream().map(entry -> entry.offer().make(data, shelf, luck)).toList();
    }
}
