package strategos.conquest;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.rules.CardRules;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Structure;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.testkit.GameContract;
import strategos.testkit.GameUnderTest;

/** Rules under which turns and trades often bring no armies keep the contract all the same. */
class NothingToPlaceContractTest implements GameContract<State, Move, View> {

    private static final int RULESETS = 15;

    private static final List<Board> BOARDS = List.of(SampleBoards.SMALL, SampleBoards.ONE_WAY);

    /** Poor values of the options that decide what a turn and a trade bring. */
    private static final List<List<String>> OPTIONS =
            List.of(
                    List.of("least-income = 0", "least-income = 1"),
                    List.of("territories-per-army = 3", "territories-per-army = 99"),
                    List.of("least-income-of = all", "least-income-of = territories"),
                    List.of("continents-pay = after-a-round", "continents-pay = at-once"),
                    List.of("events-every = 0", "events-every = 1"));

    private static final List<List<String>> CARD_OPTIONS =
            List.of(
                    List.of(
                            "set-values = 0, then +0",
                            "set-values = 0, 3, 0, then +0",
                            "set-values = fixed 0, 0, 4, 0"),
                    List.of("matching-card = 0", "matching-card = 2"),
                    List.of("forced-trade = 0", "forced-trade = 5"),
                    List.of(
                            "forced-trade-after-elimination = 0",
                            "forced-trade-after-elimination = 5"),
                    List.of("sets-traded = while-placing", "sets-traded = after-placing"));

    private static final List<List<String>> OPENINGS =
            List.of(
                    List.of("opening = placed", "opening = dealt", "opening = claimed"),
                    List.of("armies-to-place = 0", "armies-to-place = 4", "armies-to-place = 12"));

    @Override
    public Stream<ConquestUnderTest> games() {
        return IntStream.range(0, RULESETS).mapToObj(NothingToPlaceContractTest::game);
    }

    private static ConquestUnderTest game(int number) {
        var random = new Seed(11).child(number).random();
        var preset = ConquestPresets.ALL.get(number % ConquestPresets.ALL.size());
        return ConquestUnderTest.of(
                poor(preset, number, random), BOARDS.get(random.nextInt(BOARDS.size())), 3);
    }

    private static Ruleset poor(Ruleset preset, int number, RandomGenerator random) {
        var text = new StringBuilder("round-limit = 60\n");
        Stream.of(OPTIONS, OPENINGS)
                .flatMap(List::stream)
                .forEach(choices -> text.append(any(choices, random)));
        boolean hasCards = preset.cards().drawn() != CardRules.Drawn.NEVER;
        if (hasCards) CARD_OPTIONS.forEach(choices -> text.append(any(choices, random)));
        text.append("name = poor ").append(preset.name()).append(' ').append(number);
        try {
            return RulesetText.change(preset, "poor", text.toString());
        } catch (NotationException fault) {
            throw new AssertionError(text.toString(), fault);
        }
    }

    private static String any(List<String> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size())) + "\n";
    }

    @TestFactory
    @DisplayName(
            "Armies come and go as the rules say, at every step of turns that seats have alone")
    Stream<DynamicTest> armiesAddUp() {
        return atMoments(
                (under, moment, random) -> {
                    if (!givesOrders(under)) Books.armiesAddUp(under, moment, random);
                },
                2);
    }

    private static boolean givesOrders(GameUnderTest<State, Move, View> under) {
        return under instanceof ConquestUnderTest(_, Conquest conquest, _)
                && conquest.rules().structure() instanceof Structure.Together;
    }

    @TestFactory
    @DisplayName("Every territory has one owner and an army, at every step")
    Stream<DynamicTest> territoriesAreHeld() {
        return atMoments(Books::territoriesAreHeld, 1);
    }

    @TestFactory
    @DisplayName("Playouts by number keep the books too")
    Stream<DynamicTest> playoutsKeepTheBooks() {
        return inMatches(Books::playoutsKeepTheBooks, 2);
    }
}
