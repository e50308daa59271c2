package strategos.bots;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
                    "gathers all in one place and attacks while it is stronger there",
                    (game, seed) -> new Rush(game, RushGround.of(game.board()), seed.random()));

    public static final BotKind TURTLE =
            new BotKind(
                    "turtle",
                    "builds and holds a continent, attacks only what can hardly fail",
                    (game, _) -> new Turtle(game));

    public static final BotKind BALANCED =
            new BotKind(
                    "balanced",
                    "weighs continents, borders, cards and eliminations by exact odds",
                    (game, _) -> new Balanced(game));

    /** Those that people are offered, the weakest first. */
    public static final List<BotKind> ALL = List.of(RANDOM, TURTLE, RUSH, BALANCED);

    /**
     * Those that never change again, so that later ones can be measured by them. A test holds each
     * to the moves it made when it was frozen.
     */
    public static final List<BotKind> FROZEN =
            List.of(new BotKind("balanced-1", "is balanced as it first was", BALANCED.maker()));

    private Bots() {}

    public static Optional<BotKind> named(String name) {
        return Stream.concat(ALL.stream(), FROZEN.stream())
                .filter(kind -> kind.name().equals(name))
                .findFirst();
    }
}
