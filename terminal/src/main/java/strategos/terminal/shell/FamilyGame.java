package strategos.terminal.shell;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import strategos.bots.UnreadableMemoryException;
import strategos.family.Explainer;
import strategos.family.Family;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.terminal.console.Screen;
import strategos.wire.Portrayal;

/** A game of any family at a terminal. */
public record FamilyGame<G extends Game<S, M, V>, S, M, V extends GameView<M>>(
        Family<G, S, M, V> family, TerminalStyle<G, M, V> style, G game)
        implements TerminalGame<S, M, V> {

    @Override
    public String title() {
        var names = family.names(game);
        return names.setting() + ", " + names.rules();
    }

    @Override
    public Face<M, V> face(List<String> players, Screen screen) {
        return style.face(game, players, screen);
    }

    @Override
    public Portrayal<M, V> portrayal() {
        return family.portrayal();
    }

    @Override
    public boolean isBot(String name) {
        return family.bot(name).isPresent();
    }

    @Override
    public Bot<M, V> bot(String name, Seed seed) {
        var kind =
                family.bot(name)
                        .orElseThrow(() -> new IllegalArgumentException("there is no bot " + name));
        try {
            return kind.make(game, seed);
        } catch (UnreadableMemoryException unreadable) {
            throw new BadInput(unreadable);
        }
    }

    @Override
    public String adviser() {
        return family.adviser().name();
    }

    @Override
    public Optional<Explainer<M, V>> explainer() {
        return family.explainer(game);
    }

    @Override
    public TakingBack takingBack() {
        return style.takingBack();
    }

    @Override
    public void follow(List<Step<M>> before, List<Step<M>> now, List<String> players) {
        try {
            for (int i = 0; i < players.size(); i++) {
                Seat seat = Seat.of(i);
                family.learning(players.get(i))
                        .ifPresent(learning -> learning.follow(game, before, now, seat));
            }
        } catch (UncheckedIOException unwritable) {
            throw new BadInput(
                    "the match is saved, but the bots' memory of it is not: "
                            + unwritable.getMessage(),
                    unwritable);
        }
    }
}
