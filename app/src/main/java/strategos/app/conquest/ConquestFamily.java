package strategos.app.conquest;

import java.util.List;
import strategos.app.shell.Face;
import strategos.app.shell.Family;
import strategos.app.terminal.Screen;
import strategos.bots.Bots;
import strategos.conquest.Conquest;
import strategos.conquest.view.View;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.game.Bot;
import strategos.game.Seed;
import strategos.wire.Portrayal;
import strategos.wire.conquest.ConquestPortrayal;

/** A game of the family of Risk with all that is needed to play it at a terminal. */
public record ConquestFamily(Conquest game) implements Family<State, Move, View> {

    @Override
    public String title() {
        return game.board().title() + ", " + game.rules().name();
    }

    @Override
    public Face<Move, View> face(List<String> players, Screen screen) {
        return new ConquestFace(game.board(), players, screen);
    }

    @Override
    public Portrayal<Move, View> portrayal() {
        return new ConquestPortrayal();
    }

    @Override
    public boolean isBot(String name) {
        return Bots.named(name).isPresent();
    }

    @Override
    public Bot<Move, View> bot(String name, Seed seed) {
        return Bots.named(name)
                .orElseThrow(() -> new IllegalArgumentException("there is no bot " + name))
                .make(game, seed);
    }

    @Override
    public String adviser() {
        return Bots.BALANCED.name();
    }
}
