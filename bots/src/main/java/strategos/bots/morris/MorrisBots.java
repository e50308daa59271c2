package strategos.bots.morris;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.game.Seed;
import strategos.morris.Morris;

/** The bots of Morris that can be asked for by name. */
public final class MorrisBots {

    private static final String FIXED = "depth-";

    /** Deeper takes minutes a move. */
    public static final int DEEPEST = 16;

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
            Stream.of(Stream.of(RANDOM), learners(Pupil.values()), levels(), Stream.of(STRONGEST))
                    .flatMap(kinds -> kinds)
                    .toList();

    /**
     * Those that people are offered, the weakest first; of the players that learn, the document's,
     * the one that learns best, and one that remembers positions.
     */
    public static final List<MorrisBotKind> FOR_PEOPLE =
            Stream.of(
                            Stream.of(RANDOM),
                            learners(Pupil.MEMORY, Pupil.MEMORY_SHARE, Pupil.MEMORY_POSITION_SHARE),
                            levels(),
                            Stream.of(STRONGEST))
                    .flatMap(kinds -> kinds)
                    .toList();

    private MorrisBots() {}

    private static Stream<MorrisBotKind> learners(Pupil... pupils) {
        return Stream.of(pupils)
                .map(
                        pupil ->
                                new MorrisBotKind(
                                        pupil.title(),
                                        pupil.about(),
                                        (game, seed, memories) ->
                                                learner(pupil, game, seed, memories)));
    }

    /** A memory that cannot be read is found out now, not in the middle of the match. */
    private static Learner learner(Pupil pupil, Morris game, Seed seed, Memories memories) {
        memories.of(pupil, game.rules());
        return new Learner(game, () -> memories.of(pupil, game.rules()), seed.random());
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

    /** One that looks so many moves ahead, always, and has no chance of its own. */
    static MorrisBotKind fixed(int depth) {
        var level = Level.fixed(depth);
        return new MorrisBotKind(
                FIXED + depth,
                level.about(),
                (game, seed, _) -> new Searcher(game, level, seed.random()));
    }

    /** One of those that are listed, or {@code depth-N}. */
    public static Optional<MorrisBotKind> named(String name) {
        return ALL.stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .or(() -> fixed(name));
    }

    private static Optional<MorrisBotKind> fixed(String name) {
        return IntStream.rangeClosed(1, DEEPEST)
                .filter(depth -> name.equals(FIXED + depth))
                .mapToObj(MorrisBots::fixed)
                .findFirst();
    }
}
