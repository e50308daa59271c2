package strategos.conquest;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Winning;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Chance;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * Random play that looks for a fight: matches of it come to an end, with conquests, cards and
 * eliminations on the way. One decision in four has no purpose at all.
 */
record EagerPlay(Conquest game, RandomGenerator random) {

    private static final int LOOKED_AT = 8;

    static EagerPlay of(Conquest game, Seed seed) {
        return new EagerPlay(game, seed.random());
    }

    Step<Move> next(State state) {
        if (game.rules().combat().defender() == DiceChoice.CHOSEN && random.nextInt(25) == 0) {
            var defence = StandingDefence.of(random.nextInt(3));
            int seat = random.nextInt(game.seats());
            if (!state.hasResigned(seat))
                return new Step.Moved<>(Seat.of(seat), new Stand(defence));
        }
        if (game.rules().winning().vote() != Winning.Vote.NONE
                && state.turns() > 0
                && random.nextInt(25) == 0) return vote(state, random.nextInt(game.seats()));
        var resigns = resignation(state);
        return resigns.isPresent() ? resigns.get() : fight(state);
    }

    /** The same without votes and resignations, so that only a conquest ends the match. */
    Step<Move> fight(State state) {
        return switch (game.turn(state)) {
            case Turn.Roll(Chance chance) -> new Step.Rolled<>(chance.draw(random));
            case Turn.Decide(Seat seat) -> new Step.Moved<>(seat, decide(state, seat));
            case Turn.DecideTogether(var waiting) -> {
                Seat seat = List.copyOf(waiting).get(random.nextInt(waiting.size()));
                yield new Step.Moved<>(seat, decide(state, seat));
            }
            case Turn.Over _ -> throw new IllegalStateException("the match is over");
        };
    }

    /** A seat changes its mind; a beaten one leaves it to the first that is not. */
    private Step<Move> vote(State state, int seat) {
        int voter = seat;
        while (!state.isPlaying(voter)) voter = (voter + 1) % game.seats();
        boolean agreed = game.rulebook().turns().voting().hasAgreed(state, voter);
        return new Step.Moved<>(Seat.of(voter), new Vote(agreed ? Wish.GO_ON : Wish.END));
    }

    /** Now and then, at some positions, a seat leaves a match of three or more. */
    private Optional<Step<Move>> resignation(State state) {
        if (game.seats() < 3 || Math.floorMod(state.hashCode(), 500) > 0) return Optional.empty();
        Seat seat = Seat.of(state.turns() % game.seats());
        return game.isLegal(state, seat, new Resign())
                ? Optional.of(new Step.Moved<>(seat, new Resign()))
                : Optional.empty();
    }

    private Move decide(State state, Seat seat) {
        var view = game.view(state, new Viewer.InSeat(seat));
        if (random.nextInt(4) == 0) return anyOption(view);
        return switch (view.stage()) {
            case REINFORCE -> reinforce(view);
            case ATTACK -> attack(view);
            case OCCUPY -> new Occupy(view.occupyAtMost());
            case ORDERS -> new EagerOrders(view, random).next();
            default -> anyOption(view);
        };
    }

    private Move anyOption(View view) {
        return view.option(random.nextInt(view.count()));
    }

    private Move reinforce(View view) {
        if (view.cards().trades() > 0 && (view.cards().mustTrade() || random.nextBoolean()))
            return view.cards().trade(random.nextInt(view.cards().trades()));
        return some(view.holdings(view.seat()))
                .mapToObj(rank -> new Place(holding(view, rank), view.left()))
                .max(Comparator.comparingInt(place -> strangersAround(view, place.territory())))
                .orElseThrow();
    }

    private static int holding(View view, int rank) {
        return IntStream.range(0, view.board().size())
                .filter(territory -> view.owner(territory) == view.seat())
                .skip(rank)
                .findFirst()
                .orElseThrow();
    }

    private static int strangersAround(View view, int territory) {
        return (int)
                view.board().territories().get(territory).neighbours().stream()
                        .filter(neighbour -> !view.isFriend(view.owner(neighbour)))
                        .count();
    }

    private Move attack(View view) {
        return some(view.count())
                .mapToObj(view::option)
                .filter(Attack.class::isInstance)
                .map(Attack.class::cast)
                .filter(attack -> lead(view, attack) > 0)
                .max(Comparator.comparingInt(attack -> lead(view, attack)))
                .<Move>map(attack -> random.nextBoolean() ? attack : blitz(view, attack))
                .orElse(new Done());
    }

    private static int lead(View view, Attack attack) {
        return view.armies(attack.from()) - view.armies(attack.to());
    }

    private Move blitz(View view, Attack attack) {
        int most = view.armies(attack.from()) - 1;
        return new Blitz(attack.from(), attack.to(), random.nextInt(4) == 0 ? most : 1);
    }

    private IntStream some(int count) {
        return random.ints(LOOKED_AT, 0, count);
    }
}
