package strategos.conquest.view;

import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * What a viewer sees of the current battle in fog, which may hide either end.
 *
 * <p>In a seat's own turn, viewers that share the seat's sight see all of its battles; while orders
 * are carried out, a battle is visible only through its ends.
 */
record BattleSight(View view, State state) {

    /** Whether any of it is in sight. */
    boolean isSeen() {
        return isOfOwnTurn() || isInSight(state.from()) || isInSight(state.to());
    }

    /** Whether all of it is in sight. */
    boolean isSeenWhole() {
        return isOfOwnTurn() || isInSight(state.from()) && isInSight(state.to());
    }

    private boolean isOfOwnTurn() {
        return !isFight() && view.knows(state.seat());
    }

    /**
     * In other stages nothing is fought, and the last places of the turn tell of the seat's own.
     */
    private boolean isInSight(int territory) {
        return isBattle() && view.sees(territory);
    }

    private boolean isBattle() {
        return switch (state.stage()) {
            case DEFEND, BATTLE, OCCUPY -> true;
            default -> isFight();
        };
    }

    /** Whether armies fight that an order sent. */
    private boolean isFight() {
        return switch (state.stage()) {
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS -> true;
            default -> false;
        };
    }

    /**
     * A battle out of sight is no more than an attack, whatever it waits for; where orders are
     * carried out, it is as little to be told from any other order as the cards that others draw.
     */
    Stage stage() {
        return switch (state.stage()) {
            case BATTLE, OCCUPY -> isSeen() ? state.stage() : Stage.ATTACK;
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS ->
                    isSeenWhole() ? state.stage() : Stage.EXECUTE;
            case ORDER_CARD -> view.knows(drawer()) ? state.stage() : Stage.EXECUTE;
            default -> state.stage();
        };
    }

    private int drawer() {
        return view.rulebook().orders().rewarding().drawer(state);
    }

    /** One end of it as far as the viewer knows it. */
    int end(int territory) {
        if (state.extra().orders().isKept()) return isFightHidden() ? View.NONE : territory;
        boolean seen = view.knows(state.seat()) || isSeen() && view.sees(territory);
        return seen ? territory : View.UNKNOWN;
    }

    /** Whether armies that advanced are fighting, and the viewer does not see both ends of it. */
    boolean isFightHidden() {
        return isFight() && !isSeenWhole();
    }
}
