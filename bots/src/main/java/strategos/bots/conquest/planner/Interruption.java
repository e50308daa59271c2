package strategos.bots.conquest.planner;

import strategos.conquest.battle.DiceLimits;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.odds.WinTable;
import strategos.conquest.view.View;

/**
 * When a battle that goes badly is interrupted, to think again: at the number of attackers that
 * would probably lose even against half of the defenders.
 */
final class Interruption {

    /** Below these odds a battle is hardly worth going on with. */
    private static final double POOR = 0.35;

    /** Out of sight, a territory is thought to have this many defenders. */
    private static final int USUAL = 2;

    private static final WinTable ODDS = WinTable.of(DiceLimits.PRINTED);

    private Interruption() {}

    /** The same move; a battle is fought until the territory is taken or the battle goes badly. */
    static Move applyTo(View view, Move move) {
        return move instanceof Attack(int from, int to, _) ? attack(view, from, to) : move;
    }

    /** An attack with everything, until the territory is taken or the battle goes badly. */
    static Blitz attack(View view, int from, int to) {
        int half = Math.ceilDiv(defenders(view, to), 2);
        int keep = 1;
        int most = view.armies(from) - 1;
        while (keep < most && ODDS.chance(keep + 1, half) < POOR) keep++;
        return new Blitz(from, to, keep);
    }

    static int defenders(View view, int territory) {
        return view.owner(territory) == View.UNKNOWN ? USUAL : view.armies(territory);
    }

    /** The odds of an attack with everything. */
    static double chance(View view, int from, int to) {
        return ODDS.chance(view.armies(from), defenders(view, to));
    }
}
