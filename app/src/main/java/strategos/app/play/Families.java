package strategos.app.play;

import java.nio.file.Path;
import strategos.app.cli.BadInput;
import strategos.app.conquest.ConquestFamily;
import strategos.app.morris.MorrisFamily;
import strategos.app.shell.Family;
import strategos.app.shell.RecordText;
import strategos.bots.morris.MemoryFolder;
import strategos.conquest.Conquest;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.morris.Morris;

/** The families of games that can be opened from a record. */
public final class Families {

    private Families() {}

    /**
     * The game that the header of a record describes.
     *
     * @param data where bots keep what they learn
     */
    public static Family<?, ?, ?> open(RecordText record, Path data) {
        MatchHeader header = record.header();
        try {
            return switch (header.game()) {
                case Conquest.FAMILY ->
                        new ConquestFamily(Conquest.open(header.setup(), header.players().size()));
                case Morris.FAMILY ->
                        new MorrisFamily(Morris.open(header.setup()), new MemoryFolder(data));
                default ->
                        throw new NotationException(
                                "'game: %s' is not a game that can be played here; there are %s and %s"
                                        .formatted(header.game(), Conquest.FAMILY, Morris.FAMILY));
            };
        } catch (NotationException fault) {
            throw new BadInput(record.file() + ": " + fault.getMessage(), fault);
        }
    }
}
