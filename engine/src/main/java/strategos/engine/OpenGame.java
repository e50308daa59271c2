package strategos.engine;

import java.util.Optional;
import strategos.family.Encoding;
import strategos.family.Family;
import strategos.family.GameNames;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.StepText;
import strategos.wire.Ground;
import strategos.wire.Portrayal;

/** A game that matches are played of, with all that its family says about it. */
record OpenGame<S, M, V extends GameView<M>>(
        String family,
        Game<S, M, V> game,
        GameNames names,
        Ground ground,
        Portrayal<M, V> portrayal,
        StepText<M> stepText,
        Optional<Encoding<S>> encoding) {

    static <G extends Game<S, M, V>, S, M, V extends GameView<M>> OpenGame<S, M, V> of(
            Family<G, S, M, V> family, G game) {
        return new OpenGame<>(
                family.name(),
                game,
                family.names(game),
                family.ground(game),
                family.portrayal(),
                new StepText<>(game.notation()),
                family.encoding(game));
    }
}
