package strategos.wire.conquest;

import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Setup;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Chance;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * A match that belongs to a seed, played at random but with a liking for fights that can be won, so
 * that there are conquests, cards, eliminations and an end.
 */
final class SampleMatch {

    private static final int MOST_STEPS = 2_000;

    /** Told of each step; the states are its own to keep. */
    interface Visitor {
        void visit(State before, Step<Move> step, State after) throws Exception;
    }

    private final Conquest game;
    private final Seed seed;
    private final RandomGenerator random;

    SampleMatch(Conquest game, Seed seed) {
        this.game = game;
        this.seed = seed;
        this.random = seed.random();
    }

    /** Each preset with its openings, and with a neutral army. */
    static List<Conquest> games() {
        var world = ConquestBoards.world();
        return List.of(
                new Conquest(ConquestPresets.CLASSIC, world, 3),
                new Conquest(dealt(ConquestPresets.MODERN), world, 4),
                new Conquest(ConquestPresets.MODERN, world, 2),
                new Conquest(ConquestPresets.ACADEMY, world, 3),
                new Conquest(ConquestPresets.RIZK, world, 3),
                new Conquest(with("teams = 2"), world, 4),
                new Conquest(with("goal = capitals"), world, 3),
                new Conquest(with("goal = missions\nvote-to-end = allowed"), world, 3),
                new Conquest(ConquestPresets.WARZONE, world, 3),
                new Conquest(rules("base = warzone\nname = half luck\nluck = 50"), world, 2),
                new Conquest(rules("base = warzone\nname = no luck\nluck = 0"), world, 3));
    }

    /** The modern rules but for these options. */
    private static Ruleset with(String options) {
        return dealt(rules(options));
    }

    private static Ruleset rules(String options) {
        try {
            return RulesetText.read("options", options);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable);
        }
    }

    /** Games in which something happens that happens in no other. */
    static List<Conquest> extended() {
        return Stream.concat(
                        fogged().stream(),
                        Stream.of(
                                new Conquest(
                                        with(Extensions.NONE.withEventsEvery(1)),
                                        ConquestBoards.world(),
                                        3)))
                .toList();
    }

    static List<Conquest> fogged() {
        var world = ConquestBoards.world();
        var fog = Extensions.NONE.withSight(Extensions.Sight.FOG);
        return List.of(
                new Conquest(with(fog), world, 3),
                new Conquest(ConquestPresets.WARZONE.withExtensions(fog), world, 3));
    }

    /** Games in which much is hidden: by fog, by orders that nobody else sees, or by both. */
    static List<Conquest> secretive() {
        var world = ConquestBoards.world();
        return List.of(
                new Conquest(with("sight = fog"), world, 3),
                new Conquest(dealt(rules("base = classic\nname = fog\nsight = fog")), world, 4),
                new Conquest(with("sight = fog\nteams = 2\nteam-sight = shared"), world, 4),
                new Conquest(ConquestPresets.WARZONE, world, 3),
                new Conquest(rules("base = warzone\nname = fog\nsight = fog"), world, 3),
                new Conquest(rules("base = warzone\nname = fog\nsight = fog\nluck = 0"), world, 2),
                new Conquest(
                        rules("base = warzone\nname = fog\nsight = fog\norders = round-robin"),
                        world,
                        3));
    }

    private static Ruleset with(Extensions extensions) {
        return dealt(ConquestPresets.MODERN).withExtensions(extensions);
    }

    static Ruleset dealt(Ruleset rules) {
        var neutral = rules.setup().neutral();
        return rules.withSetup(new Setup(Setup.Territories.DEALT, Setup.Armies.DEALT, neutral));
    }

    static List<Viewer> viewers(Conquest game) {
        return IntStream.rangeClosed(0, game.seats())
                .mapToObj(i -> i < game.seats() ? Viewer.inSeat(i) : new Viewer.Public())
                .toList();
    }

    private static final Seat LEAVER = Seat.of(1);

    void play(Visitor visitor) {
        State state = game.start();
        for (int i = 1; i <= MOST_STEPS && !(game.turn(state) instanceof Turn.Over); i++) {
            State before = game.copy(state);
            Step<Move> step = next(before);
            game.apply(state, step);
            try {
                visitor.visit(before, step, game.copy(state));
            } catch (Exception | AssertionError broken) {
                throw new AssertionError(
                        "%s with %d seats, seed %d, step %d, %s: %s"
                                .formatted(
                                        game.rules().name(),
                                        game.seats(),
                                        seed.value(),
                                        i,
                                        step,
                                        broken.getMessage()),
                        broken);
            }
        }
    }

    private Step<Move> next(State state) {
        if (game.rules().combat().defender() == DiceChoice.CHOSEN && random.nextInt(40) == 0) {
            var defence = StandingDefence.of(random.nextInt(3));
            return new Moved<>(Seat.of(random.nextInt(game.seats())), new Stand(defence));
        }
        if (resigns(state)) return new Moved<>(LEAVER, new Resign());
        var voter = Seat.of(random.nextInt(game.seats()));
        var vote = new Vote(random.nextBoolean() ? Wish.END : Wish.GO_ON);
        if (random.nextInt(40) == 0 && game.isLegal(state, voter, vote))
            return new Moved<>(voter, vote);
        return switch (game.turn(state)) {
            case Turn.Roll(Chance chance) -> new Rolled<>(chance.draw(random));
            case Turn.Decide(Seat seat) -> new Moved<>(seat, decide(state, seat));
            case Turn.DecideTogether(var waiting) -> {
                Seat seat = List.copyOf(waiting).get(random.nextInt(waiting.size()));
                yield new Moved<>(seat, decide(state, seat));
            }
            case Turn.Over _ -> throw new IllegalStateException();
        };
    }

    /** One of four leaves in the ninth turn. */
    private boolean resigns(State state) {
        return game.seats() == 4 && state.turns() == 9 && game.isLegal(state, LEAVER, new Resign());
    }

    private Move decide(State state, Seat seat) {
        View view = game.view(state, new Viewer.InSeat(seat));
        return switch (view.stage()) {
            case ATTACK -> attack(view);
            case OCCUPY -> new Occupy(view.occupyAtMost());
            default -> view.option(random.nextInt(view.count()));
        };
    }

    private Move attack(View view) {
        return IntStream.range(0, view.count())
                .mapToObj(view::option)
                .filter(Attack.class::isInstance)
                .map(Attack.class::cast)
                .filter(attack -> lead(view, attack) > random.nextInt(3))
                .max(Comparator.comparingInt(attack -> lead(view, attack)))
                .<Move>map(attack -> random.nextBoolean() ? attack : blitz(attack))
                .orElse(new Done());
    }

    private static int lead(View view, Attack attack) {
        return view.armies(attack.from()) - view.armies(attack.to());
    }

    private static Move blitz(Attack attack) {
        return new Blitz(attack.from(), attack.to(), 1);
    }
}
