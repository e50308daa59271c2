package strategos.conquest;

import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.CardTypes;
import strategos.game.Seat;
import strategos.game.Viewer;

/** All that a viewer may know of a match: a window on its state, valid until the state changes. */
public final class View {

    /** The seat of someone who holds none, and whoever acts when nature does. */
    public static final int NONE = -1;

    private final Conquest game;
    private final State state;
    private final int seat;

    View(Conquest game, State state, Viewer viewer) {
        this.game = game;
        this.state = state;
        this.seat = viewer instanceof Viewer.InSeat(Seat in) ? in.index() : NONE;
    }

    public Conquest game() {
        return game;
    }

    public Board board() {
        return game.board();
    }

    public Ruleset rules() {
        return game.rules();
    }

    /** The index of the viewer's own seat, or {@link #NONE}. */
    public int seat() {
        return seat;
    }

    // The match.

    public Stage stage() {
        return state.stage();
    }

    public Phase phase() {
        int left = state.left();
        int from = state.from();
        int to = state.to();
        return switch (state.stage()) {
            case DRAW_ORDER -> new Phase.DrawOrder();
            case ROLL_ORDER -> rollOrder();
            case DEAL -> new Phase.Deal();
            case CLAIM -> new Phase.Claim();
            case SETTLE -> new Phase.Settle(left, game.turns().opening().settledTogether(state));
            case DEAL_ARMIES -> new Phase.DealArmies(left);
            case REINFORCE -> new Phase.Reinforce(left, mustTrade());
            case TRADE -> new Phase.Trade(mustTrade());
            case ATTACK -> new Phase.Attack();
            case DEFEND -> new Phase.Defend(from, to, state.attackDice());
            case BATTLE -> new Phase.Battle(from, to, state.attackDice(), state.defendDice());
            case OCCUPY -> new Phase.Occupy(from, to, occupyAtLeast(), occupyAtMost());
            case FORTIFY -> new Phase.Fortify();
            case DRAW_CARD -> new Phase.DrawCard();
            case OVER -> new Phase.Over();
        };
    }

    private Phase rollOrder() {
        var ordering = game.turns().ordering();
        return new Phase.RollOrder(
                state.position(),
                seats(ordering.rolling(state)),
                ordering.highest(state),
                seats(ordering.leading(state)));
    }

    private List<Integer> seats(int set) {
        return IntStream.range(0, seats()).filter(seat -> (set >>> seat & 1) != 0).boxed().toList();
    }

    /** How many turns have begun. */
    public int turns() {
        return state.turns();
    }

    /** The seat whose turn it is; another may have to decide in it. */
    public int turnOf() {
        return state.seat();
    }

    /** The seat that has to decide, or {@link #NONE}. */
    public int decider() {
        return Math.max(NONE, game.simulation().actor(state));
    }

    /** The seat that plays in this place of the turn order. */
    public int seatAt(int place) {
        return state.seatAt(place);
    }

    /** Armies still to be placed. */
    public int left() {
        return state.left();
    }

    /** Whether the armies being placed come from sets that an elimination forced. */
    public boolean isReinforcingInAttack() {
        return state.reinforcingInAttack();
    }

    public boolean mustTrade() {
        boolean trades = state.stage() == Stage.REINFORCE || state.stage() == Stage.TRADE;
        return trades && game.turns().trading().mustTrade(state);
    }

    /** Whether the seat whose turn it is will draw a card. */
    public boolean hasConquered() {
        return state.conquered();
    }

    // The board.

    public int seats() {
        return state.seats();
    }

    /** The seats, and the neutral army where there is one; its index is the number of seats. */
    public int owners() {
        return state.owners();
    }

    public int owner(int territory) {
        return state.owner(territory);
    }

    public int armies(int territory) {
        return state.armies(territory);
    }

    public int holdings(int owner) {
        return state.holdings(known(owner));
    }

    /** A word of the set of territories that an owner holds. */
    public long held(int owner, int word) {
        return state.held(known(owner), Objects.checkIndex(word, board().words()));
    }

    public boolean holdsAll(int owner, int continent) {
        return state.holdsAll(known(owner), continent);
    }

    public boolean isAlive(int owner) {
        return state.isAlive(known(owner));
    }

    public int totalArmies(int owner) {
        return state.totalArmies(owner);
    }

    /** What a seat would get if its turn began now. */
    public int income(int seat) {
        return game.turns().reinforcing().income(state, known(seat));
    }

    /** Whose army is placed next while first armies are. */
    public int settler() {
        return game.turns().opening().settler(state);
    }

    /** A state lays sets side by side: beyond the last owner lie cards that nobody may see. */
    private int known(int owner) {
        return Objects.checkIndex(owner, state.owners());
    }

    /** How many armies can leave an own territory while fortifying. */
    public int canLeave(int territory) {
        return Math.max(0, game.turns().fortifying().most(state, territory));
    }

    /** Whether armies of the seat whose turn it is could be moved from one territory to another. */
    public boolean isJoined(int from, int to) {
        return game.turns().fortifying().isJoined(state, from, to);
    }

    // The battle in hand.

    public int from() {
        return state.from();
    }

    public int to() {
        return state.to();
    }

    public int attackDice() {
        return state.attackDice();
    }

    public int occupyAtLeast() {
        return game.turns().occupying().atLeast(state);
    }

    public int occupyAtMost() {
        return game.turns().occupying().atMost(state);
    }

    // Cards.

    public CardTypes cardTypes() {
        return game.turns().trading().types();
    }

    /** How many cards a seat holds. */
    public int cards(int seat) {
        return state.handSize(Objects.checkIndex(seat, seats()));
    }

    /** The viewer's own cards. */
    public List<Integer> hand() {
        if (seat == NONE) return List.of();
        return IntStream.range(0, state.cards())
                .filter(card -> state.holdsCard(seat, card))
                .boxed()
                .toList();
    }

    /** The cards that have been traded and are not back in the deck. */
    public List<Integer> usedCards() {
        return IntStream.range(0, state.cards()).filter(this::isUsed).boxed().toList();
    }

    private boolean isUsed(int card) {
        return !state.isInDeck(card)
                && IntStream.range(0, seats()).noneMatch(other -> state.holdsCard(other, card));
    }

    public int deckSize() {
        return state.deckSize();
    }

    public int setsTraded() {
        return state.setsTraded();
    }

    /** What the next set brings. */
    public int setValue() {
        return rules().cards().value().of(state.setsTraded());
    }

    /** How many ways there are for the viewer to trade a set now. */
    public int trades() {
        boolean trades = state.stage() == Stage.REINFORCE || state.stage() == Stage.TRADE;
        return decides() && trades ? game.turns().trading().count(state) : 0;
    }

    public Move.Trade trade(int option) {
        Objects.checkIndex(option, trades());
        return game.turns().trading().option(state, option);
    }

    /** How the viewer's own seat answers attacks. */
    public StandingDefence standing() {
        return seat == NONE ? StandingDefence.ALWAYS_TWO : state.standing(seat);
    }

    // What the viewer may do.

    /** Whether the viewer has to decide. */
    public boolean decides() {
        return seat != NONE && decider() == seat;
    }

    /** How many moves the viewer can choose from; see {@link #option}. */
    public int count() {
        return decides() ? game.options().count(state) : 0;
    }

    /**
     * The move with this number. Legal beyond these are blitzes over borders of theirs, and a
     * change of standing defence.
     */
    public Move option(int option) {
        if (!decides()) throw new IllegalStateException("it is not this viewer who decides");
        return game.options().option(state, option);
    }

    public List<Move> moves() {
        return IntStream.range(0, count()).mapToObj(this::option).toList();
    }

    public boolean isLegal(Move move) {
        return seat != NONE && game.isLegal(state, Seat.of(seat), move);
    }

    /** Everything in this view as a record that can leave the process. */
    public Snapshot snapshot() {
        return new Snapshot(
                seat,
                phase(),
                turns(),
                turnOf(),
                decider(),
                IntStream.range(0, seats()).map(this::seatAt).boxed().toList(),
                IntStream.range(0, board().size()).map(this::owner).boxed().toList(),
                IntStream.range(0, board().size()).map(this::armies).boxed().toList(),
                hand(),
                IntStream.range(0, seats()).map(this::cards).boxed().toList(),
                usedCards(),
                deckSize(),
                setsTraded(),
                standing(),
                count());
    }

    /** A full state that this view fits, with the cards that the viewer cannot see dealt anew. */
    State guess(RandomGenerator random) {
        var guess = new State(state);
        int[] unseen = IntStream.range(0, state.cards()).filter(this::isUnseen).toArray();
        shuffle(unseen, random);
        int next = 0;
        for (int other = 0; other < seats(); other++) {
            if (other == seat) continue;
            guess.standing(other, StandingDefence.ALWAYS_TWO);
            for (int held = state.handSize(other); held > 0; held--)
                guess.deal(unseen[next++], other);
        }
        while (next < unseen.length) guess.deal(unseen[next++], State.NOBODY);
        return guess;
    }

    private boolean isUnseen(int card) {
        return !isUsed(card) && (seat == NONE || !state.holdsCard(seat, card));
    }

    private static void shuffle(int[] cards, RandomGenerator random) {
        for (int last = cards.length - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int card = cards[other];
            cards[other] = cards[last];
            cards[last] = card;
        }
    }
}
