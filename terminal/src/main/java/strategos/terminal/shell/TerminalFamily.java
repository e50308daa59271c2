package strategos.terminal.shell;

import java.util.stream.Stream;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.HeaderText;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Quote;

/** A family of games that can be played in the terminal. */
public record TerminalFamily<G extends Game<S, M, V>, S, M, V extends GameView<M>>(
        Family<G, S, M, V> family, TerminalStyle<G, M, V> style) {

    /** Opens the game that the header of a record describes. */
    public FamilyGame<G, S, M, V> open(HeaderText header, int seats) throws NotationException {
        check(header);
        G game = family.open(header, seats);
        if (game.seats() != seats)
            throw header.fault(
                    "seat " + (game.seats() + 1),
                    "%s is for %d seats, but the header has %d"
                            .formatted(family.title(), game.seats(), seats));
        return new FamilyGame<>(family, style, game);
    }

    private void check(HeaderText header) throws NotationException {
        var fields =
                Stream.concat(
                        family.headerFields().stream(),
                        Stream.of(LiveMatch.SEED, MatchHeader.DICE));
        header.checkNames(fields.toList());
        if (header.header().players().isEmpty())
            throw header.fault("the header has no line 'seat 1: …'");
        String seed = header.value(LiveMatch.SEED).orElse("0");
        if (!LiveMatch.isSeed(seed))
            throw header.fault(LiveMatch.SEED, "a seed is a whole number, not " + Quote.of(seed));
    }
}
