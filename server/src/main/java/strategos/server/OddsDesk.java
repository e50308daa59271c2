package strategos.server;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.Offensive;
import strategos.conquest.odds.OrderAssault;
import strategos.conquest.odds.Skirmish;
import strategos.conquest.odds.StopRule;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.rules.Structure.Together;
import strategos.server.board.LruCache;
import strategos.server.families.Offer;
import strategos.server.guards.Refusal;
import strategos.server.web.Request;
import strategos.wire.FaultCode;
import strategos.wire.OddsAnswer;

/**
 * Answers requests for exact odds of any kind of battle, within the limits of {@link Assault}.
 * Answers are cached, and large battles are computed one at a time, so that odds never use more
 * than one processor.
 */
final class OddsDesk {

    /** Larger battles take so long that they are worked out one at a time. */
    private static final long SMALL = 1_000_000;

    private static final long ANSWERS = 2_000;

    private static final String ARMIES = "armies";
    private static final String DICE = "dice";
    private static final String PERCENT = "percent";
    private static final String ROUNDS = "rounds";

    private final LruCache<Offensive, Summary> answers = new LruCache<>(ANSWERS, _ -> 1);
    private final ReentrantLock large = new ReentrantLock();

    OddsAnswer answer(Request request) {
        int attackers = number(request, "attackers", ARMIES);
        int defenders = number(request, "defenders", ARMIES);
        if (has(request, "attackersKill"))
            // One more stays behind, and is not asked about.
            return answer(
                    () -> new OrderAssault(attackers + 1, List.of(defenders), ofOrders(request)),
                    0,
                    1);
        int stop = number(request, "stop", ARMIES, StopRule.NEVER.atArmies());
        return answer(() -> ofDice(request, attackers, defenders, stop), stop, 0);
    }

    private static Offensive ofDice(Request request, int attackers, int defenders, int stop) {
        DiceLimits dice = dice(request);
        return has(request, "rounds")
                ? new Skirmish(attackers, defenders, dice, number(request, "rounds", ROUNDS))
                : new Assault(attackers, List.of(defenders), dice, new StopRule(stop, 0));
    }

    /**
     * The answer for those who attacked.
     *
     * @param behind how many of those left stayed behind and are not asked about
     */
    private OddsAnswer answer(Supplier<Offensive> battle, int stop, int behind) {
        try {
            var fought = battle.get();
            var odds = answers.get(fought, () -> workOut(fought));
            return new OddsAnswer(
                    fought.armies() - behind,
                    fought.allDefenders(),
                    stop,
                    odds.win(),
                    odds.attackersLeft() - behind,
                    odds.defendersLeft());
        } catch (IllegalArgumentException refused) {
            throw Offer.unplayable(String.valueOf(refused.getMessage()));
        }
    }

    private Summary workOut(Offensive battle) {
        if ((long) battle.armies() * battle.allDefenders() <= SMALL) return Summary.of(battle);
        large.lock();
        try {
            return Summary.of(battle);
        } finally {
            large.unlock();
        }
    }

    /** The cached odds of a battle. */
    private record Summary(double win, double attackersLeft, double defendersLeft) {

        static Summary of(Offensive battle) {
            var odds = battle.odds();
            var left = odds.inAnyCase();
            return new Summary(odds.win(), left.attackers().mean(), left.defenders().mean());
        }
    }

    /** The dice of a battle, as far as they are said; else the printed ones. */
    private static DiceLimits dice(Request request) {
        var printed = DiceLimits.PRINTED;
        return new DiceLimits(
                number(request, "attackDice", DICE, printed.attack()),
                number(request, "defendDice", DICE, printed.defend()),
                number(request, "edge", DICE, printed.edge()));
    }

    private static Together ofOrders(Request request) {
        return new Together(
                number(request, "attackersKill", PERCENT),
                number(request, "defendersKill", PERCENT),
                number(request, "luck", PERCENT),
                OrderCards.NONE);
    }

    private static boolean has(Request request, String name) {
        return request.query(name).isPresent();
    }

    private static int number(Request request, String name, String what, int otherwise) {
        return has(request, name) ? number(request, name, what) : otherwise;
    }

    private static int number(Request request, String name, String what) {
        try {
            return Integer.parseInt(request.query(name).orElse(""));
        } catch (NumberFormatException _) {
            throw new Refusal(FaultCode.MALFORMED, "'" + name + "' is a number of " + what + ".");
        }
    }
}
