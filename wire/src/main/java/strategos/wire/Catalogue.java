package strategos.wire;

import java.util.List;
import strategos.conquest.rules.OpeningKind;

/** The games, boards and bots that a server offers. */
public record Catalogue(List<Family> families) {

    public Catalogue {
        families = List.copyOf(families);
    }

    /**
     * One family of games.
     *
     * @param game its name in matches, such as {@code conquest}
     * @param boards the boards to choose from; empty if each preset has its own
     * @param bots the bots, weakest first
     */
    public record Family(
            String game, List<Preset> presets, List<BoardSummary> boards, List<BotInfo> bots) {

        public Family {
            presets = List.copyOf(presets);
            boards = List.copyOf(boards);
            bots = List.copyOf(bots);
        }
    }

    /**
     * A built-in ruleset.
     *
     * @param openings the openings to choose from, the ruleset's own first; empty if there is no
     *     choice
     */
    public record Preset(
            String name,
            String title,
            String summary,
            int fewest,
            int most,
            List<OpeningKind> openings) {

        public Preset {
            openings = List.copyOf(openings);
        }
    }

    /** A built-in board, with its numbers of territories and continents. */
    public record BoardSummary(String name, String title, int territories, int continents) {}

    /** A bot that can take a seat. */
    public record BotInfo(String name, String title, String summary) {}
}
