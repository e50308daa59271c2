package strategos.wire;

import java.util.List;

/** What can be played, on what, and against whom. */
public record Catalogue(List<Preset> presets, List<BoardSummary> boards, List<BotInfo> bots) {

    public Catalogue {
        presets = List.copyOf(presets);
        boards = List.copyOf(boards);
        bots = List.copyOf(bots);
    }

    /** A ruleset that ships. */
    public record Preset(String name, String title, String summary, int fewest, int most) {}

    /** A board that ships, with the number of its territories and continents. */
    public record BoardSummary(String name, String title, int territories, int continents) {}

    /** A bot that can sit down. */
    public record BotInfo(String name, String title, String summary) {}
}
