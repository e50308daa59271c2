package strategos.conquest.orders;

import java.util.random.RandomGenerator;
import strategos.conquest.battle.Luck;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Setting;
import strategos.conquest.turn.Turns;
import strategos.game.Chance;
import strategos.game.Chance.Binomial;
import strategos.game.Chance.Uniform;

/**
 * A battle between advancing armies and the defenders of their target: every army has a kill
 * probability, and all strike at the same time. docs/rules/warzone.md#battles
 */
public final class Fighting {

    private final Setting setting;
    private final Turns turns;
    private final Together usual;
    private final boolean isTipped;
    private final Luck luck;
    private final Executing executing;

    Fighting(Turns turns, Together rules, Executing executing) {
        this.setting = turns.setting();
        this.turns = turns;
        this.usual = rules;
        this.isTipped = setting.extras().tipBattles() || setting.extras().takeDice();
        this.luck = new Luck(rules.luck());
        this.executing = executing;
    }

    void begin(State state, int from, int to, int attackers) {
        state.between(from, to);
        state.extra().orders().fight(attackers, 0, 0);
        state.enter(luck.isRolled() ? Stage.ATTACKERS_KILL : Stage.ROUND_KILLS);
    }

    /** With what chances armies kill in the battle in hand. */
    private Together rules(State state) {
        if (!isTipped) return usual;
        return OrderTerms.of(usual, setting.extras().terms(state, state.from(), state.to()));
    }

    /** Whose armies attack. */
    public int attacker(State state) {
        return state.owner(state.from());
    }

    /** What nature is asked next in a battle. */
    public Chance chance(State state) {
        return switch (state.stage()) {
            case ATTACKERS_KILL -> new Binomial(attackers(state), rules(state).attackersKill());
            case DEFENDERS_KILL -> new Binomial(defenders(state), rules(state).defendersKill());
            default -> new Uniform(draws(state));
        };
    }

    /** Lets nature answer, without making a question of it. */
    public void roll(State state, RandomGenerator random) {
        switch (state.stage()) {
            case ATTACKERS_KILL ->
                    roll(
                            state,
                            Binomial.draw(attackers(state), rules(state).attackersKill(), random));
            case DEFENDERS_KILL ->
                    roll(
                            state,
                            Binomial.draw(defenders(state), rules(state).defendersKill(), random));
            default -> roll(state, random.nextInt(draws(state)));
        }
    }

    public void roll(State state, int outcome) {
        OrderBook book = state.extra().orders();
        switch (state.stage()) {
            case ATTACKERS_KILL -> {
                book.fight(book.attackers(), outcome, 0);
                state.enter(Stage.DEFENDERS_KILL);
            }
            case DEFENDERS_KILL -> {
                book.fight(book.attackers(), book.attackersRolled(), outcome);
                round(state);
            }
            default -> settle(state, outcome);
        }
    }

    private void round(State state) {
        if (isWhole(state)) {
            settle(state, 0);
        } else {
            state.enter(Stage.ROUND_KILLS);
        }
    }

    private boolean isWhole(State state) {
        int rolled = state.extra().orders().defendersRolled();
        return Luck.isWhole(defendersLost(state)) && Luck.isWhole(attackersLost(state, rolled));
    }

    /** A battle without luck is a step of its own even if there is nothing to round. */
    private int draws(State state) {
        return isWhole(state) ? 1 : Luck.ONE;
    }

    private int attackers(State state) {
        return state.extra().orders().attackers();
    }

    private static int defenders(State state) {
        return state.armies(state.to());
    }

    /** What the attackers kill, in parts. */
    private long defendersLost(State state) {
        OrderBook book = state.extra().orders();
        return luck.parts(book.attackers(), rules(state).attackersKill(), book.attackersRolled());
    }

    private long attackersLost(State state, int defendersRolled) {
        return luck.parts(defenders(state), rules(state).defendersKill(), defendersRolled);
    }

    /** The result of the battle in hand if it ends with this answer of nature. */
    public BattleResult result(State state, int outcome) {
        return state.stage() == Stage.ROUND_KILLS
                ? result(state, state.extra().orders().defendersRolled(), outcome)
                : result(state, outcome, 0);
    }

    private BattleResult result(State state, int defendersRolled, int draw) {
        int attackers = attackers(state);
        int defenders = defenders(state);
        int attackersLost =
                Math.min(attackers, Luck.rounded(attackersLost(state, defendersRolled), draw));
        int defendersLost = Math.min(defenders, Luck.rounded(defendersLost(state), draw));
        return defendersLost == defenders && attackersLost < attackers
                ? new BattleResult(attackersLost, defenders, attackers - attackersLost)
                : new BattleResult(attackersLost, Math.min(defendersLost, defenders - 1), 0);
    }

    private void settle(State state, int draw) {
        BattleResult result = result(state, state.extra().orders().defendersRolled(), draw);
        if (result.occupied() > 0) {
            conquer(state, attackers(state), result.occupied());
        } else {
            state.addArmies(state.from(), -result.attackers());
            state.addArmies(state.to(), -result.defenders());
        }
        executing.goOn(state);
    }

    /** All defenders are dead; the surviving attackers move in. */
    private void conquer(State state, int attackers, int survivors) {
        int seat = attacker(state);
        int loser = state.owner(state.to());
        state.addArmies(state.from(), -attackers);
        state.addArmies(state.to(), survivors - defenders(state));
        state.give(state.to(), seat);
        state.extra().orders().markConqueror(seat);
        turns.reinforcing().noteConquest(state, seat, state.to());
        executing.eliminate(state, loser, seat);
    }
}
