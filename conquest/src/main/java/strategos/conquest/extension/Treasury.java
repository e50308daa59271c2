package strategos.conquest.extension;

import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Economy.Kept;
import strategos.conquest.state.Ledger.Page;
import strategos.conquest.state.State;

/**
 * The money of the seats: at the start of a turn territories pay and armies cost. Whoever is in
 * debt rolls one die less. docs/rules/extensions.md#economy
 */
public final class Treasury {

    private final Economy economy;

    Treasury(Economy economy) {
        this.economy = economy;
    }

    /** Whether there is any money in these rules. */
    public boolean isKept() {
        return economy.kept() == Kept.ON;
    }

    public int of(State state, int seat) {
        return state.ledger().get(Page.TREASURY, seat);
    }

    /** What a seat would gain, or lose, if its turn began now. */
    public int balance(State state, int seat) {
        int balance = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            balance += economy.territoryPays() - upkeep(state.armies(t));
        return balance;
    }

    /** What armies on one territory cost: the more of them, the more each. */
    private int upkeep(int armies) {
        return armies * (economy.armyCosts() + armies / economy.crowd());
    }

    void settleUp(State state, int seat) {
        state.ledger().add(Page.TREASURY, seat, balance(state, seat));
    }

    /** A neutral army has no money, and no debts. */
    boolean isInDebt(State state, int owner) {
        return owner < state.seats() && of(state, owner) < 0;
    }
}
