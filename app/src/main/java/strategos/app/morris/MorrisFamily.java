package strategos.app.morris;

import java.io.UncheckedIOException;
import java.util.List;
import strategos.app.cli.BadInput;
import strategos.app.shell.Face;
import strategos.app.shell.Family;
import strategos.app.terminal.Screen;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.MorrisBots;
import strategos.bots.morris.UnreadableMemoryException;
import strategos.game.Bot;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;
import strategos.wire.Portrayal;
import strategos.wire.morris.MorrisPortrayal;

/**
 * A game of Morris with all that is needed to play it at a terminal.
 *
 * @param memories where the players that learn keep what they have learned
 */
public record MorrisFamily(Morris game, MemoryFolder memories)
        implements Family<State, Move, View> {

    private static final String ADVISER = "search-6";

    @Override
    public String title() {
        return "Morris, " + game.rules().name();
    }

    @Override
    public Face<Move, View> face(List<String> players, Screen screen) {
        return new MorrisFace(game.rules().board(), players, screen);
    }

    @Override
    public Portrayal<Move, View> portrayal() {
        return new MorrisPortrayal();
    }

    @Override
    public boolean isBot(String name) {
        return MorrisBots.named(name).isPresent();
    }

    @Override
    public Bot<Move, View> bot(String name, Seed seed) {
        try {
            return MorrisBots.named(name)
                    .orElseThrow(() -> new IllegalArgumentException("there is no bot " + name))
                    .make(game, seed, memories);
        } catch (UnreadableMemoryException unreadable) {
            throw new BadInput(unreadable);
        }
    }

    @Override
    public String adviser() {
        return ADVISER;
    }

    /** Nothing is hidden and nothing rolled, so what others answered can be taken back too. */
    @Override
    public TakingBack takingBack() {
        return TakingBack.LAST_MOVE;
    }

    /** Those that learn do so at every mill and when the match is over. */
    @Override
    public void follow(List<Step<Move>> steps, int known, List<String> players) {
        remember(steps.subList(0, known), steps, players);
    }

    @Override
    public void takeBack(List<Step<Move>> steps, int left, List<String> players) {
        remember(steps, steps.subList(0, left), players);
    }

    private void remember(List<Step<Move>> known, List<Step<Move>> now, List<String> players) {
        try {
            for (int seat = 0; seat < players.size(); seat++)
                memories.follow(players.get(seat), game.rules(), known, now, Seat.of(seat));
        } catch (UncheckedIOException unwritable) {
            throw new BadInput(
                    "the match is saved, but what was learned from it is not: "
                            + unwritable.getMessage(),
                    unwritable);
        }
    }
}
