package strategos.wire;

import java.util.List;

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
     * @param openings those to choose from; none where there is but one way to begin
     */
    public record Family(
            String game,
            List<Preset> presets,
            List<BoardSummary> boards,
            List<Opening> openings,
            List<BotInfo> bots) {

        public Family {
            presets = List.copyOf(presets);
            boards = List.copyOf(boards);
            openings = List.copyOf(openings);
            bots = List.copyOf(bots);
        }
    }

    /** A ruleset that ships. */
    public record Preset(String name, String title, String summary, int fewest, int most) {}

    /** A board that ships, with the number of its territories and continents. */
    public record BoardSummary(String name, String title, int territories, int continents) {}

    /** A bot that can sit down. */
    public record BotInfo(String name, String title, String summary) {}
}
