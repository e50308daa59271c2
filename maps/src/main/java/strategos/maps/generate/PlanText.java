package strategos.maps.generate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.maps.generate.Plan.Extra;

/**
 * The text form of a plan, used as the name of a board: {@code random:60:5}, or {@code
 * random:60:5:7:3} with 7 continents on 3 islands; {@code :boosts} and {@code :pays} at the end add
 * these features.
 */
public final class PlanText {

    /** What can be written. */
    public static final String SYNTAX =
            "random:TERRITORIES:SEED[:CONTINENTS[:ISLANDS]][:boosts][:pays]";

    private static final String START = "random:";

    private static final Pattern PLAN =
            Pattern.compile(
                    "random:(\\d{1,9}):(-?\\d{1,18})(?::(\\d{1,9})(?::(\\d{1,9}))?)?(:boosts)?(:pays)?");

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
        if (islands != null) plan = plan.withIslands(Integer.parseInt(islands));
        if (found.group(5) != null) plan = plan.with(Extra.BOOSTS);
        return found.group(6) == null ? plan : plan.with(Extra.PAYS);
    }

    public static String write(Plan plan) {
        var text = new StringBuilder(START + plan.territories() + ":" + plan.seed().value());
        if (!plan.isUsual()) text.append(":" + plan.continents() + ":" + plan.islands());
        for (Extra extra : plan.extras()) text.append(":" + extra.word());
        return text.toString();
    }
}
