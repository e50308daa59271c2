package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.board.Continent;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** The first phase of a turn: armies come, and are placed on own territories. */
public final class Reinforcing {

    private final Turns turns;
    private final int territoriesPerArmy;
    private final int leastIncome;
    private final int[] bonuses;

    Reinforcing(Turns turns) {
        this.turns = turns;
        territoriesPerArmy = turns.rules().income().territoriesPerArmy();
        leastIncome = turns.rules().income().least();
        bonuses = turns.board().continents().stream().mapToInt(Continent::bonus).toArray();
    }

    void begin(State state) {
        state.countTurn();
        state.clearMarks();
        state.left(income(state, state.seat()));
        state.enter(Stage.REINFORCE);
    }

    /** Sets that an elimination forces are traded and placed at once; then the attack goes on. */
    void beginInAttack(State state) {
        state.markReinforcingInAttack();
        state.left(0);
        state.enter(Stage.REINFORCE);
    }

    /**
     * One army for every three territories, at least three, and the bonus of every continent held.
     * docs/rules/classic.md#reinforcements
     */
    public int income(State state, int seat) {
        int byTerritory = Math.max(leastIncome, state.holdings(seat) / territoriesPerArmy);
        return byTerritory + continents(state, seat);
    }

    private int continents(State state, int seat) {
        int income = 0;
        for (int c = 0; c < bonuses.length; c++) if (state.holdsAll(seat, c)) income += bonuses[c];
        return income;
    }

    public void place(State state, int territory, int armies) {
        state.addArmies(territory, armies);
        state.left(state.left() - armies);
        if (state.left() == 0) turns.attacking().begin(state);
    }

    public Optional<String> refusePlacing(State state, int territory, int armies) {
        if (turns.trading().mustTrade(state))
            return Optional.of("with so many cards a set has to be traded first");
        if (state.owner(territory) != state.seat()) {
            return Optional.of(turns.board().name(territory) + " is not yours");
        }
        if (armies < 1 || armies > state.left()) {
            return Optional.of(
                    "you have "
                            + state.left()
                            + " to place, so 1 to "
                            + state.left()
                            + ", not "
                            + armies);
        }
        return Optional.empty();
    }
}
