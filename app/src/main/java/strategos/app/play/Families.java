package strategos.app.play;

import strategos.app.cli.BadInput;
import strategos.app.conquest.ConquestFamily;
import strategos.app.shell.Family;
import strategos.app.shell.RecordText;
import strategos.conquest.Conquest;
import strategos.game.MatchHeader;
import strategos.game.NotationException;

/** The families of games that can be opened from a record. */
public final class Families {

    private Families() {}

    /** The game that the header of a record describes. */
    public static Family<?, ?, ?> open(RecordText record) {
        MatchHeader header = record.header();
        try {
            return switch (header.game()) {
                case Conquest.FAMILY ->
                        new ConquestFamily(Conquest.open(header.setup(), header.players().size()));
                default ->
                        throw new NotationException(
                                "'game: %s' is not a game that can be played here; there is %s"
                                        .formatted(header.game(), Conquest.FAMILY));
            };
        } catch (NotationException fault) {
            throw new BadInput(record.file() + ": " + fault.getMessage(), fault);
        }
    }
}
