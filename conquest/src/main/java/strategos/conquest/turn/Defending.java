package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.extension.Extras;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The choice of the defender's dice: the most allowed, the seat's standing defence, or a decision.
 * docs/rules/classic.md#standing-defence
 */
public final class Defending {

    public static final int MOST_DICE = 2;

    private final int seats;
    private final boolean chosen;
    private final Extras extras;
    private final boolean inDebt;

    Defending(Setting setting) {
        this.seats = setting.seats();
        this.chosen = setting.rules().combat().defender() == DiceChoice.CHOSEN;
        this.extras = setting.extras();
        this.inDebt = extras.takeDice();
    }

    void begin(State state) {
        int most = mostDice(state);
        if (!chosen || most == 1) {
            defend(state, most);
        } else {
            choose(state, most, state.owner(state.to()));
        }
    }

    private void choose(State state, int most, int defender) {
        boolean neutral = defender == seats;
        switch (neutral ? StandingDefence.ALWAYS_TWO : state.standing(defender)) {
            case ALWAYS_TWO -> defend(state, most);
            case ALWAYS_ONE -> defend(state, 1);
            case ASK -> state.enter(Stage.DEFEND);
        }
    }

    /** Two dice need two armies, and no debts. */
    public int mostDice(State state) {
        int dice = Math.min(MOST_DICE, state.armies(state.to()));
        return inDebt ? extras.dice(state, state.owner(state.to()), dice) : dice;
    }

    public void defend(State state, int dice) {
        state.defendDice(dice);
        state.enter(Stage.BATTLE);
    }

    public Optional<String> refuse(State state, int dice) {
        int most = mostDice(state);
        return dice >= 1 && dice <= most
                ? Optional.empty()
                : Optional.of("you can defend with 1 to " + most + " dice, not " + dice);
    }

    public Optional<String> refuseStanding() {
        return chosen
                ? Optional.empty()
                : Optional.of("the defence always rolls the most dice here");
    }
}
