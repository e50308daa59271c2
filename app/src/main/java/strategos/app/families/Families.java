package strategos.app.families;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import strategos.app.cli.BoardSource;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.SmallTables;
import strategos.conquest.board.Board;
import strategos.family.conquest.ConquestFamily;
import strategos.family.morris.MorrisFamily;
import strategos.game.NotationException;
import strategos.server.board.BoardShelf;
import strategos.server.families.ConquestOffer;
import strategos.server.families.FamilyOffer;
import strategos.server.families.Offer;
import strategos.server.families.RandomSource;
import strategos.terminal.conquest.ConquestStyle;
import strategos.terminal.morris.MorrisStyle;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.TerminalFamilies;
import strategos.terminal.shell.TerminalFamily;

/** All families of games. A new family is one more entry here. */
public final class Families {

    private static final List<Entry> ALL =
            List.of(
                    new Entry(
                            _ ->
                                    new TerminalFamily<>(
                                            new ConquestFamily(Families::board),
                                            new ConquestStyle()),
                            (_, shelf, random) -> new ConquestOffer(shelf, random)),
                    new Entry(
                            data -> new TerminalFamily<>(morris(data), new MorrisStyle()),
                            (data, _, random) ->
                                    new FamilyOffer<>(LenientMemories.morris(data), random)));

    private Families() {}

    private static MorrisFamily morris(Path data) {
        var folder = new MemoryFolder(data);
        return new MorrisFamily(folder, folder, new SmallTables(data));
    }

    /** The board of this name, for all who ask a family for it. */
    private static Board board(String name) throws NotationException {
        try {
            return BoardSource.named(name);
        } catch (BadInput unknown) {
            throw new NotationException(String.valueOf(unknown.getMessage()));
        }
    }

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
        Offer make(Path data, BoardShelf shelf, RandomSource random);
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
     * @param random where the starts of matches and the choices of bots come from
     */
    public static List<Offer> offered(Path data, BoardShelf shelf, RandomSource random) {
        return ALL.stream().map(entry -> entry.offer().make(data, shelf, random)).toList();
    }
}
