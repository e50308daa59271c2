package strategos.bots.morris;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.bots.morris.frozen.Searcher1;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.View;

/** The bots of Morris that can be chosen by name; those that learn share their memories. */
public final class MorrisBots {

    private static final String FIXED = "depth-";

    /** Deeper takes minutes per move. */
    public static final int DEEPEST = 16;

    public static final BotKind<Morris, Move, View> RANDOM = BotKind.random();

    public static final BotKind<Morris, Move, View> STRONGEST =
            searcher("search", "searches as deep as it can", Level.STRONGEST);

    /** What {@link #STRONGEST} was at first: later searchers are measured by it. */
    static final BotKind<Morris, Move, View> FIRST =
            new BotKind<>(
                    "search-1.0",
                    "the first searcher, frozen to measure others by",
                    (game, seed) -> new Searcher1(game, seed.random()));

    private final Memories memories;
    private final List<BotKind<Morris, Move, View>> perfect;

    /** Bots without tables: there is no perfect one. */
    public MorrisBots(Memories memories) {
        this.memories = memories;
        perfect = List.of();
    }

    public MorrisBots(Memories memories, MorrisTables tables) {
        this.memories = memories;
        perfect = List.of(perfect(tables));
    }

    public List<BotKind<Morris, Move, View>> all() {
        return Stream.concat(listed(Pupil.values()).stream(), Stream.of(FIRST)).toList();
    }

    /**
     * Those that people are offered, the weakest first; of the players that learn, the document's,
     * the one that learns best, and one that remembers positions.
     */
    public List<BotKind<Morris, Move, View>> forPeople() {
        return listed(Pupil.MEMORY, Pupil.MEMORY_SHARE, Pupil.MEMORY_POSITION_SHARE);
    }

    private List<BotKind<Morris, Move, View>> listed(Pupil... pupils) {
        return Stream.of(
                        Stream.of(RANDOM),
                        Stream.of(pupils).map(this::learner),
                        levels(),
                        Stream.of(STRONGEST),
                        perfect.stream())
                .flatMap(kinds -> kinds)
                .toList();
    }

    private BotKind<Morris, Move, View> learner(Pupil pupil) {
        return new BotKind<>(
                pupil.title(), pupil.about(), (game, seed) -> learner(pupil, game, seed));
    }

    /** A memory that cannot be read is found out now, not in the middle of the match. */
    private Learner learner(Pupil pupil, Morris game, Seed seed) {
        memories.of(pupil, game.rules());
        return new Learner(game, () -> memories.of(pupil, game.rules()), seed.random());
    }

    private static BotKind<Morris, Move, View> perfect(MorrisTables tables) {
        return new BotKind<>(
                "perfect",
                "plays from tables; where there are none, by a book of openings and a search",
                (game, seed) -> new Perfect(game, tables, seed.random()));
    }

    private static Stream<BotKind<Morris, Move, View>> levels() {
        return IntStream.range(0, Level.ALL.size())
                .mapToObj(index -> level(index + 1, Level.ALL.get(index)));
    }

    private static BotKind<Morris, Move, View> level(int number, Level level) {
        return searcher("search-" + number, level.about(), level);
    }

    private static BotKind<Morris, Move, View> searcher(String name, String about, Level level) {
        return new BotKind<>(name, about, (game, seed) -> new Searcher(game, level, seed.random()));
    }

    /** One that always looks this many moves ahead, without chance. */
    static BotKind<Morris, Move, View> fixed(int depth) {
        var level = Level.fixed(depth);
        return searcher(FIXED + depth, level.about(), level);
    }

    /** One of those that are listed, or {@code depth-N}. */
    public Optional<BotKind<Morris, Move, View>> named(String name) {
        return all().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .or(() -> fixed(name));
    }

    private static Optional<BotKind<Morris, Move, View>> fixed(String name) {
        return IntStream.rangeClosed(1, DEEPEST)
                .filter(depth -> name.equals(FIXED + depth))
                .mapToObj(MorrisBots::fixed)
                .findFirst();
    }
}
