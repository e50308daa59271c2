package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.rules.Allotment;
import strategos.conquest.rules.Setup;
import strategos.conquest.state.Bits;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** The rules of the opening: how territories get their owners and first armies. */
public final class Opening {

    /**
     * With a neutral army, a seat places two of its own armies and then one neutral.
     * docs/rules/modern.md#two-seats
     */
    private static final int PLACED_IN_A_ROUND = 3;

    private final Setting setting;
    private final Turns turns;
    private final Allotment allotment;
    private final int startingArmies;
    private final int settlers;
    private final int each;
    private final int total;
    private final int leftWhenTaken;
    private final int rest;
    private final int restArmies;
    private final boolean atOnce;

    Opening(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
        this.startingArmies = StartingArmies.of(setting.seats(), setting.board().size());
        Setup setup = setting.rules().setup();
        this.atOnce = setup.armies() == Setup.Armies.AT_ONCE;
        this.settlers = setup.settlers(setting.seats());
        boolean fixed = setup.armies() == Setup.Armies.FIXED;
        this.each = fixed ? setup.each() : 1;
        this.allotment = setup.allotment();
        int territories = setup.share().taken(settlers, setting.board().size());
        this.rest = setting.board().size() - territories;
        this.restArmies = setup.share().neutralArmies();
        int taken = territories * each;
        this.leftWhenTaken = fixed ? 0 : allotted(taken);
        this.total = taken + leftWhenTaken;
    }

    /** The armies of all settlers together that come when the territories are taken. */
    private int allotted(int taken) {
        return switch (allotment) {
            case Allotment.Table() -> settlers * startingArmies - taken;
            case Allotment.Each(int armies) -> settlers * armies;
        };
    }

    /** How many armies an owner has when all are placed. */
    private int armiesInAll(State state, int owner) {
        return switch (allotment) {
            case Allotment.Table() -> startingArmies;
            case Allotment.Each(int armies) -> state.holdings(owner) + armies;
        };
    }

    void begin(State state) {
        state.position(0);
        if (setting.rules().setup().territories() == Setup.Territories.POSITIONS) {
            state.left(0);
            Positions.take(setting, state);
            turns.first(state);
            return;
        }
        state.left(total);
        state.enter(isDealt(setting.rules().setup()) ? Stage.DEAL : Stage.CLAIM);
    }

    /** Two seats that share the whole board do not claim it. docs/rules/modern.md#two-seats */
    private boolean isDealt(Setup setup) {
        boolean isDuel =
                setting.seats() == 2
                        && setup.armies() != Setup.Armies.FIXED
                        && !setup.share().isLimited();
        return isDuel || setup.territories() == Setup.Territories.DEALT;
    }

    // Territories: claimed in turn, or dealt.

    /**
     * How many territories nobody holds yet: those still to be taken, with as many armies on each,
     * and the rest.
     */
    public int free(State state) {
        int armies = state.left() - leftWhenTaken;
        return rest + (each == 1 ? armies : armies / each);
    }

    /** The free territory with this rank in board order. */
    public int free(State state, int rank) {
        for (int word = 0; ; word++) {
            long free = -1L;
            for (int owner = 0; owner < state.owners(); owner++) free &= ~state.held(owner, word);
            int here = Long.bitCount(free);
            if (rank < here) return word * Long.SIZE + Bits.select(free, rank);
            rank -= here;
        }
    }

    public void deal(State state, int outcome) {
        take(state, free(state, outcome), settlers);
    }

    public void claim(State state, int territory) {
        take(state, territory, setting.seats());
    }

    public Optional<String> refuseClaim(State state, int territory) {
        return state.owner(territory) == State.NOBODY
                ? Optional.empty()
                : Optional.of(setting.board().name(territory) + " is not free");
    }

    private void take(State state, int territory, int takers) {
        state.give(territory, state.seat());
        state.addArmies(territory, each);
        state.left(state.left() - each);
        pass(state, takers);
        if (state.left() != leftWhenTaken) return;
        for (int left = rest; left > 0; left--) leave(state, free(state, 0));
        settle(state);
    }

    /** Leaves a territory that no seat starts with to the neutral army. */
    private void leave(State state, int territory) {
        state.give(territory, setting.seats());
        state.addArmies(territory, restArmies);
    }

    private static void pass(State state, int takers) {
        state.position(state.position() + 1 == takers ? 0 : state.position() + 1);
    }

    private void settle(State state) {
        if (setting.rules().setup().armies() == Setup.Armies.DEALT) {
            state.enter(Stage.DEAL_ARMIES);
        } else {
            state.enter(Stage.SETTLE);
            if (hasNeutral()) state.position(0);
        }
        if (state.left() == 0) turns.first(state);
    }

    // First armies: placed in turn, all at once, or dealt.

    private boolean hasNeutral() {
        return settlers > setting.seats();
    }

    /** Who owns the army that is placed next. */
    public int settler(State state) {
        if (atOnce) return hasArmies(state, state.seat()) ? state.seat() : setting.seats();
        if (!hasNeutral()) return state.seat();
        int neutral = setting.seats();
        boolean neutralNext = isLastOfRound(state);
        int first = neutralNext ? neutral : state.seat();
        if (hasArmies(state, first)) return first;
        int second = neutralNext ? state.seat() : neutral;
        return hasArmies(state, second) ? second : 1 - state.seat();
    }

    /** How many armies can be placed together. */
    public int settledTogether(State state) {
        boolean all = atOnce && settler(state) < setting.seats();
        return all ? unplaced(state, state.seat()) : 1;
    }

    /** The seat that places the next army: its owner, or the current seat for a neutral one. */
    public int decider(State state) {
        int settler = settler(state);
        return settler == setting.seats() ? state.seat() : settler;
    }

    private boolean isLastOfRound(State state) {
        int placed = leftWhenTaken - state.left();
        return placed % PLACED_IN_A_ROUND == PLACED_IN_A_ROUND - 1;
    }

    private boolean hasArmies(State state, int owner) {
        return unplaced(state, owner) > 0;
    }

    private int unplaced(State state, int owner) {
        return armiesInAll(state, owner) - state.totalArmies(owner);
    }

    public void settle(State state, int territory, int armies) {
        boolean passes = passesAfter(state, armies);
        state.addArmies(territory, armies);
        state.left(state.left() - armies);
        if (passes) pass(state, setting.seats());
        if (state.left() == 0) turns.first(state);
    }

    private boolean passesAfter(State state, int armies) {
        if (atOnce) return armies == settledTogether(state);
        return !hasNeutral() || isLastOfRound(state);
    }

    public Optional<String> refuseSettling(State state, int territory, int armies) {
        int most = settledTogether(state);
        if (armies < 1 || armies > most) {
            return Optional.of(
                    most == 1
                            ? "first armies are placed one at a time"
                            : "you have " + most + " armies to place, not " + armies);
        }
        int settler = settler(state);
        if (state.owner(territory) == settler) return Optional.empty();
        String name = setting.board().name(territory);
        return Optional.of(
                settler == setting.seats() ? name + " is not neutral" : name + " is not yours");
    }

    /** Puts an army of the next owner on its territory with the drawn rank. */
    public void dealArmy(State state, int outcome) {
        state.addArmies(state.holding(state.seat(), outcome), 1);
        state.left(state.left() - 1);
        pass(state, settlers);
        if (state.left() == 0) turns.first(state);
    }
}
