package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.terminal.conquest.Deed.Happened;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;
import strategos.terminal.shell.ViewedStep;

/**
 * Reports what happened: the viewer's own deeds in full, those of others in a few lines per turn.
 */
final class ConquestNarrator {

    private final OwnDeeds own;
    private final OthersDeeds others;
    private final OpeningDeeds opening;
    private final OrderDeeds orders;
    private final ConquestPlayers players;
    private final Screen screen;

    ConquestNarrator(Gazetteer gazetteer, ConquestPlayers players, Screen screen) {
        this.players = players;
        this.screen = screen;
        own = new OwnDeeds(gazetteer, players);
        others = new OthersDeeds(gazetteer, players);
        opening = new OpeningDeeds(gazetteer, players, new AimsText(gazetteer, players));
        orders = new OrderDeeds(gazetteer, players);
    }

    List<String> tell(List<ViewedStep<Move, View>> events) {
        List<String> lines = new ArrayList<>();
        for (Chapter chapter : Chapter.of(events)) {
            if (chapter.isOpening()) {
                opening.tell(chapter).forEach(text -> add(lines, "", text));
            } else if (chapter.isTogether()) {
                orders.tell(chapter).forEach(text -> add(lines, "", text));
            } else if (chapter.seat() == chapter.first().seat()) {
                own.tell(chapter).forEach(text -> add(lines, "", text));
            } else {
                String text = others.tell(chapter);
                if (!text.isEmpty()) add(lines, players.label(chapter.seat()) + " ", text);
            }
            news(chapter).forEach(text -> add(lines, "", text));
        }
        return lines;
    }

    private static List<String> news(Chapter chapter) {
        return chapter.deeds().stream()
                .filter(Happened.class::isInstance)
                .map(Happened.class::cast)
                .map(deed -> News.of(deed.told(), chapter.last().board()))
                .toList();
    }

    private void add(List<String> lines, String start, String text) {
        lines.addAll(TextLayout.wrap(start, text, screen.width()));
    }
}
