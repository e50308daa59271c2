package strategos.terminal.shell;

import java.util.List;
import java.util.Optional;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Spelling;

/** The families of games that can be played at a terminal. */
public record TerminalFamilies(List<TerminalFamily<?, ?, ?, ?>> all) {

    public TerminalFamilies {
        all = List.copyOf(all);
    }

    /** The family of this name. */
    public Optional<TerminalFamily<?, ?, ?, ?>> named(String name) {
        return all.stream().filter(each -> each.family().name().equals(name)).findFirst();
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
        var found = named(game);
        if (found.isPresent()) return found.get();
        List<String> known = all.stream().map(each -> each.family().name()).toList();
        throw header.fault(
                "game",
                "there is no game %s; %s".formatted(Quote.of(game), Spelling.hint(game, known)));
    }
}
