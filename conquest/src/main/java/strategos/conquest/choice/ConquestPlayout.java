package strategos.conquest.choice;

import java.util.random.RandomGenerator;
import strategos.conquest.extension.Events;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Orders;
import strategos.conquest.state.State;
import strategos.conquest.turn.Attacking;
import strategos.conquest.turn.Capitals;
import strategos.conquest.turn.CardDraw;
import strategos.conquest.turn.Defending;
import strategos.conquest.turn.Fortifying;
import strategos.conquest.turn.Missions;
import strategos.conquest.turn.Occupying;
import strategos.conquest.turn.Opening;
import strategos.conquest.turn.Ordering;
import strategos.conquest.turn.Reinforcing;
import strategos.conquest.turn.Trading;
import strategos.conquest.turn.Turns;
import strategos.game.Chance;
import strategos.game.Simulation;

/**
 * The simulation of conquest: decisions as numbers, over the same rules.
 *
 * <p>Two moves take two decisions each. Reinforcing first asks for a set to trade or none, then for
 * a territory and a number; fortifying first asks for the territory to move from or none, then for
 * the target and a number. If seats give orders together, each gives all of its orders before the
 * next.
 */
public final class ConquestPlayout implements Simulation<State> {

    private final Turns turns;
    private final Events events;
    private final Ordering ordering;
    private final Opening opening;
    private final Reinforcing reinforcing;
    private final Trading trading;
    private final Attacking attacking;
    private final Defending defending;
    private final Occupying occupying;
    private final Fortifying fortifying;
    private final CardDraw drawing;
    private final Capitals capitals;
    private final Missions missions;
    private final Orders orders;

    public ConquestPlayout(Turns turns, Orders orders) {
        this.turns = turns;
        this.orders = orders;
        events = turns.setting().extras().events();
        ordering = turns.ordering();
        opening = turns.opening();
        reinforcing = turns.reinforcing();
        trading = turns.trading();
        attacking = turns.attacking();
        defending = turns.defending();
        occupying = turns.occupying();
        fortifying = turns.fortifying();
        drawing = turns.drawing();
        capitals = turns.capitals();
        missions = turns.missions();
    }

    @Override
    public int actor(State state) {
        return switch (state.stage().acts()) {
            case SEAT_IN_TURN -> state.seat();
            case SETTLER -> opening.decider(state);
            case DEFENDER -> state.owner(state.to());
            case TOGETHER -> orders.giving().next(state);
            case NATURE -> NATURE;
            case NOBODY -> NOBODY;
        };
    }

    @Override
    public int count(State state) {
        return switch (state.stage().decision()) {
            case CLAIM -> opening.free(state);
            case SETTLE -> state.holdings(opening.settler(state)) * opening.settledTogether(state);
            case NAME_CAPITAL -> state.holdings(state.seat());
            case REINFORCE -> countReinforcing(state);
            case TRADE -> trading.count(state) + keepOptions(state);
            case ATTACK -> attacking.count(state) + 1;
            case DEFEND -> defending.mostDice(state);
            case OCCUPY -> occupying.atMost(state) - occupying.atLeast(state) + 1;
            case FORTIFY -> countFortifying(state);
            case ORDERS -> orders.decisions().count(state);
            case NONE -> 0;
        };
    }

    @Override
    public void play(State state, int option) {
        switch (state.stage().decision()) {
            case CLAIM -> opening.claim(state, opening.free(state, option));
            case SETTLE -> settle(state, option);
            case NAME_CAPITAL -> capitals.name(state, state.holding(state.seat(), option));
            case REINFORCE -> reinforce(state, option);
            case TRADE -> trade(state, option - keepOptions(state));
            case ATTACK -> attack(state, option);
            case DEFEND -> defending.defend(state, option + 1);
            case OCCUPY -> occupying.occupy(state, occupying.atLeast(state) + option);
            case FORTIFY -> fortify(state, option);
            case ORDERS -> orders.decisions().play(state, option);
            case NONE -> throw new IllegalStateException("nobody decides in " + state.stage());
        }
    }

    @Override
    public void roll(State state, RandomGenerator random) {
        switch (state.stage()) {
            case BATTLE -> attacking.roll(state, random);
            case DRAW_CARD -> drawing.draw(state, random.nextInt(state.deckSize()));
            case DRAW_EVENT -> turns.happen(state, random.nextInt(events.outcomes(state)));
            case DRAW_MISSION -> missions.draw(state, random.nextInt(missions.outcomes()));
            case DRAW_ORDER -> ordering.draw(state, random.nextInt(ordering.outcomes(state)));
            case ROLL_ORDER -> ordering.roll(state, random.nextInt(Chance.FACES) + 1);
            case DEAL -> opening.deal(state, random.nextInt(opening.free(state)));
            case DEAL_ARMIES ->
                    opening.dealArmy(state, random.nextInt(state.holdings(state.seat())));
            case EXECUTE -> orders.executing().execute(state);
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS ->
                    orders.fighting().roll(state, random);
            case ORDER_CARD -> orders.rewarding().draw(state, random.nextInt(OrderCard.KINDS));
            case CLAIM,
                    SETTLE,
                    NAME_CAPITAL,
                    REINFORCE,
                    TRADE,
                    ATTACK,
                    DEFEND,
                    OCCUPY,
                    FORTIFY,
                    ORDERS,
                    OVER ->
                    throw new IllegalStateException("nothing is to be rolled in " + state.stage());
        }
    }

    private boolean asksForSet(State state) {
        if (trading.mustTrade(state)) return true;
        return !state.setsDeclined() && trading.mayTrade(state);
    }

    /** Where nothing forces a trade, the first option is to keep the cards. */
    private int keepOptions(State state) {
        return trading.mustTrade(state) ? 0 : 1;
    }

    private int countReinforcing(State state) {
        return asksForSet(state)
                ? trading.count(state) + keepOptions(state)
                : state.holdings(state.seat()) * state.left();
    }

    private void reinforce(State state, int option) {
        if (!asksForSet(state)) {
            int left = state.left();
            int territory = state.holding(state.seat(), option / left);
            reinforcing.place(state, territory, option % left + 1);
            return;
        }
        int trade = option - keepOptions(state);
        if (trade < 0) {
            state.markSetsDeclined();
        } else {
            trading.play(state, trade);
        }
    }

    private void settle(State state, int option) {
        int together = opening.settledTogether(state);
        int territory = state.holding(opening.settler(state), option / together);
        opening.settle(state, territory, option % together + 1);
    }

    private void trade(State state, int trade) {
        if (trade < 0) {
            trading.end(state);
        } else {
            trading.play(state, trade);
        }
    }

    /** The first option is to stop. */
    private void attack(State state, int option) {
        if (option == 0) {
            attacking.end(state);
        } else {
            attacking.play(state, option - 1);
        }
    }

    private int countFortifying(State state) {
        int options = fortifying.countOptions(state);
        return state.from() == State.NOWHERE
                ? options + 1
                : options * fortifying.most(state, state.from());
    }

    /** The first option is to stay. */
    private void fortify(State state, int option) {
        int from = state.from();
        if (from != State.NOWHERE) {
            int most = fortifying.most(state, from);
            int to = fortifying.option(state, option / most);
            fortifying.fortify(state, from, to, option % most + 1);
        } else if (option == 0) {
            fortifying.end(state);
        } else {
            fortifying.leave(state, fortifying.option(state, option - 1));
        }
    }
}
