package strategos.bots.morris;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The bots of Morris that can be asked for by name. */
public final class MorrisBots {

    public static final MorrisBotKind RANDOM =
            new MorrisBotKind(
                    "random",
                    "takes any legal move, all equally likely",
                    (_, seed, _) -> new Uniform(seed.random()));

    public static final MorrisBotKind STRONGEST =
            new MorrisBotKind(
                    "search",
                    "looks ahead as far as it can",
                    (game, seed, _) -> new Searcher(game, Level.STRONGEST, seed.random()));

    public static final List<MorrisBotKind> ALL =
            Stream.of(Stream.of(RANDOM), learners(), levels(), Stream.of(STRONGEST))
                    .flatMap(kinds -> kinds)
                    .toList();

    private MorrisBots() {}

    private static Stream<MorrisBotKind> learners() {
        return Stream.of(Pupil.values())
                .map(
                        pupil ->
                                new MorrisBotKind(
                                        pupil.title(),
                                        pupil.about(),
                                        (game, seed, memories) ->
                                                new Learner(
                                                        game,
                                                        memories.of(pupil, game.rules()),
                                                        seed.random())));
    }

    private static Stream<MorrisBotKind> levels() {
        return IntStream.range(0, Level.ALL.size())
                .mapToObj(
                        index ->
                                new MorrisBotKind(
                                        "search-" + (index + 1),
                                        Level.ALL.get(index).about(),
                                        (game, seed, _) ->
                                                new Searcher(
                                                        game,
                                                        Level.ALL.get(index),
                                                        seed.random())));
    }

    public static Optional<MorrisBotKind> named(String name) {
        return ALL.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }
}
