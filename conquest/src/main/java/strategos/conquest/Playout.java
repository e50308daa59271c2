package strategos.conquest;

import java.util.random.RandomGenerator;
import strategos.conquest.state.State;
import strategos.conquest.turn.Turns;
import strategos.game.Simulation;

/**
 * Conquest at full speed: decisions as numbers, over the same rules.
 *
 * <p>Two moves are made in two decisions. Reinforcing first asks for a set to trade or none, then
 * for a territory and a number; fortifying first asks for the territory to move from or none, then
 * for one to move to and a number.
 */
public final class Playout implements Simulation<State> {

    private final Turns turns;

    Playout(Turns turns) {
        this.turns = turns;
    }

    @Override
    public int actor(State state) {
        return switch (state.stage().acts()) {
            case SEAT -> turns.decider(state);
            case NATURE -> NATURE;
            case NOBODY -> NOBODY;
        };
    }

    @Override
    public int count(State state) {
        return switch (state.stage()) {
            case CLAIM -> turns.opening().free(state);
            case SETTLE -> state.holdings(turns.opening().settler(state));
            case REINFORCE -> countReinforcing(state);
            case ATTACK -> turns.attacking().count(state) + 1;
            case DEFEND -> turns.defending().mostDice(state);
            case OCCUPY -> turns.occupying().atMost(state) - turns.occupying().atLeast(state) + 1;
            case FORTIFY -> countFortifying(state);
            case DRAW_ORDER, DEAL, DEAL_ARMIES, BATTLE, DRAW_CARD, OVER -> 0;
        };
    }

    @Override
    public void play(State state, int option) {
        switch (state.stage()) {
            case CLAIM -> turns.opening().claim(state, turns.opening().free(state, option));
            case SETTLE ->
                    turns.opening()
                            .settle(state, state.holding(turns.opening().settler(state), option));
            case REINFORCE -> reinforce(state, option);
            case ATTACK -> attack(state, option);
            case DEFEND -> turns.defending().defend(state, option + 1);
            case OCCUPY ->
                    turns.occupying().occupy(state, turns.occupying().atLeast(state) + option);
            case FORTIFY -> fortify(state, option);
            case DRAW_ORDER, DEAL, DEAL_ARMIES, BATTLE, DRAW_CARD, OVER ->
                    throw new IllegalStateException("nobody decides in " + state.stage());
        }
    }

    @Override
    public void roll(State state, RandomGenerator random) {
        switch (state.stage()) {
            case BATTLE -> turns.attacking().roll(state, random);
            case DRAW_CARD -> turns.drawing().draw(state, random.nextInt(state.deckSize()));
            case DRAW_ORDER ->
                    turns.opening()
                            .drawOrder(state, random.nextInt(turns.opening().orderOutcomes(state)));
            case DEAL -> turns.opening().deal(state, random.nextInt(turns.opening().free(state)));
            case DEAL_ARMIES ->
                    turns.opening().dealArmy(state, random.nextInt(state.holdings(state.seat())));
            case CLAIM, SETTLE, REINFORCE, ATTACK, DEFEND, OCCUPY, FORTIFY, OVER ->
                    throw new IllegalStateException("nothing is to be rolled in " + state.stage());
        }
    }

    private boolean asksForSet(State state) {
        if (turns.trading().mustTrade(state)) return true;
        return !state.setsDeclined() && turns.trading().mayTrade(state);
    }

    /** Where nothing forces a trade, the first option is to keep the cards. */
    private int keepOptions(State state) {
        return turns.trading().mustTrade(state) ? 0 : 1;
    }

    private int countReinforcing(State state) {
        return asksForSet(state)
                ? turns.trading().count(state) + keepOptions(state)
                : state.holdings(state.seat()) * state.left();
    }

    private void reinforce(State state, int option) {
        if (!asksForSet(state)) {
            int left = state.left();
            int territory = state.holding(state.seat(), option / left);
            turns.reinforcing().place(state, territory, option % left + 1);
            return;
        }
        int trade = option - keepOptions(state);
        if (trade < 0) {
            state.markSetsDeclined();
        } else {
            turns.trading().play(state, trade);
        }
    }

    /** The first option is to stop. */
    private void attack(State state, int option) {
        if (option == 0) {
            turns.attacking().end(state);
        } else {
            turns.attacking().play(state, option - 1);
        }
    }

    private static int countFortifying(State state) {
        int options = state.countOptions();
        return state.from() == State.NOWHERE
                ? options + 1
                : options * (state.armies(state.from()) - 1);
    }

    /** The first option is to stay. */
    private void fortify(State state, int option) {
        int from = state.from();
        if (from != State.NOWHERE) {
            int most = state.armies(from) - 1;
            int to = state.option(option / most);
            turns.fortifying().fortify(state, from, to, option % most + 1);
        } else if (option == 0) {
            turns.fortifying().end(state);
        } else {
            turns.fortifying().leave(state, state.option(option - 1));
        }
    }
}
