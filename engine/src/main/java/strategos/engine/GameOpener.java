package strategos.engine;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import strategos.engine.EngineAnswer.ErrorCode;
import strategos.family.Family;
import strategos.family.GameRequest;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Seed;
import strategos.game.Spelling;
import strategos.wire.Catalogue.BoardSummary;

/** Opens games of all families. */
record GameOpener(List<? extends Family<?, ?, ?, ?>> families) {

    GameOpener {
        families = List.copyOf(families);
    }

    /** The part of a request that describes the game. */
    interface Wanted {

        String rules();

        @Nullable String text();

        @Nullable Map<String, String> set();

        @Nullable String board();

        @Nullable Integer seats();
    }

    private static GameRequest request(Wanted wanted) {
        var set = wanted.set();
        return new GameRequest(
                wanted.rules(), wanted.text(), set == null ? Map.of() : set, wanted.board());
    }

    /** All that can be opened. */
    List<EngineAnswer.Games> games() {
        return families.stream().map(GameOpener::games).toList();
    }

    private static EngineAnswer.Games games(Family<?, ?, ?, ?> family) {
        return new EngineAnswer.Games(
                family.name(),
                family.title(),
                family.rules().names(),
                family.boards().stream().map(BoardSummary::name).toList());
    }

    OpenGame<?, ?, ?> open(Wanted wanted, Seed seed) throws EngineException {
        try {
            return open(family(wanted), wanted, seed);
        } catch (NotationException | IllegalArgumentException unplayable) {
            throw new EngineException(
                    ErrorCode.UNPLAYABLE, String.valueOf(unplayable.getMessage()));
        }
    }

    private static <G extends Game<S, M, V>, S, M, V extends GameView<M>> OpenGame<S, M, V> open(
            Family<G, S, M, V> family, Wanted wanted, Seed seed) throws NotationException {
        if (wanted.board() != null && family.boards().isEmpty())
            throw new NotationException(
                    "the board of %s is part of its rules".formatted(family.title()));
        var request = request(wanted);
        Integer given = wanted.seats();
        int seats = given == null ? family.usualSeats(request).size() : given;
        G game = family.make(request, seats, seed.child("board").random());
        if (game.seats() != seats)
            throw new NotationException(
                    "%s is for %d players, not %d".formatted(family.title(), game.seats(), seats));
        return OpenGame.of(family, game);
    }

    private Family<?, ?, ?, ?> family(Wanted wanted) throws NotationException {
        String text = wanted.text();
        for (Family<?, ?, ?, ?> family : families) {
            boolean meant =
                    text == null
                            ? family.rules().named(wanted.rules()).isPresent()
                            : family.rules().isBaseOf(text);
            if (meant) return family;
        }
        if (text != null)
            throw new NotationException(
                    "%s: the line 'base = …' names no rules".formatted(wanted.rules()));
        List<String> known =
                families.stream().flatMap(family -> family.rules().names().stream()).toList();
        throw new NotationException(
                "there are no rules %s; %s"
                        .formatted(Quote.of(wanted.rules()), Spelling.hint(wanted.rules(), known)));
    }
}
