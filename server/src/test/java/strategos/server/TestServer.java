package strategos.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import strategos.bots.Bots;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.MorrisBots;
import strategos.bots.morris.Pupil;
import strategos.conquest.Conquest;
import strategos.conquest.view.View;
import strategos.conquest.move.Move;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.morris.Morris;
import strategos.server.board.BoardShelf;
import strategos.server.web.CannotListenException;
import strategos.table.FairExecutor;
import strategos.table.Tempo;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;

/** A server at a free port whose bots do not wait, unless told otherwise. */
final class TestServer {

    /** So many of everything that no test meets them by accident. */
    static final ServerLimits GENEROUS =
            new ServerLimits(
                    plenty("requests"),
                    plenty("changes"),
                    plenty("new matches"),
                    plenty("new boards"),
                    1_000,
                    plenty("connections"),
                    1_000_000,
                    plenty("messages"));

    /** The same every time, so that no test depends on it. */
    private static final RandomSource LUCK = RandomSource.of(new Seed(20));

    private TestServer() {}

    private static RateLimit plenty(String what) {
        return new RateLimit(what, 1_000_000, Duration.ofNanos(1));
    }

    static Server start(Path data) throws CannotListenException {
        return start(data, GENEROUS, Proxy.NONE);
    }

    static Server start(Path data, ServerLimits limits, Proxy proxy) throws CannotListenException {
        return start(data, limits, proxy, (_, _) -> Duration.ZERO);
    }

    static Server start(Path data, ServerLimits limits, Proxy proxy, Tempo tempo)
            throws CannotListenException {
        return start(data, limits, proxy, tempo, LUCK);
    }

    static Server start(Path data, RandomSource luck) throws CannotListenException {
        return start(data, GENEROUS, Proxy.NONE, (_, _) -> Duration.ZERO, luck);
    }

    /** Behind a proxy, with bots that think on these threads. */
    static Server start(Path data, FairExecutor thinking) throws CannotListenException {
        return start(data, GENEROUS, Proxy.TRUSTED, (_, _) -> Duration.ZERO, LUCK, thinking);
    }

    private static Server start(
            Path data, ServerLimits limits, Proxy proxy, Tempo tempo, RandomSource luck)
            throws CannotListenException {
        return start(data, limits, proxy, tempo, luck, new FairExecutor("thinking", 2));
    }

    private static Server start(
            Path data,
            ServerLimits limits,
            Proxy proxy,
            Tempo tempo,
            RandomSource luck,
            FairExecutor thinking)
            throws CannotListenException {
        var surroundings = new Surroundings(luck.dice(), tempo, thinking, Duration.ofSeconds(1));
        return Server.start(
                new Server.Settings(data, "127.0.0.1", 0, proxy, limits, surroundings),
                shelf -> families(data, shelf, luck));
    }

    static List<Offer> families(Path data, BoardShelf shelf) {
        return families(data, shelf, LUCK);
    }

    private static List<Offer> families(Path data, BoardShelf shelf, RandomSource luck) {
        return List.of(
                new ConquestOffer(shelf, conquestBots(), luck),
                new MorrisOffer(morrisBots(data), luck));
    }

    private static List<BotOffer<Conquest, Move, View>> conquestBots() {
        return Bots.ALL.stream()
                .map(
                        kind ->
                                new BotOffer<Conquest, Move, View>(
                                        info(kind.name(), kind.about()), kind::make))
                .toList();
    }

    private static BotInfo info(String name, String about) {
        return new BotInfo(name, name, about);
    }

    /** One that does not learn, and one whose memory is in the data folder. */
    private static List<BotOffer<Morris, strategos.morris.Move, strategos.morris.View>> morrisBots(
            Path data) {
        var memories = new MemoryFolder(data);
        return Stream.of("random", "memory")
                .flatMap(name -> MorrisBots.named(name).stream())
                .map(
                        kind ->
                                new BotOffer<Morris, strategos.morris.Move, strategos.morris.View>(
                                        info(kind.name(), kind.about()),
                                        (game, seed) -> kind.make(game, seed, memories),
                                        Pupil.named(kind.name())
                                                .map(pupil -> new Learning(pupil, memories))
                                                .orElse(null)))
                .toList();
    }

    /** A bot that learns in a folder; its moves are not listed. */
    private record Learning(Pupil pupil, MemoryFolder memories)
            implements BotOffer.Learning<Morris, strategos.morris.Move> {

        @Override
        public void learn(
                Morris game, List<Step<strategos.morris.Move>> steps, int known, Seat self) {
            memories.follow(pupil.title(), game.rules(), steps.subList(0, known), steps, self);
        }

        @Override
        public BotMemory memory(Morris game, Seat self, BotMemory.Sorting order) {
            var memory = memories.of(pupil, game.rules());
            return new BotMemory(
                    self.index(), pupil.title(), memory.matches(), memory.size(), List.of());
        }
    }
}
