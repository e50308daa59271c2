package strategos.conquest.extension;

import java.util.Map;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Economy.Kept;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.State;

/**
 * The rules of money: at the start of a turn territories pay and armies cost. Debts weaken a seat
 * in battle until its next turn, and armies that it cannot pay desert.
 * docs/rules/extensions.md#economy
 */
public final class Treasury {

    /** The most that debts take from the highest die. */
    public static final int MOST_TAKEN = 2;

    private final Economy economy;
    private final int[] pays;

    Treasury(Economy economy, Board board) {
        this.economy = economy;
        pays = new int[board.size()];
        for (int t = 0; t < pays.length; t++)
            pays[t] = board.features().pays().getOrDefault(t, economy.territoryPays());
    }

    /** Whether there is any money in these rules. */
    public boolean isKept() {
        return economy.kept() == Kept.ON;
    }

    /** Whether debts weaken more the deeper they are. */
    boolean deepens() {
        return isKept() && economy.treasuryLimit() > 0;
    }

    void addPages(Map<Page, Integer> pages, int seats) {
        if (!isKept()) return;
        pages.put(Page.TREASURY, seats);
        pages.put(Page.DEBT, seats);
        pages.put(Page.DESERTED, seats);
    }

    public int of(State state, int seat) {
        return state.extra().get(Page.TREASURY, seat);
    }

    /** How many armies of a seat deserted when its last turn began. */
    public int deserted(State state, int seat) {
        return state.extra().get(Page.DESERTED, seat);
    }

    /** What a seat would gain, or lose, if its turn began now and all its armies stayed. */
    public int balance(State state, int seat) {
        return clamped(pay(state, seat) - new Upkeep(economy, state, seat).costs());
    }

    /** How many of its armies would desert if its turn began now. */
    public int deserters(State state, int seat) {
        return new Settlement(state, seat).deserters;
    }

    /** What a territory pays its holder at the start of a turn. */
    public int pays(int territory) {
        return pays[territory];
    }

    private long pay(State state, int seat) {
        long pay = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            pay += pays[t];
        return pay;
    }

    void settleUp(State state, int seat) {
        new Settlement(state, seat).make(state, seat);
    }

    /**
     * What the debts of an owner do to its armies: 0 nothing, 1 one die less, and each more 1 less
     * on the highest die. A neutral army has no money, and no debts.
     */
    public int debt(State state, int owner) {
        return owner < state.seats() && owner >= 0 ? state.extra().get(Page.DEBT, owner) : 0;
    }

    /** What the debts of an owner take from its highest die. */
    int taken(State state, int owner) {
        return Math.max(0, debt(state, owner) - 1);
    }

    /** Nobody knows the money of this seat any more. */
    public void forget(State state, int seat) {
        state.extra().set(Page.TREASURY, seat, 0);
        state.extra().set(Page.DEBT, seat, 0);
        state.extra().set(Page.DESERTED, seat, 0);
    }

    private static int clamped(long money) {
        return Math.clamp(money, -Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    /** The income and the costs of a seat at the start of a turn. */
    private final class Settlement {

        private final Upkeep upkeep;
        private final long pay;
        private final int deserters;
        private final long money;

        Settlement(State state, int seat) {
            upkeep = new Upkeep(economy, state, seat);
            pay = pay(state, seat);
            long means = of(state, seat) + pay;
            if (deepens()) {
                long limit = economy.treasuryLimit() * pay;
                deserters = upkeep.desert(means + limit);
                money = Math.clamp(means - upkeep.costs(), -limit, limit);
            } else {
                deserters = 0;
                money = means - upkeep.costs();
            }
        }

        void make(State state, int seat) {
            if (deserters > 0) upkeep.apply(state);
            state.extra().set(Page.TREASURY, seat, clamped(money));
            state.extra().set(Page.DEBT, seat, debt());
            state.extra().set(Page.DESERTED, seat, deserters);
        }

        private int debt() {
            if (money >= 0) return 0;
            return deepens() ? 1 + (int) Math.min(MOST_TAKEN, -money / pay) : 1;
        }
    }
}
