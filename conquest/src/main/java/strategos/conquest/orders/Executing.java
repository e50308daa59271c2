package strategos.conquest.orders;

import strategos.conquest.board.Board;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Setting;
import strategos.conquest.turn.Turns;

/**
 * The second part of a turn: all deployments, then one order per seat in each round. Orders that
 * have become impossible are skipped. docs/rules/warzone.md#carrying-out
 */
public final class Executing {

    private static final int BLOCKADE_FACTOR = 3;

    private final Setting setting;
    private final Turns turns;
    private final Board board;
    private final int neutral;
    private final boolean hasMissions;
    private final Fighting fighting;
    private final Rewarding rewarding;

    Executing(Turns turns, Together rules) {
        this.setting = turns.setting();
        this.turns = turns;
        this.board = setting.board();
        this.neutral = setting.seats();
        this.hasMissions = setting.rules().winning().goal() == Goal.MISSIONS;
        this.rewarding = new Rewarding(turns, rules.cards());
        this.fighting = new Fighting(turns, rules, this);
    }

    Fighting fighting() {
        return fighting;
    }

    Rewarding rewarding() {
        return rewarding;
    }

    void begin(State state) {
        state.extra().orders().startAt(0);
        goOn(state);
    }

    /** Carries out the next order; in a guess without further orders, the turn is over. */
    public void execute(State state) {
        OrderBook book = state.extra().orders();
        if (!seek(state, book)) {
            rewarding.begin(state);
            return;
        }
        int seat = seatAt(state, book.step());
        boolean deploys = book.round() == 0;
        int index = deploys ? book.step() / setting.seats() : book.round() - 1;
        long order = deploys ? book.deployment(seat, index) : book.order(seat, index);
        switch (OrderCode.kind(order)) {
            case DEPLOY -> deploy(state, seat, order);
            case ADVANCE, AIRLIFT -> move(state, seat, order);
            case BOMB -> bomb(state, seat, order);
            case BLOCKADE -> blockade(state, seat, order);
            case NEGOTIATE -> negotiate(state, seat, order);
        }
    }

    /** After an order: the next one, if the match goes on and there is one. */
    void goOn(State state) {
        state.between(State.NOWHERE, State.NOWHERE);
        if (turns.goals().isReached(state)) {
            turns.end(state);
        } else if (seek(state, state.extra().orders())) {
            state.enter(Stage.EXECUTE);
        } else {
            rewarding.begin(state);
        }
    }

    /** Moves on to the next order that there is, round robin from the first seat of the turn. */
    private boolean seek(State state, OrderBook book) {
        if (book.round() == 0) {
            if (seekDeployment(state, book)) return true;
            book.startAt(1);
        }
        for (; book.round() <= mostOrders(book); book.startAt(book.round() + 1)) {
            for (; book.step() < setting.seats(); book.nextStep())
                if (book.orders(seatAt(state, book.step())) >= book.round()) return true;
        }
        return false;
    }

    private boolean seekDeployment(State state, OrderBook book) {
        int steps = mostDeployments(book) * setting.seats();
        for (; book.step() < steps; book.nextStep()) {
            int round = book.step() / setting.seats();
            if (book.deployments(seatAt(state, book.step())) > round) return true;
        }
        return false;
    }

    private int mostDeployments(OrderBook book) {
        int most = 0;
        for (int seat = 0; seat < setting.seats(); seat++)
            most = Math.max(most, book.deployments(seat));
        return most;
    }

    private int mostOrders(OrderBook book) {
        int most = 0;
        for (int seat = 0; seat < setting.seats(); seat++) most = Math.max(most, book.orders(seat));
        return most;
    }

    /** The seat at this distance from the first seat of the turn. */
    private int seatAt(State state, int step) {
        return state.seatAt((state.position() + step) % setting.seats());
    }

    private void deploy(State state, int seat, long order) {
        int armies = OrderCode.armies(order);
        state.addArmies(OrderCode.to(order), armies);
        carried(state, seat, order, armies);
        goOn(state);
    }

    private void move(State state, int seat, long order) {
        int from = OrderCode.from(order);
        int to = OrderCode.to(order);
        int armies = Math.min(OrderCode.armies(order), state.armies(from) - 1);
        Skip skip = refuseMove(state, seat, from, to, armies);
        if (skip != Skip.NOT_SKIPPED) {
            skip(state, seat, order, skip);
            return;
        }
        carried(state, seat, order, armies);
        if (state.owner(to) == seat) {
            state.addArmies(from, -armies);
            state.addArmies(to, armies);
            goOn(state);
        } else {
            fighting.begin(state, from, to, armies);
        }
    }

    private Skip refuseMove(State state, int seat, int from, int to, int armies) {
        if (state.owner(from) != seat) return Skip.NOT_YOURS;
        if (armies < 1) return Skip.NO_ARMIES;
        if (isTeamMates(state, seat, to)) return Skip.TARGET_IS_TEAM_MATES;
        return state.extra().orders().isAtPeace(seat, state.owner(to))
                ? Skip.PEACE
                : Skip.NOT_SKIPPED;
    }

    private boolean isTeamMates(State state, int seat, int territory) {
        int owner = state.owner(territory);
        return owner != seat && setting.sides().areTogether(owner, seat);
    }

    private void bomb(State state, int seat, long order) {
        int territory = OrderCode.to(order);
        Skip skip = refuseBomb(state, seat, territory);
        if (skip == Skip.NOT_SKIPPED) {
            int destroyed = state.armies(territory) / 2;
            state.addArmies(territory, -destroyed);
            carried(state, seat, order, destroyed);
            goOn(state);
        } else {
            skip(state, seat, order, skip);
        }
    }

    /** Reach comes before the owner: out of reach, fog may hide who holds the territory. */
    private Skip refuseBomb(State state, int seat, int territory) {
        int owner = state.owner(territory);
        if (owner == seat) return Skip.TARGET_IS_YOURS;
        if (!isInReach(state, seat, territory)) return Skip.OUT_OF_REACH;
        if (isTeamMates(state, seat, territory)) return Skip.TARGET_IS_TEAM_MATES;
        if (owner == neutral) return Skip.TARGET_IS_NEUTRAL;
        return state.extra().orders().isAtPeace(seat, owner) ? Skip.PEACE : Skip.NOT_SKIPPED;
    }

    private boolean isInReach(State state, int seat, int territory) {
        for (int border : board.into(territory))
            if (state.owner(board.from(border)) == seat) return true;
        return false;
    }

    private void blockade(State state, int seat, long order) {
        int territory = OrderCode.to(order);
        if (state.owner(territory) != seat) {
            skip(state, seat, order, Skip.NOT_YOURS);
            return;
        }
        int brought = state.armies(territory) * (BLOCKADE_FACTOR - 1);
        state.addArmies(territory, brought);
        state.give(territory, neutral);
        carried(state, seat, order, brought);
        eliminate(state, seat, seat);
        goOn(state);
    }

    private void negotiate(State state, int seat, long order) {
        int other = OrderCode.to(order);
        if (state.isPlaying(other)) {
            state.extra().orders().makePeace(seat, other);
            carried(state, seat, order, 0);
            goOn(state);
        } else {
            skip(state, seat, order, Skip.SEAT_IS_OUT);
        }
    }

    private static void carried(State state, int seat, long order, int armies) {
        state.extra().orders().note(seat, order, armies, Skip.NOT_SKIPPED.ordinal());
    }

    private void skip(State state, int seat, long order, Skip why) {
        state.extra().orders().note(seat, order, 0, why.ordinal());
        goOn(state);
    }

    /** A seat that holds nothing any more is out, with its orders and cards. */
    void eliminate(State state, int seat, int victor) {
        if (seat == neutral || state.isAlive(seat) || state.hasResigned(seat)) return;
        if (hasMissions) turns.missions().beaten(state, seat, victor);
        state.extra().orders().withdraw(seat);
        state.extra().orders().clearCards(seat);
    }
}
