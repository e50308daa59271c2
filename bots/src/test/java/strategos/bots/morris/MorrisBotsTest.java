package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bots.BotKind;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Match;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.View;

class MorrisBotsTest {

    private static final Budget SMALL = new Budget(500, Budget.UNLIMITED.time());

    @Test
    @DisplayName("Every bot has a name of its own and says what it is")
    void names() {
        assertThat(new MorrisBots(Memories.NONE).all())
                .extracting(BotKind::name)
                .doesNotHaveDuplicates();
        assertThat(new MorrisBots(Memories.NONE).all()).allMatch(kind -> !kind.about().isBlank());
        assertThat(new MorrisBots(Memories.NONE).named("search-1")).isPresent();
        assertThat(new MorrisBots(Memories.NONE).named("chess")).isEmpty();
    }

    @Test
    @DisplayName("No two that people are offered are told of in the same words")
    void words() {
        assertThat(new MorrisBots(Memories.NONE).forPeople())
                .extracting(BotKind::about)
                .doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("Any depth within reason can be asked for by name")
    void depths() {
        assertThat(new MorrisBots(Memories.NONE).named("depth-7").orElseThrow().about())
                .isEqualTo("searches 7 moves ahead");
        assertThat(new MorrisBots(Memories.NONE).named("depth-0")).isEmpty();
        assertThat(new MorrisBots(Memories.NONE).named("depth-07")).isEmpty();
        assertThat(new MorrisBots(Memories.NONE).named("depth-99")).isEmpty();
    }

    @DisplayName("Bots of every kind play every preset to the end, and move as the rules allow")
    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("botsAndRules")
    void playsEverything(String name, Rules rules) throws Exception {
        BotKind<Morris, Move, View> kind = new MorrisBots(Memories.NONE).named(name).orElseThrow();
        Result result = play(rules, kind, kind, new Seed(1));
        assertThat(result.winners()).hasSizeLessThan(2);
    }

    static Stream<Object[]> botsAndRules() {
        return Stream.of("random", "memory", "memory-position", "search-2", "search")
                .flatMap(
                        name ->
                                MorrisPresets.ALL.stream()
                                        .map(rules -> new Object[] {name, rules}));
    }

    @Test
    @DisplayName("A bot that looks three moves ahead beats one that takes any move")
    void searchBeatsRandom() throws Exception {
        BotKind<Morris, Move, View> search =
                new MorrisBots(Memories.NONE).named("search-4").orElseThrow();
        int won = 0;
        for (int match = 0; match < 10; match++) {
            var seed = new Seed(match);
            boolean first = match % 2 == 0;
            BotKind<Morris, Move, View> one = first ? search : MorrisBots.RANDOM;
            BotKind<Morris, Move, View> two = first ? MorrisBots.RANDOM : search;
            Result result = play(MorrisPresets.MORRIS, one, two, seed);
            if (result.winners().contains(Seat.of(first ? 0 : 1))) won++;
        }
        assertThat(won).as("of 10").isGreaterThanOrEqualTo(9);
    }

    @Test
    @DisplayName("The strongest opens in different ways")
    void openings() {
        var game = new Morris(MorrisPresets.MORRIS);
        var view = game.view(game.start(), Viewer.inSeat(0));
        var openings =
                Stream.iterate(0, seed -> seed + 1)
                        .limit(12)
                        .map(seed -> MorrisBots.STRONGEST.make(game, new Seed(seed)))
                        .map(bot -> bot.decide(view, SMALL))
                        .distinct();
        assertThat(openings).hasSizeGreaterThan(2);
    }

    private static Result play(
            Rules rules,
            BotKind<Morris, Move, View> one,
            BotKind<Morris, Move, View> two,
            Seed seed)
            throws Exception {
        var game = new Morris(rules);
        var match = new Match<>(game);
        List<Bot<Move, View>> bots =
                List.of(one.make(game, seed.child(0)), two.make(game, seed.child(1)));
        match.rollAll(seed.child("chance").random());
        while (match.turn() instanceof Turn.Decide(Seat seat)) {
            var view = match.view(new Viewer.InSeat(seat));
            match.move(seat, bots.get(seat.index()).decide(view, SMALL));
        }
        return match.turn() instanceof Turn.Over(Result result) ? result : Result.draw();
    }
}
