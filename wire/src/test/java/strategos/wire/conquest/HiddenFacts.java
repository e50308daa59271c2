package strategos.wire.conquest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Extensions.Teams.TeamSight;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;

/**
 * What a viewer may not know of a match, changed at random: nothing that is sent may change with
 * it.
 */
final class HiddenFacts {

    private HiddenFacts() {}

    /** Whether a step shows the viewer something that was hidden from it. */
    static boolean laysOpen(State before, Step<Move> step, State after, Viewer viewer) {
        if (after.stage() == Stage.OVER) return true;
        return switch (step) {
            case Moved<Move>(_, Trade _), Moved<Move>(_, Attack _), Moved<Move>(_, Blitz _) -> true;
            case Rolled<Move> _ when before.stage() == Stage.BATTLE -> true;
            case Rolled<Move> _
                    when before.stage() == Stage.DRAW_CARD
                            || before.stage() == Stage.DRAW_MISSION ->
                    viewer.sitsIn(before.seat());
            case Moved<Move> _, Rolled<Move> _ -> false;
        };
    }

    /** Other cards, standing defences, missions and orders of others. */
    static State scrambled(Conquest game, State state, Viewer viewer, RandomGenerator random) {
        var other = new State(state);
        List<Integer> cards = new ArrayList<>();
        List<Integer> holders = new ArrayList<>();
        for (int card = 0; card < state.cards(); card++) {
            int holder = holder(state, card);
            boolean used = holder == State.NOBODY && !state.isInDeck(card);
            if (used || viewer.sitsIn(holder)) continue;
            cards.add(card);
            holders.add(holder);
        }
        Collections.shuffle(cards, Random.from(random));
        for (int i = 0; i < cards.size(); i++) other.deal(cards.get(i), holders.get(i));
        for (int seat = 0; seat < state.seats(); seat++)
            if (!viewer.sitsIn(seat)) other.standing(seat, StandingDefence.of(random.nextInt(3)));
        if (game.rules().winning().goal() == Goal.MISSIONS)
            scrambleMissions(game, other, viewer, random);
        if (state.turns() > 0 && state.extra().orders().isKept())
            scrambleOrders(other, viewer, random);
        return other;
    }

    /** All but that of the seat whose turn it is: whether it is fulfilled shows when that ends. */
    private static void scrambleMissions(
            Conquest game, State state, Viewer viewer, RandomGenerator random) {
        State guess = game.guess(game.view(state, viewer), random);
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != state.seat() || state.turns() == 0)
                state.extra().set(Page.MISSIONS, seat, guess.extra().get(Page.MISSIONS, seat));
        }
    }

    /** Other cards and, while orders are given, other orders of other seats. */
    private static void scrambleOrders(State other, Viewer viewer, RandomGenerator random) {
        var book = other.extra().orders();
        for (int seat = 0; seat < other.seats(); seat++) {
            if (viewer.sitsIn(seat) || !other.isAlive(seat)) continue;
            book.clearCards(seat);
            book.addCards(seat, OrderCard.of(random.nextInt(OrderCard.KINDS)), random.nextInt(9));
            if (other.stage() != Stage.ORDERS || book.isDone(seat)) continue;
            if (book.orders(seat) > 0) book.addOrder(seat, book.order(seat, 0));
            book.left(seat, random.nextInt(1, 9));
        }
    }

    private static int holder(State state, int card) {
        return IntStream.range(0, state.seats())
                .filter(seat -> state.holdsCard(seat, card))
                .findFirst()
                .orElse(State.NOBODY);
    }

    /** The states before and after a step. */
    record Moment(State before, State after) {}

    /** Whether fog hides something of this step. */
    static boolean isFogged(Conquest game, State before, State after) {
        return game.rules().extensions().sight() == Sight.FOG
                && before.turns() > 0
                && after.stage() != Stage.OVER;
    }

    /**
     * The same step with other owners and other numbers of armies out of sight, where nothing
     * happens. Everybody holds as many territories as before.
     */
    static Moment withOtherFog(
            Conquest game,
            State before,
            Step<Move> step,
            State after,
            Viewer viewer,
            RandomGenerator random) {
        var then = new State(before);
        var now = new State(after);
        var places = places(before, step, after);
        List<Integer> hidden =
                IntStream.range(0, game.board().size())
                        .filter(t -> !places.contains(t))
                        .filter(t -> before.owner(t) == after.owner(t))
                        .filter(t -> before.armies(t) == after.armies(t))
                        .filter(t -> !sees(game, before, viewer, t))
                        .filter(t -> !sees(game, after, viewer, t))
                        .boxed()
                        .toList();
        List<Integer> owners = new ArrayList<>(hidden.stream().map(before::owner).toList());
        Collections.shuffle(owners, Random.from(random));
        for (int i = 0; i < hidden.size(); i++) {
            int territory = hidden.get(i);
            int more = random.nextInt(5);
            for (State state : List.of(then, now)) {
                state.give(territory, owners.get(i));
                state.addArmies(territory, more);
            }
        }
        return new Moment(then, now);
    }

    private static boolean sees(Conquest game, State state, Viewer viewer, int territory) {
        var board = state.board();
        return IntStream.range(0, board.size())
                .filter(t -> looksFor(game, state.owner(t), viewer))
                .anyMatch(
                        t ->
                                t == territory
                                        || board.borders(t, territory)
                                        || board.borders(territory, t));
    }

    /** Whether a viewer looks with the eyes of an owner. */
    private static boolean looksFor(Conquest game, int owner, Viewer viewer) {
        if (!(viewer instanceof Viewer.InSeat(var seat)) || owner < 0 || owner >= game.seats())
            return false;
        var teams = game.rules().extensions().teams();
        boolean mates =
                teams.sight() == TeamSight.SHARED && teams.of(owner) == teams.of(seat.index());
        return owner == seat.index() || mates;
    }

    /** The places of a step, whose owners decide what happens. */
    private static Set<Integer> places(State before, Step<Move> step, State after) {
        Set<Integer> places =
                new HashSet<>(List.of(before.from(), before.to(), after.from(), after.to()));
        if (step instanceof Moved<Move>(_, Move move)) {
            switch (move) {
                case Place(int territory, _) -> places.add(territory);
                case Attack(int from, int to, _) -> places.addAll(List.of(from, to));
                case Blitz(int from, int to, _) -> places.addAll(List.of(from, to));
                case Fortify(int from, int to, _) -> places.addAll(List.of(from, to));
                default -> {}
            }
        }
        return places;
    }
}
