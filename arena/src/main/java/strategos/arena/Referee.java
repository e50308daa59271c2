package strategos.arena;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.arena.Played.EntrantFault;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Chance;
import strategos.game.FollowingBot;
import strategos.game.Game;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.Viewer;

/** Plays one match of a contest without checking moves: bots are trusted to play by the rules. */
final class Referee<S, M, V> {

    private final Contest<S, M, V> contest;
    private final Game<S, M, V> game;
    private final Pairing pairing;
    private final @Nullable Consumer<Step<M>> observer;
    private final RandomGenerator chance;
    private final RandomGenerator openingChance;
    private final Bot<M, V> opener;
    private final Iterator<Integer> knownRolls;
    private int openingLeft;
    private final S state;
    private final List<Place<M, V>> places = new ArrayList<>();
    private final boolean hasFollowers;
    private final boolean isWatched;

    /** A referee for one match, who tells an observer, if there is one, of every step. */
    Referee(Contest<S, M, V> contest, Pairing pairing, @Nullable Consumer<Step<M>> observer) {
        this.contest = contest;
        this.game = contest.game();
        this.pairing = pairing;
        this.observer = observer;
        this.chance = pairing.chance().random();
        this.openingChance = pairing.openingChance().random();
        this.opener = contest.opening().maker().apply(pairing.opener());
        this.knownRolls = contest.opening().rolls().apply(pairing.match()).iterator();
        this.openingLeft = contest.opening().decisions();
        this.state = game.start();
        for (int seat = 0; seat < pairing.seated().size(); seat++) {
            var entrant = contest.entrants().get(pairing.seated().get(seat));
            var view = game.view(state, Viewer.inSeat(seat));
            places.add(
                    new Place<>(
                            view,
                            entrant.maker().apply(pairing.ofSeat(seat)),
                            contest.budget(),
                            pairing.match() + 1));
        }
        this.hasFollowers = places.stream().anyMatch(place -> place.follower().isPresent());
        this.isWatched = hasFollowers || observer != null;
    }

    Played play() {
        if (hasFollowers) begin();
        int maxTurns = contest.maxTurns();
        while (true) {
            int actor = game.actor(state);
            if (actor == Simulation.NATURE) {
                roll();
            } else if (actor == Simulation.NOBODY) {
                return played(result(), Ending.FINISHED);
            } else {
                if (game.turns(state) > maxTurns) return played(Result.draw(), Ending.CAPPED);
                decide(actor);
            }
        }
    }

    private Result result() {
        if (game.turn(state) instanceof Turn.Over(Result result)) return result;
        throw new IllegalStateException("nobody acts in a match that is not over");
    }

    /** Nobody sees most rolls and moves, so no step is made of them. */
    private void roll() {
        if (!isWatched && !knownRolls.hasNext()) game.roll(state, chance());
        else if (game.turn(state) instanceof Turn.Roll(Chance asked))
            take(new Rolled<>(knownRolls.hasNext() ? knownRolls.next() : asked.draw(chance())));
    }

    private RandomGenerator chance() {
        return openingLeft > 0 ? openingChance : chance;
    }

    private void decide(int seat) {
        var place = places.get(seat);
        boolean opens = openingLeft > 0;
        if (opens) openingLeft--;
        M move = opens ? place.open(opener) : place.decide();
        if (isWatched) take(new Moved<>(Seat.of(seat), move));
        else game.move(state, seat, move);
    }

    private void take(Step<M> step) {
        if (hasFollowers) {
            takeFollowed(step);
        } else {
            game.apply(state, step);
        }
        if (observer != null) observer.accept(step);
    }

    private void begin() {
        List<String> names =
                pairing.seated().stream()
                        .map(entrant -> contest.entrants().get(entrant).name())
                        .toList();
        for (int seat = 0; seat < places.size(); seat++) {
            var place = places.get(seat);
            var own = Seat.of(seat);
            place.follower().ifPresent(bot -> bot.begin(own, names, place.view));
        }
    }

    private void takeFollowed(Step<M> step) {
        S before = game.copy(state);
        game.apply(state, step);
        for (int seat = 0; seat < places.size(); seat++) {
            var place = places.get(seat);
            var viewer = Viewer.inSeat(seat);
            place.follower()
                    .ifPresent(
                            bot ->
                                    game.seen(before, step, state, viewer)
                                            .ifPresent(
                                                    seen ->
                                                            bot.follow(
                                                                    game.view(before, viewer),
                                                                    seen,
                                                                    place.view)));
        }
    }

    /** Tells all followers that the match is over, and collects their faults. */
    private List<EntrantFault> end(Result result) {
        List<EntrantFault> faults = new ArrayList<>();
        for (int seat = 0; seat < places.size(); seat++) {
            int entrant = pairing.seated().get(seat);
            places.get(seat)
                    .follower()
                    .flatMap(bot -> bot.end(result))
                    .ifPresent(fault -> faults.add(new EntrantFault(entrant, fault)));
        }
        return faults;
    }

    private Played played(Result result, Ending ending) {
        List<Integer> winners =
                result.winners().stream().map(seat -> pairing.seated().get(seat.index())).toList();
        var efforts = new Effort[places.size()];
        for (int seat = 0; seat < places.size(); seat++)
            efforts[pairing.seated().get(seat)] = places.get(seat).effort();
        int turns = Math.min(game.turns(state), contest.maxTurns());
        return new Played(pairing.match(), winners, turns, ending, List.of(efforts), end(result));
    }

    /** A bot in its seat, with its view. */
    private static final class Place<M, V> {

        /** One decision in this number is timed, and in each match another one first. */
        private static final int SAMPLE = 32;

        private final V view;
        private final Bot<M, V> bot;
        private final Budget budget;
        private final int sampled;
        private long decisions;
        private long timed;
        private long nanos;

        Place(V view, Bot<M, V> bot, Budget budget, int match) {
            this.view = view;
            this.bot = bot;
            this.budget = budget;
            this.sampled = match & SAMPLE - 1;
        }

        Optional<FollowingBot<M, V>> follower() {
            return bot instanceof FollowingBot<M, V> follower
                    ? Optional.of(follower)
                    : Optional.empty();
        }

        M open(Bot<M, V> opener) {
            return opener.decide(view, Budget.UNLIMITED);
        }

        M decide() {
            if ((++decisions & SAMPLE - 1) != sampled) return bot.decide(view, budget);
            long before = System.nanoTime();
            M move = bot.decide(view, budget);
            nanos += System.nanoTime() - before;
            timed++;
            return move;
        }

        Effort effort() {
            return new Effort(decisions, timed, nanos);
        }
    }
}
