package strategos.conquest.reason;

import java.util.Optional;
import java.util.OptionalDouble;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.view.View;

/**
 * The battle that a move begins, with its exact odds.
 *
 * @param attackers the armies that attack, including the one that stays behind
 * @param win the chance that the territory falls, if it is fought to the end
 */
public record BattleForecast(int from, int to, int attackers, int defenders, double win) {

    /** Exact odds of larger battles take too long to be computed in passing. */
    private static final int MOST_ARMIES = 1_000;

    /** The battle of a move, as far as a viewer knows it; nothing for a move without one. */
    public static Optional<BattleForecast> of(View view, Move move) {
        return switch (move) {
            case Move.Attack(int from, int to, _) -> between(view, from, to);
            case Move.Blitz(int from, int to, _) -> between(view, from, to);
            case Move.AttackTimes(int from, int to, _) -> between(view, from, to);
            case Move.AttackLosing(int from, int to, _) -> between(view, from, to);
            case Order.Advance(int from, int to, int armies) -> of(view, from, to, armies + 1);
            case Order.Airlift(int from, int to, int armies) -> of(view, from, to, armies + 1);
            default -> Optional.empty();
        };
    }

    /** The battle of all armies of one territory against another. */
    static Optional<BattleForecast> between(View view, int from, int to) {
        return from < 0 ? Optional.empty() : of(view, from, to, view.armies(from));
    }

    private static Optional<BattleForecast> of(View view, int from, int to, int attackers) {
        if (from < 0 || to < 0 || isFriendly(view, to)) return Optional.empty();
        int defenders = view.armies(to);
        if (attackers < 1 || defenders < 1) return Optional.empty();
        return odds(view, from, to, attackers, defenders).stream()
                .mapToObj(win -> new BattleForecast(from, to, attackers, defenders, win))
                .findFirst();
    }

    static OptionalDouble odds(View view, int from, int to, int attackers, int defenders) {
        return Math.max(attackers, defenders) > MOST_ARMIES
                ? OptionalDouble.empty()
                : BorderOdds.win(view, from, to, attackers, defenders);
    }

    static boolean isFriendly(View view, int territory) {
        int owner = view.owner(territory);
        return owner >= 0 && view.isFriend(owner);
    }
}
