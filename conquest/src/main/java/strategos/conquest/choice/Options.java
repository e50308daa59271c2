package strategos.conquest.choice;

import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.orders.Orders;
import strategos.conquest.state.Bits;
import strategos.conquest.state.State;
import strategos.conquest.turn.Turns;

/**
 * The legal moves of the deciding seat, numbered.
 *
 * <p>Three more kinds of move are legal: a blitz, which is many attacks, and a change of standing
 * defence or a vote, which any seat may make at any time.
 */
public final class Options {

    private static final Move DONE = new Done();

    private final Turns turns;
    private final Orders orders;

    public Options(Turns turns, Orders orders) {
        this.turns = turns;
        this.orders = orders;
    }

    /** How many moves this seat, one of those that decide, can choose from. */
    public int count(State state, int seat) {
        return switch (state.stage().decision()) {
            case CLAIM -> turns.opening().free(state);
            case SETTLE ->
                    state.holdings(turns.opening().settler(state))
                            * turns.opening().settledTogether(state);
            case NAME_CAPITAL -> state.holdings(state.seat());
            case REINFORCE -> turns.trading().count(state) + placements(state);
            case TRADE -> turns.trading().count(state) + doneWithTrading(state);
            case ATTACK -> turns.attacking().count(state) + 1;
            case DEFEND -> turns.defending().mostDice(state);
            case OCCUPY -> turns.occupying().atMost(state) - turns.occupying().atLeast(state) + 1;
            case FORTIFY -> fortifications(state) + 1;
            case ORDERS -> orders.options().count(state, seat);
            case NONE -> 0;
        };
    }

    public Move option(State state, int seat, int option) {
        return switch (state.stage().decision()) {
            case CLAIM -> new Claim(turns.opening().free(state, option));
            case SETTLE -> settlement(state, option);
            case NAME_CAPITAL -> new NameCapital(state.holding(state.seat(), option));
            case REINFORCE -> reinforcement(state, option);
            case TRADE -> trade(state, option - doneWithTrading(state));
            case ATTACK -> attack(state, option);
            case DEFEND -> new Defend(option + 1);
            case OCCUPY -> new Occupy(turns.occupying().atLeast(state) + option);
            case FORTIFY -> fortification(state, option);
            case ORDERS -> orders.options().option(state, seat, option);
            case NONE -> throw new IllegalStateException("nobody decides in " + state.stage());
        };
    }

    /**
     * Where trading has a phase of its own, the first option is to be done with it, unless a set
     * must be traded.
     */
    private int doneWithTrading(State state) {
        return turns.trading().mustTrade(state) ? 0 : 1;
    }

    private Move trade(State state, int trade) {
        return trade < 0 ? DONE : turns.trading().option(state, trade);
    }

    private Move settlement(State state, int option) {
        int together = turns.opening().settledTogether(state);
        int territory = state.holding(turns.opening().settler(state), option / together);
        return new Place(territory, option % together + 1);
    }

    private int placements(State state) {
        return turns.trading().mustTrade(state) ? 0 : state.holdings(state.seat()) * state.left();
    }

    private Move reinforcement(State state, int option) {
        int trades = turns.trading().count(state);
        if (option < trades) return turns.trading().option(state, option);
        int placement = option - trades;
        return new Place(
                state.holding(state.seat(), placement / state.left()),
                placement % state.left() + 1);
    }

    private Move attack(State state, int option) {
        return option == 0 ? DONE : turns.attacking().option(state, option - 1);
    }

    private int fortifications(State state) {
        int count = 0;
        var fortifying = turns.fortifying();
        for (int from = fortifying.nextOption(state, 0);
                from >= 0;
                from = fortifying.nextOption(state, from + 1)) count += ways(state, from);
        return count;
    }

    private int ways(State state, int from) {
        return Bits.count(
                        turns.fortifying().targets(state, from), 0, turns.setting().board().words())
                * turns.fortifying().most(state, from);
    }

    private Move fortification(State state, int option) {
        if (option == 0) return DONE;
        int way = option - 1;
        var fortifying = turns.fortifying();
        for (int from = fortifying.nextOption(state, 0);
                ;
                from = fortifying.nextOption(state, from + 1)) {
            int ways = ways(state, from);
            if (way < ways) {
                int most = turns.fortifying().most(state, from);
                int to =
                        Bits.select(
                                turns.fortifying().targets(state, from),
                                0,
                                turns.setting().board().words(),
                                way / most);
                return new Fortify(from, to, way % most + 1);
            }
            way -= ways;
        }
    }
}
