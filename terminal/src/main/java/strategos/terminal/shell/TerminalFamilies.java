package strategos.terminal.shell;

import java.util.List;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Spelling;

/** The families of games that can be played at a terminal. */
public record TerminalFamilies(List<TerminalFamily<?, ?, ?, ?>> all) {

    public TerminalFamilies {
        all = List.copyOf(all);
    }

    /** Opens the game that a record is of. */
    public TerminalGame<?, ?, ?> open(RecordFile record) {
        HeaderText header = record.text().header();
        try {
            return of(header).open(header, record.players().size());
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    private TerminalFamily<?, ?, ?, ?> of(HeaderText header) throws NotationException {
        String game = header.game();
        for (var each : all) if (each.family().name().equals(game)) return each;
        List<String> known = all.stream().map(each -> each.family().name()).toList();
        throw header.fault(
                "game",
                "there is no game %s; %s".formatted(Quote.of(game), Spelling.hint(game, known)));
    }
}
