package strategos.wire;

import java.util.List;
import strategos.conquest.rules.OpeningKind;

/** What can be played, on what, and against whom. */
public record Catalogue(List<Family> families) {

    public Catalogue {
        families = List.copyOf(families);
    }

    /**
     * What can be played of one family of games.
     *
     * @param game what matches call it, such as {@code conquest}
     * @param boards those to choose from; none where each preset has its own
     * @param bots the weakest first
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
     * A ruleset that ships.
     *
     * @param openings those to choose from, the ruleset's own first; none where there is no choice
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

    /** A board that ships, with the number of its territories and continents. */
    public record BoardSummary(String name, String title, int territories, int continents) {}

    /** A bot that can sit down. */
    public record BotInfo(String name, String title, String summary) {}
}
