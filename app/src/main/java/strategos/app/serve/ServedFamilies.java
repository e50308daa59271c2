package strategos.app.serve;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import strategos.bots.BotKind;
import strategos.bots.Bots;
import strategos.bots.morris.Memories;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.MorrisBotKind;
import strategos.bots.morris.MorrisBots;
import strategos.bots.morris.Pupil;
import strategos.bots.morris.UnreadableMemoryException;
import strategos.conquest.Conquest;
import strategos.game.Bot;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.server.BotOffer;
import strategos.server.ConquestOffer;
import strategos.server.MorrisOffer;
import strategos.server.Offer;
import strategos.server.RandomSource;
import strategos.server.board.BoardShelf;
import strategos.wire.Catalogue.BotInfo;

/** The families of games that are served, with the bots of each. */
final class ServedFamilies {

    private static final Logger LOG = System.getLogger(ServedFamilies.class.getName());

    private ServedFamilies() {}

    /**
     * What can be played. The boards that ship are drawn in the meantime.
     *
     * @param data where bots keep what they learn
     * @param shelf the boards that matches are played on
     * @param luck where the starts of matches and the choices of bots come from
     */
    static List<Offer> offered(Path data, BoardShelf shelf, RandomSource luck) {
        shelf.drawShipped();
        var memories = new MemoryFolder(data);
        return List.of(
                new ConquestOffer(
                        shelf, Bots.ALL.stream().map(ServedFamilies::conquest).toList(), luck),
                new MorrisOffer(
                        MorrisBots.FOR_PEOPLE.stream().map(kind -> morris(kind, memories)).toList(),
                        luck));
    }

    private static BotOffer<Conquest, strategos.conquest.move.Move, strategos.conquest.view.View>
            conquest(BotKind kind) {
        return new BotOffer<>(info(kind.name(), kind.about()), kind::make);
    }

    private static BotOffer<Morris, strategos.morris.Move, strategos.morris.View> morris(
            MorrisBotKind kind, MemoryFolder memories) {
        return new BotOffer<>(
                info(kind.name(), kind.about()),
                (game, seed) -> remembering(kind, game, seed, memories),
                Pupil.named(kind.name())
                        .map(pupil -> new MorrisLearning(pupil, memories))
                        .orElse(null));
    }

    /** A memory that cannot be read is told of and left as it is; the match is played without. */
    private static Bot<strategos.morris.Move, strategos.morris.View> remembering(
            MorrisBotKind kind, Morris game, Seed seed, Memories memories) {
        try {
            return kind.make(game, seed, memories);
        } catch (UnreadableMemoryException unreadable) {
            LOG.log(Level.WARNING, kind.name() + " plays without its memory", unreadable);
            return kind.make(game, seed, Memories.NONE);
        }
    }

    private static BotInfo info(String name, String about) {
        String title = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        return new BotInfo(name, title.replace('-', ' '), about);
    }
}
