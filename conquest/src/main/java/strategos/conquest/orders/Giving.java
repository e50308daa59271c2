package strategos.conquest.orders;

import java.util.Optional;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.OrderCard;
import strategos.conquest.rules.Structure.OrdersGiven;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Setting;
import strategos.conquest.turn.Turns;

/**
 * The first part of a turn: every seat gives its orders, and says when it is done. Seats do so at
 * the same time, or one order each in turn. docs/rules/warzone.md#giving-orders-in-turn
 */
public final class Giving {

    /** What a reinforcement card brings. docs/rules/warzone.md#cards */
    public static final int REINFORCEMENT = 5;

    private static final Optional<String> LEGAL = Optional.empty();

    private final Setting setting;
    private final Turns turns;
    private final Board board;
    private final Fog fog;
    private final Executing executing;
    private final boolean inTeams;
    private final boolean inRounds;

    /** Whether a seat cannot see a territory now. */
    @FunctionalInterface
    public interface Fog {
        boolean hides(State state, int seat, int territory);
    }

    Giving(Turns turns, OrdersGiven given, Fog fog, Executing executing) {
        this.setting = turns.setting();
        this.turns = turns;
        this.board = setting.board();
        this.fog = fog;
        this.executing = executing;
        this.inTeams = setting.rules().extensions().teams().isPlayed();
        this.inRounds = given == OrdersGiven.ROUND_ROBIN;
    }

    /** Whether seats give one order each in turn, for everyone to see. */
    public boolean isInRounds() {
        return inRounds;
    }

    /** Whether a seat is not done with its orders. */
    public boolean isGiving(State state, int seat) {
        return state.stage() == Stage.ORDERS
                && state.isPlaying(seat)
                && !state.extra().orders().isDone(seat);
    }

    /** Whether a seat can give an order now. */
    public boolean isWaitedFor(State state, int seat) {
        return isGiving(state, seat) && (!inRounds || seat == giver(state));
    }

    /** Whose turn it is to give an order; the first seat of the turn gives the first. */
    private int giver(State state) {
        int place = state.position() + state.extra().orders().step();
        return state.seatAt(place % setting.seats());
    }

    /** The first seat in turn order that can give an order now. */
    public int next(State state) {
        for (int place = 0; place < setting.seats(); place++) {
            int seat = state.seatAt(place);
            if (isWaitedFor(state, seat)) return seat;
        }
        return State.NOBODY;
    }

    /** What a seat can deploy this turn without cards, as far as anyone can tell from the board. */
    public int income(State state, int seat) {
        return turns.reinforcing().income(state, seat);
    }

    /**
     * How many armies can still be ordered to leave an own territory: those that will stand there
     * after deployment, less those that are leaving and the one that stays.
     */
    public int spare(State state, int territory) {
        return Math.max(
                0, state.armies(territory) + state.extra().orders().committed(territory) - 1);
    }

    /**
     * Whether armies of a seat can be ordered to a territory: to any but one that it sees a
     * team-mate hold.
     */
    boolean isOpen(State state, int seat, int to) {
        int owner = state.owner(to);
        return owner == seat
                || !setting.sides().areTogether(owner, seat)
                || fog.hides(state, seat, to);
    }

    /** How many neighbours of an own territory armies can be ordered to. */
    int ways(State state, int from) {
        int borders = board.endBorder(from) - board.firstBorder(from);
        if (!inTeams) return borders;
        int ways = 0;
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++)
            if (isOpen(state, state.owner(from), board.to(b))) ways++;
        return ways;
    }

    /** The neighbour with this rank among those. */
    int way(State state, int from, int rank) {
        int border = board.firstBorder(from);
        if (!inTeams) return board.to(border + rank);
        int left = rank;
        while (!isOpen(state, state.owner(from), board.to(border)) || left-- > 0) border++;
        return board.to(border);
    }

    /** How many territories armies can be flown to from an own one. */
    int destinations(State state, int from) {
        if (!inTeams) return board.size() - 1;
        int destinations = 0;
        for (int to = 0; to < board.size(); to++)
            if (to != from && isOpen(state, state.owner(from), to)) destinations++;
        return destinations;
    }

    /** The territory with this rank among those. */
    int destination(State state, int from, int rank) {
        if (!inTeams) return rank < from ? rank : rank + 1;
        int left = rank;
        int to = 0;
        while (to == from || !isOpen(state, state.owner(from), to) || left-- > 0) to++;
        return to;
    }

    /** Whether a seat can make peace with another. */
    boolean isPartner(State state, int seat, int other) {
        return state.isPlaying(other) && !setting.sides().areTogether(seat, other);
    }

    /** A word of the set of territories that a seat can bomb: opponents', next to its own. */
    public long targets(State state, int seat, int word) {
        long near = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            near |= board.reach(t, word);
        long opponents = 0;
        for (int other = 0; other < setting.seats(); other++)
            if (!setting.sides().areTogether(seat, other)) opponents |= state.held(other, word);
        return near & opponents;
    }

    /** Gives an order, unchecked. */
    public void give(State state, int seat, Order order) {
        if (order instanceof Reinforce) {
            reinforce(state, seat);
        } else {
            give(state, seat, OrderCode.of(order));
        }
    }

    void give(State state, int seat, long code) {
        write(state, seat, code);
        if (inRounds) pass(state);
    }

    /** Writes an order down, and what it uses up. */
    public void write(State state, int seat, long code) {
        OrderBook book = state.extra().orders();
        OrderKind kind = OrderCode.kind(code);
        int armies = OrderCode.armies(code);
        if (kind == OrderKind.DEPLOY) {
            book.addDeployment(seat, code);
            book.left(seat, book.left(seat) - armies);
            book.commit(OrderCode.to(code), armies);
            return;
        }
        book.addOrder(seat, code);
        if (armies > 0) book.commit(OrderCode.from(code), -armies);
        if (kind.card().isPresent()) book.addCards(seat, kind.card().get(), -1);
    }

    void reinforce(State state, int seat) {
        OrderBook book = state.extra().orders();
        book.addCards(seat, OrderCard.REINFORCEMENT, -1);
        book.left(seat, book.left(seat) + REINFORCEMENT);
        if (inRounds) pass(state);
    }

    /** A seat has no more orders; when all have none, they are carried out. */
    public void done(State state, int seat) {
        state.extra().orders().markDone(seat);
        if (inRounds) pass(state);
        if (next(state) == State.NOBODY) executing.begin(state);
    }

    /** The orders of a seat that has resigned are void, and nobody waits for it any more. */
    public void resign(State state, int seat) {
        OrderBook book = state.extra().orders();
        boolean isAsked = inRounds && giver(state) == seat;
        book.withdraw(seat);
        book.clearCards(seat);
        book.left(seat, 0);
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            book.commit(t, -book.committed(t));
        turns.resigning().resign(state, seat);
        if (state.stage() == Stage.OVER) return;
        if (isAsked) pass(state);
        if (next(state) == State.NOBODY) executing.begin(state);
    }

    /** The next seat that is not done gives an order, which may be the same again. */
    private void pass(State state) {
        OrderBook book = state.extra().orders();
        int step = book.step();
        for (int others = setting.seats(); others > 0; others--) {
            step = (step + 1) % setting.seats();
            book.step(step);
            if (isGiving(state, giver(state))) return;
        }
    }

    /** Why a seat cannot give an order now, as it is not its turn to. */
    public String refuseUnasked(State state, int seat) {
        return isGiving(state, seat)
                ? "it is not your turn to give an order"
                : "you have no more orders to give this turn";
    }

    /** Why a seat that is waited for cannot be done yet. */
    public Optional<String> refuseDone(State state, int seat) {
        int left = state.extra().orders().left(seat);
        return left == 0
                ? LEGAL
                : Optional.of("you have " + left + " more armies to deploy before you are done");
    }

    /** Why a seat that is waited for cannot give this order. */
    public Optional<String> refuse(State state, int seat, Order order) {
        return switch (order) {
            case Deploy(int territory, int armies) ->
                    own(state, seat, territory).or(() -> refuseDeploying(state, seat, armies));
            case Advance(int from, int to, int armies) ->
                    own(state, seat, from)
                            .or(() -> refuseAdvance(from, to))
                            .or(() -> refuseTeamMate(state, seat, to))
                            .or(() -> refuseLeaving(state, from, armies));
            case Bomb(int territory) ->
                    card(state, seat, OrderCard.BOMB).or(() -> refuseBomb(state, seat, territory));
            case Blockade(int territory) ->
                    card(state, seat, OrderCard.BLOCKADE).or(() -> own(state, seat, territory));
            case Airlift(int from, int to, int armies) ->
                    card(state, seat, OrderCard.AIRLIFT)
                            .or(() -> own(state, seat, from))
                            .or(() -> refuseFlight(from, to))
                            .or(() -> refuseTeamMate(state, seat, to))
                            .or(() -> refuseLeaving(state, from, armies));
            case Negotiate(int other) ->
                    card(state, seat, OrderCard.DIPLOMACY)
                            .or(() -> refusePeace(state, seat, other));
            case Reinforce() -> card(state, seat, OrderCard.REINFORCEMENT);
        };
    }

    private Optional<String> own(State state, int seat, int territory) {
        if (!isTerritory(territory)) return Optional.of("there is no such territory");
        return state.owner(territory) == seat
                ? LEGAL
                : Optional.of(board.name(territory) + " is not yours");
    }

    private boolean isTerritory(int territory) {
        return territory >= 0 && territory < board.size();
    }

    private static Optional<String> card(State state, int seat, OrderCard card) {
        return state.extra().orders().cards(seat, card) > 0
                ? LEGAL
                : Optional.of("you have no card for that");
    }

    private static Optional<String> refuseDeploying(State state, int seat, int armies) {
        int left = state.extra().orders().left(seat);
        if (left == 0) return Optional.of("you have no more armies to deploy");
        return armies >= 1 && armies <= left
                ? LEGAL
                : Optional.of("you can deploy 1 to %d armies, not %d".formatted(left, armies));
    }

    private Optional<String> refuseAdvance(int from, int to) {
        if (!isTerritory(to)) return Optional.of("there is no such territory");
        return board.borders(from, to)
                ? LEGAL
                : Optional.of("no border leads from " + board.name(from) + " to " + board.name(to));
    }

    private Optional<String> refuseFlight(int from, int to) {
        if (!isTerritory(to)) return Optional.of("there is no such territory");
        return from == to
                ? Optional.of("armies on " + board.name(from) + " are already there")
                : LEGAL;
    }

    private Optional<String> refuseTeamMate(State state, int seat, int to) {
        return isOpen(state, seat, to)
                ? LEGAL
                : Optional.of(board.name(to) + " belongs to a team-mate");
    }

    private Optional<String> refuseLeaving(State state, int from, int armies) {
        int spare = spare(state, from);
        if (spare == 0) return Optional.of("no more armies can leave " + board.name(from));
        return armies >= 1 && armies <= spare
                ? LEGAL
                : Optional.of(
                        "1 to %d armies can leave %s, not %d"
                                .formatted(spare, board.name(from), armies));
    }

    private Optional<String> refuseBomb(State state, int seat, int territory) {
        if (!isTerritory(territory)) return Optional.of("there is no such territory");
        boolean isTarget = (targets(state, seat, territory / Long.SIZE) >>> territory & 1) != 0;
        return isTarget
                ? LEGAL
                : Optional.of("a bomb needs an opponent's territory next to one of yours");
    }

    private Optional<String> refusePeace(State state, int seat, int other) {
        if (other < 0 || other >= setting.seats())
            return Optional.of("nobody sits in seat " + (other + 1));
        if (other == seat) return Optional.of("you cannot negotiate with yourself");
        if (!state.isPlaying(other)) return Optional.of("that player is out of the match");
        return isPartner(state, seat, other)
                ? LEGAL
                : Optional.of("team-mates never attack each other");
    }
}
