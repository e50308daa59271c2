package strategos.wire.conquest;

import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.wire.Catalogue.BoardSummary;
import strategos.wire.Catalogue.Preset;

/** The catalogue of the Risk family. */
public final class ConquestCatalogue {

    private ConquestCatalogue() {}

    public static List<Preset> presets() {
        return ConquestPresets.ALL.stream().map(ConquestCatalogue::preset).toList();
    }

    public static List<BoardSummary> boards() {
        return ConquestBoards.NAMES.stream()
                .flatMap(name -> ConquestBoards.named(name).stream())
                .map(ConquestCatalogue::board)
                .toList();
    }

    private static Preset preset(Ruleset rules) {
        return new Preset(
                rules.name(),
                title(rules),
                summary(rules.name()),
                rules.seats().fewest(),
                rules.seats().most(),
                OpeningKind.offered(rules));
    }

    /** What people call these rules. */
    public static String title(Ruleset rules) {
        String name = rules.name();
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String summary(String preset) {
        return switch (preset) {
            case "classic" ->
                    "Claim the world, choose your dice in attack and defence, fortify along any path.";
            case "modern" -> "The current printed rules: the defence always rolls the most dice.";
            case "academy" ->
                    "Five phases, an army for every territory, fortify to a neighbour only.";
            case "rizk" ->
                    "No cards: continents pay more as the match goes on, and every army may move.";
            case "warzone" ->
                    "Everyone gives orders at the same time; no dice, but a kill probability for"
                            + " every army.";
            default -> "";
        };
    }

    private static BoardSummary board(Board board) {
        return new BoardSummary(
                board.name(), board.title(), board.size(), board.continents().size());
    }
}
