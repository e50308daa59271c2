package strategos.bots;

import java.util.List;
import java.util.Optional;

/** The bots that can be asked for by name. */
public final class Bots {

    public static final BotKind RANDOM =
            new BotKind(
                    "random",
                    "takes any legal move, all equally likely",
                    (_, seed) -> new Uniform(seed.random()));

    public static final BotKind RUSH =
            new BotKind(
                    "rush",
                    "gathers everything in one place and attacks while it is stronger there",
                    (game, seed) -> new Rush(game.board(), seed.random()));

    public static final List<BotKind> ALL = List.of(RANDOM, RUSH);

    private Bots() {}

    public static Optional<BotKind> named(String name) {
        return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }
}
