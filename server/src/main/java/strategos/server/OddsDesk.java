package strategos.server;

import java.util.List;
import java.util.function.Supplier;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.Offensive;
import strategos.conquest.odds.OrderAssault;
import strategos.conquest.odds.Skirmish;
import strategos.conquest.odds.StopRule;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.rules.Structure.Together;
import strategos.server.web.Request;
import strategos.wire.FaultCode;
import strategos.wire.OddsAnswer;

/** Answers what a battle promises, however it is fought. */
final class OddsDesk {

    private static final int MOST_ARMIES = 500;

    private static final String ARMIES = "armies";
    private static final String DICE = "dice";
    private static final String PERCENT = "percent";
    private static final String ROUNDS = "rounds";

    private OddsDesk() {}

    static OddsAnswer answer(Request request) {
        int attackers = number(request, "attackers", ARMIES);
        int defenders = number(request, "defenders", ARMIES);
        if (attackers > MOST_ARMIES || defenders > MOST_ARMIES)
            throw Offer.unplayable("Odds are worked out for at most " + MOST_ARMIES + " armies.");
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
    private static OddsAnswer answer(Supplier<Offensive> battle, int stop, int behind) {
        try {
            var fought = battle.get();
            var odds = fought.odds();
            var left = odds.inAnyCase();
            return new OddsAnswer(
                    fought.armies() - behind,
                    fought.allDefenders(),
                    stop,
                    odds.win(),
                    left.attackers().mean() - behind,
                    left.defenders().mean());
        } catch (IllegalArgumentException refused) {
            throw Offer.unplayable(String.valueOf(refused.getMessage()));
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
