package strategos.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Chance;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.Viewer;

/** Plays one match of a contest without checking moves: bots are trusted to play by the rules. */
final class Referee<S, M, V> {

    private final Contest<S, M, V> contest;
    private final Pairing pairing;
    private final Consumer<Step<M>> observer;
    private final RandomGenerator chance;
    private final RandomGenerator openingChance;
    private final Bot<M, V> opener;
    private final Iterator<Integer> knownRolls;
    private int openingLeft;
    private final S state;
    private final List<Place<M, V>> places = new ArrayList<>();

    /** A referee for one match, who tells an observer of every step. */
    Referee(Contest<S, M, V> contest, Pairing pairing, Consumer<Step<M>> observer) {
        this.contest = contest;
        this.pairing = pairing;
        this.observer = observer;
        this.chance = pairing.chance().random();
        this.openingChance = pairing.openingChance().random();
        this.opener = contest.opening().maker().apply(pairing.opener());
        this.knownRolls = contest.opening().rolls().apply(pairing.match()).iterator();
        this.openingLeft = contest.opening().decisions();
        this.state = contest.game().start();
        for (int seat = 0; seat < pairing.seated().size(); seat++) {
            var entrant = contest.entrants().get(pairing.seated().get(seat));
            var view = contest.game().view(state, Viewer.inSeat(seat));
            places.add(new Place<>(view, entrant.maker().apply(pairing.ofSeat(seat))));
        }
    }

    Played play() {
        while (true) {
            switch (contest.game().turn(state)) {
                case Turn.Roll(Chance asked) -> take(new Rolled<>(outcome(asked)));
                case Turn.Over(Result result) -> {
                    return played(result, Ending.FINISHED);
                }
                case Turn.Decide(Seat seat) -> {
                    if (turns() > contest.maxTurns()) return played(Result.draw(), Ending.CAPPED);
                    decide(seat);
                }
                case Turn.DecideTogether(var waiting) -> {
                    if (turns() > contest.maxTurns()) return played(Result.draw(), Ending.CAPPED);
                    // Decisions are simultaneous, so any order will do.
                    decide(Collections.min(waiting, (a, b) -> a.index() - b.index()));
                }
            }
        }
    }

    private int turns() {
        return contest.game().turns(state);
    }

    private int outcome(Chance asked) {
        return knownRolls.hasNext() ? knownRolls.next() : asked.draw(chance());
    }

    private RandomGenerator chance() {
        return openingLeft > 0 ? openingChance : chance;
    }

    private void decide(Seat seat) {
        var place = places.get(seat.index());
        boolean opens = openingLeft > 0;
        if (opens) openingLeft--;
        take(new Moved<>(seat, opens ? place.open(opener) : place.decide()));
    }

    private void take(Step<M> step) {
        contest.game().apply(state, step);
        observer.accept(step);
    }

    private Played played(Result result, Ending ending) {
        List<Integer> winners =
                result.winners().stream().map(seat -> pairing.seated().get(seat.index())).toList();
        var efforts = new Effort[places.size()];
        for (int seat = 0; seat < places.size(); seat++)
            efforts[pairing.seated().get(seat)] = places.get(seat).effort();
        int turns = Math.min(turns(), contest.maxTurns());
        return new Played(pairing.match(), winners, turns, ending, List.of(efforts));
    }

    /** A bot in its seat, with its view. */
    private static final class Place<M, V> {

        /** One decision in this number is timed. */
        private static final int SAMPLE = 16;

        private final V view;
        private final Bot<M, V> bot;
        private long decisions;
        private long timed;
        private long nanos;

        Place(V view, Bot<M, V> bot) {
            this.view = view;
            this.bot = bot;
        }

        M open(Bot<M, V> opener) {
            return opener.decide(view, Budget.UNLIMITED);
        }

        M decide() {
            if (decisions++ % SAMPLE != 0) return bot.decide(view, Budget.UNLIMITED);
            long before = System.nanoTime();
            M move = bot.decide(view, Budget.UNLIMITED);
            nanos += System.nanoTime() - before;
            timed++;
            return move;
        }

        Effort effort() {
            return new Effort(decisions, timed, nanos);
        }
    }
}
