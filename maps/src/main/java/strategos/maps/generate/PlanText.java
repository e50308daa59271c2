package strategos.maps.generate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import strategos.game.NotationException;
import strategos.game.Seed;

/**
 * A plan as people write it where a board is named: {@code random:60:5}, or {@code random:60:5:7:3}
 * with 7 continents on 3 islands.
 */
public final class PlanText {

    /** What can be written. */
    public static final String SYNTAX = "random:TERRITORIES:SEED[:CONTINENTS[:ISLANDS]]";

    private static final String START = "random:";

    private static final Pattern PLAN =
            Pattern.compile("random:(\\d{1,9}):(-?\\d{1,18})(?::(\\d{1,9})(?::(\\d{1,9}))?)?");

    private PlanText() {}

    /** Whether this is meant to be a plan, and not the name of a board. */
    public static boolean isMeant(String text) {
        return text.startsWith(START);
    }

    public static Plan read(String text) throws NotationException {
        var found = PLAN.matcher(text);
        if (!found.matches())
            throw new NotationException("expected '" + SYNTAX + "', not '" + text + "'");
        try {
            return plan(found);
        } catch (IllegalArgumentException refused) {
            throw new NotationException(String.valueOf(refused.getMessage()));
        }
    }

    private static Plan plan(Matcher found) {
        var seed = new Seed(Long.parseLong(found.group(2)));
        var plan = Plan.of(Integer.parseInt(found.group(1)), seed);
        @Nullable String continents = found.group(3);
        if (continents != null) plan = plan.withContinents(Integer.parseInt(continents));
        @Nullable String islands = found.group(4);
        return islands == null ? plan : plan.withIslands(Integer.parseInt(islands));
    }

    public static String write(Plan plan) {
        String text = START + plan.territories() + ":" + plan.seed().value();
        boolean isUsual = plan.equals(Plan.of(plan.territories(), plan.seed()));
        return isUsual ? text : text + ":" + plan.continents() + ":" + plan.islands();
    }
}
