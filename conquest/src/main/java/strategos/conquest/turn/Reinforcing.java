package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.board.Continent;
import strategos.conquest.extension.Extras;
import strategos.conquest.rules.Income;
import strategos.conquest.rules.Income.LeastOf;
import strategos.conquest.rules.Income.Pays;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** The first phase of a turn: a seat gets armies and places them on its territories. */
public final class Reinforcing {

    private final Setting setting;
    private final Turns turns;
    private final Extras extras;
    private final boolean changedIncome;
    private final int territoriesPerArmy;
    private final int leastIncome;
    private final int[] bonuses;
    private final boolean leastOfAll;
    private final boolean afterARound;
    private final int growth;

    Reinforcing(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
        extras = setting.extras();
        changedIncome = extras.changeIncome();
        territoriesPerArmy = setting.rules().income().territoriesPerArmy();
        leastIncome = setting.rules().income().least();
        leastOfAll = setting.rules().income().leastOf() == LeastOf.ALL;
        afterARound = setting.rules().income().pays() == Pays.AFTER_A_ROUND;
        growth = setting.rules().income().growth();
        bonuses = setting.board().continents().stream().mapToInt(Continent::bonus).toArray();
    }

    void begin(State state) {
        int seat = state.seat();
        state.countTurn();
        state.clearMarks();
        state.left(receive(state, seat));
        state.enter(Stage.REINFORCE);
        if (state.left() == 0) turns.trading().withNothingToPlace(state);
    }

    /** What a seat gets in the turn that has just begun. */
    int receive(State state, int seat) {
        extras.beginTurn(state, seat);
        int armies = income(state, seat);
        if (afterARound) {
            state.extra().set(Page.LAST_TURNS, seat, state.turns());
            state.extra().set(Page.RECEIVED, seat, armies);
        }
        return armies;
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
        int byTerritory = state.holdings(seat) / territoriesPerArmy;
        int income =
                leastOfAll
                        ? Math.max(leastIncome, byTerritory + continents(state, seat))
                        : Math.max(leastIncome, byTerritory) + continents(state, seat);
        return changedIncome ? extras.income(state, seat, income) : income;
    }

    private int continents(State state, int seat) {
        int income = 0;
        for (int c = 0; c < bonuses.length; c++) {
            if (state.holdsAll(seat, c) && pays(state, seat, c)) income += bonus(state, c);
        }
        return income;
    }

    /** A seat has taken a territory, and a continent with it if that was the last of it. */
    public void noteConquest(State state, int seat, int territory) {
        if (!afterARound) return;
        int continent = setting.board().territories().get(territory).continent();
        if (state.holdsAll(seat, continent))
            state.extra().set(Page.WHOLE_SINCE, continent, state.turns());
    }

    /** Whether a seat has held a whole continent for long enough. docs/rules/rizk.md#regions */
    private boolean pays(State state, int seat, int continent) {
        if (!afterARound) return true;
        int last = state.extra().get(Page.LAST_TURNS, seat);
        return last > 0 && state.extra().get(Page.WHOLE_SINCE, continent) <= last;
    }

    private int bonus(State state, int continent) {
        if (growth == 0) return bonuses[continent];
        int percent = Math.min(100 * Income.MOST_GROWTH, 100 + growth * state.rounds());
        return bonuses[continent] * percent / 100;
    }

    public void place(State state, int territory, int armies) {
        state.addArmies(territory, armies);
        state.left(state.left() - armies);
        if (state.left() == 0) turns.trading().afterPlacing(state);
    }

    public Optional<String> refusePlacing(State state, int territory, int armies) {
        if (turns.trading().mustTrade(state))
            return Optional.of("with this many cards you have to trade a set first");
        if (state.owner(territory) != state.seat()) {
            return Optional.of(setting.board().name(territory) + " is not yours");
        }
        if (armies < 1 || armies > state.left()) {
            return Optional.of(
                    "you can place 1 to %d armies, not %d".formatted(state.left(), armies));
        }
        return Optional.empty();
    }
}
