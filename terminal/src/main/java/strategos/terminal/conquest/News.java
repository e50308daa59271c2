package strategos.terminal.conquest;

import java.util.Objects;
import java.util.Optional;
import strategos.conquest.board.Board;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.view.Fortunes;
import strategos.conquest.view.View;
import strategos.wire.conquest.ConquestEvent;

/** Events, as sentences. */
final class News {

    private News() {}

    static String of(ConquestEvent.Happened told, Board board) {
        return of(told.event(), Objects.requireNonNullElse(told.territory(), View.NONE), board);
    }

    static Optional<String> of(Fortunes fortunes, Board board) {
        return fortunes.event().map(event -> of(event, fortunes.territory(), board));
    }

    private static String of(WorldEvent event, int territory, Board board) {
        return switch (event) {
            case HARVEST ->
                    ("Harvest: in this round, turns begin with one more army for every %d"
                                    + " territories.")
                            .formatted(WorldEvent.HARVEST_TERRITORIES);
            case FAMINE -> "Famine: in this round, turns begin with half the armies.";
            case PLAGUE ->
                    "Plague: every territory with more than %d armies loses half of them."
                            .formatted(WorldEvent.CROWD);
            case MORALE -> "High spirits: attackers add 1 to their highest die in this round.";
            case ENTRENCHMENT ->
                    "Entrenchment: defenders add 1 to their highest die in this round.";
            case UPRISING ->
                    "Uprising in %s: all armies but one are lost.".formatted(board.name(territory));
        };
    }
}
