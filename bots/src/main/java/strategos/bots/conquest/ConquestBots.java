package strategos.bots.conquest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.bots.conquest.planner.Comparing;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.planner.Forecasting;
import strategos.bots.conquest.planner.Searching;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;

/** The bots of the Risk family that can be chosen by name. */
public final class ConquestBots {

    public static final BotKind<Conquest, Move, View> RANDOM = voting(BotKind.random());

    public static final BotKind<Conquest, Move, View> RUSH =
            kind(
                    "rush",
                    "gathers all armies in one place and attacks while it is stronger there",
                    (game, seed) -> new Rush(game, RushGround.of(game.board()), seed.random()));

    public static final BotKind<Conquest, Move, View> TURTLE =
            kind(
                    "turtle",
                    "takes and holds a continent, attacks only when it can hardly fail",
                    (game, _) -> new Turtle(game, Turtle.SURE));

    public static final BotKind<Conquest, Move, View> BALANCED =
            kind(
                    "balanced",
                    "weighs continents, borders, cards and eliminations with exact odds",
                    (game, _) -> new Balanced(game, CampaignWeights.FIRST));

    public static final BotKind<Conquest, Move, View> BREAKER =
            kind(
                    "breaker",
                    "breaks the continents of others rather than completing its own",
                    (game, _) -> new Balanced(game, CampaignWeights.BREAKING));

    public static final BotKind<Conquest, Move, View> HUNTER =
            kind(
                    "hunter",
                    "attacks as long as there is anything to gain, and eliminates for cards",
                    (game, _) -> new Balanced(game, CampaignWeights.HUNTING));

    public static final BotKind<Conquest, Move, View> KEEPER =
            kind(
                    "keeper",
                    "breaks continents, and keeps its armies at the front",
                    (game, _) -> new StackKeeper(game));

    public static final BotKind<Conquest, Move, View> HOARDER =
            kind(
                    "hoarder",
                    "takes one territory per turn for a card, and waits for a great gain",
                    (game, _) -> new Hoarder(game));

    public static final BotKind<Conquest, Move, View> PLANNER =
            kind(
                    "planner",
                    "plays its whole turn out in many ways, and takes the one after which it wins"
                            + " most often",
                    (game, seed) -> Planning.of(game, seed, Effort.FULL));

    public static final BotKind<Conquest, Move, View> LEARNED =
            kind(
                    "learned",
                    "plans whole turns by a network that learned from self-play",
                    Planning::learned);

    public static final BotKind<Conquest, Move, View> EASY =
            kind(
                    "easy",
                    "holds a continent, and attacks when the odds are good",
                    (game, _) -> new Turtle(game, Turtle.GOOD));

    public static final BotKind<Conquest, Move, View> NORMAL =
            level("normal", "gathers one large army and goes on the offensive with it", RUSH);

    public static final BotKind<Conquest, Move, View> HARD =
            level("hard", "weighs continents, cards and eliminations with exact odds", BALANCED);

    public static final BotKind<Conquest, Move, View> EXPERT =
            level("expert", "plans whole turns by the chance to win", LEARNED);

    /** Those that people are offered, the weakest first. */
    public static final List<BotKind<Conquest, Move, View>> LEVELS =
            List.of(EASY, NORMAL, HARD, EXPERT);

    /** Those that can be chosen by name: the levels, and the bots behind them and beside them. */
    public static final List<BotKind<Conquest, Move, View>> ALL =
            List.of(
                    RANDOM, EASY, NORMAL, HARD, EXPERT, TURTLE, RUSH, BALANCED, BREAKER, HUNTER,
                    KEEPER, HOARDER, PLANNER, LEARNED);

    /**
     * Those that never change again, so that later ones can be measured by them. A test holds each
     * to the moves it made when it was frozen.
     */
    public static final List<BotKind<Conquest, Move, View>> FROZEN =
            List.of(
                    kind(
                            "balanced-1",
                            "is the first version of balanced",
                            (game, _) -> new Balanced(game, CampaignWeights.FIRST)));

    /** Scripted bots of different habits, to learn from and to be measured against. */
    public static final List<BotKind<Conquest, Move, View>> POOL =
            List.of(FROZEN.getFirst(), BREAKER, HUNTER);

    /** The same for rulesets with orders, where bots differ in other habits. */
    public static final List<BotKind<Conquest, Move, View>> ORDERS_POOL =
            List.of(BALANCED, BALANCED, BALANCED, RUSH, TURTLE);

    private ConquestBots() {}

    static BotKind<Conquest, Move, View> kind(
            String name, String about, BotKind.Maker<Conquest, Move, View> maker) {
        return voting(new BotKind<>(name, about, maker));
    }

    /** A bot under the name of a level, which may get a stronger one later. */
    private static BotKind<Conquest, Move, View> level(
            String name, String about, BotKind<Conquest, Move, View> bot) {
        return new BotKind<>(name, about, bot.maker());
    }

    /** The same bot, which also votes where the rules ask for votes. */
    private static BotKind<Conquest, Move, View> voting(BotKind<Conquest, Move, View> kind) {
        return new BotKind<>(
                kind.name(), kind.about(), (game, seed) -> Voter.of(kind.make(game, seed), game));
    }

    /** The opponents of a level, each with a style of its own; none for other bots. */
    public static List<BotKind<Conquest, Move, View>> characters(String level) {
        return Characters.BY_LEVEL.getOrDefault(level, List.of());
    }

    /** How a bot compares moves; nothing for those that do not estimate their chances. */
    public static Optional<Comparing> comparing(Bot<Move, View> bot) {
        return Voter.playerOf(bot) instanceof Comparing comparing
                ? Optional.of(comparing)
                : Optional.empty();
    }

    /** How a bot forecasts chances; nothing for those that do not estimate them. */
    public static Optional<Forecasting> forecasting(Bot<Move, View> bot) {
        return Voter.playerOf(bot) instanceof Forecasting forecasting
                ? Optional.of(forecasting)
                : Optional.empty();
    }

    /** How many decisions a bot has played out in its thoughts; 0 for those that do not search. */
    public static long nodes(Bot<Move, View> bot) {
        return Voter.playerOf(bot) instanceof Searching searching ? searching.nodes() : 0;
    }

    public static Optional<BotKind<Conquest, Move, View>> named(String name) {
        return Stream.of(ALL, Characters.ALL, FROZEN)
                .flatMap(List::stream)
                .filter(kind -> kind.name().equals(name))
                .findFirst();
    }
}
