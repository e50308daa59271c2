package strategos.conquest.rules;

import java.util.regex.Pattern;
import strategos.game.NotationException;

/**
 * The rules of a recorded match, as they were meant when it was played. A record states every
 * option that existed then; an option that it does not state is younger, and must not change how
 * the match replays.
 */
public final class RecordedRules {

    /** The board that had no boosts before there was a limit to treasuries. */
    private static final String WORLD = "world";

    private static final Pattern MONEY = line("economy", "on");
    private static final Pattern LIMIT = line("treasury-limit", "\\d+");
    private static final Pattern BOOSTS = line("boosts", "on");
    private static final Pattern MISSIONS = line("goal", "missions");
    private static final Pattern DRAWN = line("missions-drawn", "[a-z-]+");

    private RecordedRules() {}

    private static Pattern line(String option, String value) {
        return Pattern.compile("(?m)^[ \\t]*" + option + "[ \\t]*=[ \\t]*" + value + "[ \\t]*$");
    }

    /** Reads the rules in the header of a record that was played on this board. */
    public static Ruleset read(String file, String text, String board) throws NotationException {
        String money = LIMIT.matcher(text).find() ? text : dated(text, board);
        boolean isUndated = MISSIONS.matcher(text).find() && !DRAWN.matcher(text).find();
        return RulesetText.read(
                file, isUndated ? money + "\nmissions-drawn = after-opening" : money);
    }

    private static String dated(String text, String board) {
        String meant = board.equals(WORLD) ? BOOSTS.matcher(text).replaceAll("boosts = off") : text;
        return MONEY.matcher(meant).find()
                ? meant + "\ntreasury-limit = 0\ncut-off-costs = 0"
                : meant;
    }
}
