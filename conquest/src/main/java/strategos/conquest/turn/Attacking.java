package strategos.conquest.turn;

import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.conquest.battle.Dice;
import strategos.conquest.battle.RoundSampler;
import strategos.conquest.board.Board;
import strategos.conquest.extension.Extras;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The second phase of a turn: rounds of dice against neighbours. During this phase, the options of
 * the state are the borders to attack over.
 */
public final class Attacking {

    public static final int MOST_DICE = 3;

    /** The most rounds that an attack can be ordered to take; a state keeps them in seven bits. */
    private static final int MOST_ROUNDS = 100;

    private final Turns turns;
    private final Board board;
    private final Sides sides;
    private final boolean mostDiceOnly;
    private final Extras extras;
    private final boolean edged;
    private final boolean inDebt;

    Attacking(Setting setting, Turns turns) {
        this.turns = turns;
        this.board = setting.board();
        this.sides = setting.sides();
        this.mostDiceOnly = setting.rules().combat().attacker() == DiceChoice.MOST;
        this.extras = setting.extras();
        this.edged = extras.tipBattles();
        this.inDebt = extras.takeDice();
    }

    void begin(State state) {
        state.clearReinforcingInAttack();
        state.forgetOptions();
        state.enter(Stage.ATTACK);
    }

    /**
     * Lists all borders that the seat in turn can attack over. Most bots look at the board instead
     * and never ask for them.
     */
    private void list(State state) {
        if (board.isSmall()) {
            openAllOnSmallBoard(state);
        } else {
            state.clearOptions();
            int seat = state.seat();
            for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1)) {
                addBorders(state, t);
            }
        }
    }

    private void openAllOnSmallBoard(State state) {
        long own = state.held(state.seat(), 0);
        long friends = sides.held(state, state.seat(), 0);
        state.clearOptions();
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int t = Long.numberOfTrailingZeros(rest);
            long neighbours = board.reach(t, 0);
            long others = neighbours & ~friends & spare(state, t);
            int first = board.firstBorder(t);
            state.addOptionsOfWord(first >> 6, Long.compress(others, neighbours) << first);
        }
    }

    /**
     * All bits for a territory with an army to spare, none for another; there is no telling which,
     * so no branch.
     */
    private static long spare(State state, int territory) {
        return (1L - state.armies(territory)) >> 63;
    }

    /**
     * Makes the borders from an own territory to those of others options, if it has an army to
     * spare.
     */
    void open(State state, int territory) {
        if (!state.hasOptions()) return;
        addBorders(state, territory);
    }

    private void addBorders(State state, int territory) {
        int border = board.firstBorder(territory);
        for (int w = 0; w < board.words(); w++) {
            long neighbours = board.reach(territory, w);
            long friends = sides.held(state, state.seat(), w);
            long others = neighbours & ~friends & spare(state, territory);
            state.addOptions(border, Long.compress(others, neighbours));
            border += Long.bitCount(neighbours);
        }
    }

    /** Takes the borders out of a territory from the options. */
    void close(State state, int territory) {
        if (!state.hasOptions()) return;
        if (board.isSmall()) {
            state.removeOptions(board.firstBorder(territory) >> 6, board.borderBits(territory));
        } else {
            int end = board.endBorder(territory);
            for (int b = board.firstBorder(territory); b < end; b++) state.removeOption(b);
        }
    }

    /** Takes the borders into a territory from the options. */
    void closeInto(State state, int territory) {
        if (!state.hasOptions()) return;
        if (board.isSmall()) {
            state.removeOptions(board.borderBitsInto(territory));
        } else {
            for (int border : board.into(territory)) state.removeOption(border);
        }
    }

    /** Dice are limited to three, and to one fewer than the armies; debts may take one. */
    public int mostDice(State state, int from) {
        int dice = Math.min(MOST_DICE, state.armies(from) - 1);
        return inDebt ? extras.dice(state, state.seat(), dice) : dice;
    }

    /** The fewest dice that may be rolled from a territory. */
    public int fewestDice(State state, int from) {
        return mostDiceOnly ? mostDice(state, from) : 1;
    }

    /** How many attacks there are: every border that is an option, with every number of dice. */
    public int count(State state) {
        if (!state.hasOptions()) list(state);
        if (mostDiceOnly) return state.countOptions();
        int count = 0;
        for (int border = state.nextOption(0); border >= 0; border = state.nextOption(border + 1)) {
            count += mostDice(state, board.from(border));
        }
        return count;
    }

    /** The attack with this number, as a record. */
    public Attack option(State state, int option) {
        int packed = packed(state, option);
        return new Attack(board.from(packed / 4), board.to(packed / 4), packed % 4);
    }

    /**
     * Makes the attack with this number. Where there is no choice of dice nothing is packed: a
     * processor would wait for the dice before it looked the territories up.
     */
    public void play(State state, int option) {
        if (!state.hasOptions()) list(state);
        if (mostDiceOnly) {
            int border = state.option(option);
            int from = board.from(border);
            attack(state, from, board.to(border), mostDice(state, from));
        } else {
            int packed = packed(state, option);
            attack(state, board.from(packed / 4), board.to(packed / 4), packed % 4);
        }
    }

    /** The attack with this number: the border times 4, plus the dice. */
    private int packed(State state, int option) {
        if (!state.hasOptions()) list(state);
        if (mostDiceOnly) {
            int border = state.option(option);
            return border * 4 + mostDice(state, board.from(border));
        }
        int rest = option;
        for (int border = state.nextOption(0); ; border = state.nextOption(border + 1)) {
            int most = mostDice(state, board.from(border));
            if (rest < most) return border * 4 + rest + 1;
            rest -= most;
        }
    }

    public void attack(State state, int from, int to, int dice) {
        state.between(from, to);
        state.goOn(0, 0);
        state.attackDice(dice);
        turns.defending().begin(state);
    }

    /**
     * Attacks with the most dice until no more than these armies are left, or for a number of
     * rounds; 0 for no limit.
     */
    public void attackOn(State state, int from, int to, int keep, int rounds) {
        state.between(from, to);
        state.goOn(keep, rounds);
        state.attackDice(mostDice(state, from));
        turns.defending().begin(state);
    }

    public void blitz(State state, int from, int to, int keep) {
        attackOn(state, from, to, keep, 0);
    }

    public void attackTimes(State state, int from, int to, int times) {
        attackOn(state, from, to, 1, times);
    }

    /** Attacks until this many of one's own armies are lost. */
    public void attackLosing(State state, int from, int to, int losses) {
        attackOn(state, from, to, Math.max(1, state.armies(from) - losses), 0);
    }

    public Optional<String> refuseAttack(State state, int from, int to, int dice) {
        var border = refuseBorder(state, from, to);
        if (border.isPresent()) return border;
        if (dice < 1 || dice > MOST_DICE)
            return Optional.of("you can attack with 1 to 3 dice, not " + dice);
        if (dice > mostDice(state, from)) {
            return Optional.of(
                    dice < state.armies(from)
                            ? "in debt, attacks from %s roll at most %d dice, not %d"
                                    .formatted(board.name(from), mostDice(state, from), dice)
                            : "%d dice need %d armies, but %s has %d"
                                    .formatted(
                                            dice, dice + 1, board.name(from), state.armies(from)));
        }
        if (dice < fewestDice(state, from))
            return Optional.of("attacks here roll the most dice: " + mostDice(state, from));
        return Optional.empty();
    }

    public Optional<String> refuseBlitz(State state, int from, int to, int keep) {
        var border = refuseBorder(state, from, to);
        if (border.isPresent()) return border;
        if (keep >= 1 && keep < state.armies(from)) return Optional.empty();
        return Optional.of(
                "an attack from %s can continue until 1 to %d armies are left, not %d"
                        .formatted(board.name(from), state.armies(from) - 1, keep));
    }

    /** Why an attack cannot be repeated, or cost, this many times. */
    public Optional<String> refuseNumber(State state, int from, int to, int number) {
        var border = refuseBorder(state, from, to);
        if (border.isPresent()) return border;
        return number >= 1 && number <= MOST_ROUNDS
                ? Optional.empty()
                : Optional.of("say a number from 1 to " + MOST_ROUNDS + ", not " + number);
    }

    private Optional<String> refuseBorder(State state, int from, int to) {
        if (state.owner(from) != state.seat())
            return Optional.of(board.name(from) + " is not yours");
        if (state.owner(to) == state.seat()) return Optional.of(board.name(to) + " is your own");
        if (!board.borders(from, to))
            return Optional.of(board.name(from) + " does not border " + board.name(to));
        if (sides.areTogether(state.owner(to), state.seat()))
            return Optional.of(board.name(to) + " belongs to a team-mate");
        if (state.armies(from) < 2)
            return Optional.of(board.name(from) + " has only one army, which has to stay");
        return Optional.empty();
    }

    /** The dice fall as recorded. */
    public void roll(State state, int outcome) {
        lose(
                state,
                Dice.attackerLosses(state.attackDice(), state.defendDice(), outcome, edge(state)));
    }

    private int edge(State state) {
        return edged ? extras.edge(state, state.from(), state.to()) : 0;
    }

    /** The dice fall, with the same odds but without their faces. */
    public void roll(State state, RandomGenerator random) {
        int attack = state.attackDice();
        int defend = state.defendDice();
        lose(
                state,
                edged
                        ? RoundSampler.attackerLosses(attack, defend, edge(state), random)
                        : RoundSampler.attackerLosses(attack, defend, random));
    }

    private void lose(State state, int attackerLosses) {
        int from = state.from();
        int to = state.to();
        state.addArmies(from, -attackerLosses);
        state.addArmies(to, attackerLosses - Dice.compared(state.attackDice(), state.defendDice()));
        if (state.armies(from) == 1) close(state, from);
        if (state.armies(to) == 0) {
            turns.occupying().begin(state);
        } else if (goesOn(state)) {
            attackOn(state, from, to, state.keep(), Math.max(0, state.roundsLeft() - 1));
        } else {
            state.enter(Stage.ATTACK);
        }
    }

    private static boolean goesOn(State state) {
        return state.keep() > 0
                && state.armies(state.from()) > state.keep()
                && state.roundsLeft() != 1;
    }

    /** The attacker has had enough. */
    public void end(State state) {
        turns.drawing().afterAttacking(state);
    }
}
