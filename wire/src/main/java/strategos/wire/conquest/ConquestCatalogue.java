package strategos.wire.conquest;

import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boards;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset;
import strategos.wire.Catalogue.BoardSummary;
import strategos.wire.Catalogue.Preset;

/** What of the Risk family can be played. */
public final class ConquestCatalogue {

    private ConquestCatalogue() {}

    public static List<Preset> presets() {
        return Presets.ALL.stream().map(ConquestCatalogue::preset).toList();
    }

    public static List<BoardSummary> boards() {
        return Boards.NAMES.stream()
                .flatMap(name -> Boards.named(name).stream())
                .map(ConquestCatalogue::board)
                .toList();
    }

    private static Preset preset(Ruleset rules) {
        return new Preset(
                rules.name(),
                title(rules.name()),
                summary(rules.name()),
                rules.seats().fewest(),
                rules.seats().most());
    }

    private static String title(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static String summary(String preset) {
        return switch (preset) {
            case "classic" -> "Both sides choose their dice, and sets are only traded by choice.";
            case "modern" ->
                    "The current printed rules: the defence rolls all its dice, five cards have to be traded, and two can play.";
            case "academy" ->
                    "House rules in five phases: an army for every territory, sets traded after placing, moves to a neighbour.";
            case "rizk" ->
                    "No cards: dealt evenly, continents that grow, and every army may move one step at the end of a turn.";
            default -> "";
        };
    }

    private static BoardSummary board(Board board) {
        return new BoardSummary(
                board.name(), board.title(), board.size(), board.continents().size());
    }
}
