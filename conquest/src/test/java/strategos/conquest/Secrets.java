package strategos.conquest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;
import strategos.testkit.Moment;

/**
 * What a viewer of conquest may not know, changed at random: which of the unseen cards others hold
 * and which are in the deck, how others will answer attacks, what their missions are, and what fog
 * hides.
 *
 * <p>Left as it is: what the next step lays open. Cards that are traded or taken from a beaten
 * seat, the card the viewer draws, the dice that an attacked seat is about to roll, whether a seat
 * that ends its turn has fulfilled its mission.
 */
final class Secrets {

    private final Conquest game;
    private final State before;
    private final Step<Move> next;
    private final Viewer viewer;
    private final RandomGenerator random;
    private final State after;

    private Secrets(
            Conquest game, Moment<State, Move> moment, Viewer viewer, RandomGenerator random) {
        this.game = game;
        this.before = moment.state();
        this.next = moment.next();
        this.viewer = viewer;
        this.random = random;
        this.after = new State(moment.state());
    }

    static Moment<State, Move> scramble(
            Conquest game, Moment<State, Move> moment, Viewer viewer, RandomGenerator random) {
        var secrets = new Secrets(game, moment, viewer, random);
        secrets.scrambleCards();
        secrets.scrambleDefences();
        if (game.rules().winning().goal() == Goal.MISSIONS) secrets.scrambleMissions(moment);
        var scrambled = secrets.withOtherFog(moment);
        return announced(game, scrambled).equals(announced(game, moment)) ? scrambled : moment;
    }

    /**
     * What all are told of a step, whatever has led to it: that the match is over, and who is out
     * and whether the turn goes on where orders are carried out.
     */
    private static List<Object> announced(Conquest game, Moment<State, Move> moment) {
        State after = moment.after(game);
        boolean isOver = after.stage() == Stage.OVER;
        if (!after.extra().orders().isKept()) return List.of(isOver);
        var alive = IntStream.range(0, game.seats()).filter(after::isAlive).boxed().toList();
        return List.of(isOver, alive, SecretOrders.areCarriedOut(after));
    }

    private Moment<State, Move> withOtherFog(Moment<State, Move> moment) {
        var fog = new FogSecrets(game, moment, viewer, random, after);
        fog.scramble();
        var step = fog.step(scrambledStep());
        if (!before.extra().orders().isKept()) return new Moment<>(after, step);
        var orders = new SecretOrders(game, before, after, step, viewer, random);
        orders.scramble();
        return new Moment<>(after, orders.step());
    }

    private void scrambleCards() {
        Set<Integer> open = laidOpen();
        List<Integer> places = new ArrayList<>();
        List<Integer> cards = new ArrayList<>();
        for (int card = 0; card < before.cards(); card++) {
            int holder = holder(card);
            boolean used = holder == State.NOBODY && !before.isInDeck(card);
            boolean own = holder != State.NOBODY && viewer.sitsIn(holder);
            if (used || own || open.contains(card)) continue;
            cards.add(card);
            places.add(holder);
        }
        Collections.shuffle(cards, Random.from(random));
        for (int i = 0; i < cards.size(); i++) after.deal(cards.get(i), places.get(i));
    }

    private int holder(int card) {
        return IntStream.range(0, before.seats())
                .filter(seat -> before.holdsCard(seat, card))
                .findFirst()
                .orElse(State.NOBODY);
    }

    private Set<Integer> laidOpen() {
        return switch (next) {
            case Moved<Move>(_, Trade(int first, int second, int third, _)) ->
                    Set.of(first, second, third);
            case Rolled<Move>(int outcome)
                    when before.stage() == Stage.DRAW_CARD && viewer.sitsIn(before.seat()) ->
                    Set.of(deck(before).get(outcome));
            case Rolled<Move> _
                    when before.stage() == Stage.BATTLE && viewer.sitsIn(before.seat()) ->
                    hand(before.owner(before.to()));
            case Moved<Move> _, Rolled<Move> _ -> Set.of();
        };
    }

    private Set<Integer> hand(int owner) {
        Set<Integer> hand = new HashSet<>();
        if (owner >= before.seats()) return hand;
        for (int card = 0; card < before.cards(); card++)
            if (before.holdsCard(owner, card)) hand.add(card);
        return hand;
    }

    private static List<Integer> deck(State state) {
        return IntStream.range(0, state.cards()).filter(state::isInDeck).boxed().toList();
    }

    private void scrambleDefences() {
        int attacked = attacked();
        for (int seat = 0; seat < before.seats(); seat++)
            if (!viewer.sitsIn(seat) && seat != attacked) after.standing(seat, anyDefence());
    }

    private void scrambleMissions(Moment<State, Move> moment) {
        if (before.stage() == Stage.OVER || moment.after(game).stage() == Stage.OVER) return;
        for (int seat = 0; seat < before.seats(); seat++) {
            boolean mayEndTurn = seat == before.seat() && before.turns() > 0;
            if (!viewer.sitsIn(seat) && !mayEndTurn)
                game.rulebook().turns().missions().redraw(after, seat, random);
        }
    }

    private int attacked() {
        return switch (next) {
            case Moved<Move>(_, Attack(_, int to, _)) -> before.owner(to);
            case Moved<Move>(_, Blitz(_, int to, _)) -> before.owner(to);
            case Rolled<Move> _ when before.stage() == Stage.BATTLE -> before.owner(before.to());
            case Moved<Move> _, Rolled<Move> _ -> State.NOBODY;
        };
    }

    private StandingDefence anyDefence() {
        return StandingDefence.of(random.nextInt(StandingDefence.values().length));
    }

    private Step<Move> scrambledStep() {
        return switch (next) {
            case Moved<Move>(var seat, Stand _) when !viewer.sitsIn(seat.index()) ->
                    new Moved<>(seat, new Stand(anyDefence()));
            case Rolled<Move> _
                    when before.stage() == Stage.DRAW_CARD && !viewer.sitsIn(before.seat()) ->
                    new Rolled<>(random.nextInt(before.deckSize()));
            case Rolled<Move> _
                    when before.stage() == Stage.DRAW_MISSION && !viewer.sitsIn(before.seat()) ->
                    new Rolled<>(random.nextInt(game.rulebook().turns().missions().outcomes()));
            case Rolled<Move>(int outcome) when before.stage() == Stage.DRAW_CARD ->
                    new Rolled<>(deck(after).indexOf(deck(before).get(outcome)));
            case Moved<Move> _, Rolled<Move> _ -> next;
        };
    }
}
