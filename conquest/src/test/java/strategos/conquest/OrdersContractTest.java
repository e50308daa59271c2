package strategos.conquest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.testkit.GameContract;

/** Orders keep the contract, given together or in turn, whatever luck and cards there are. */
class OrdersContractTest implements GameContract<State, Move, View> {

    private static final String HALF_LUCK =
            """
            base = warzone
            name = half luck
            luck = 50
            """;

    private static final String NO_LUCK =
            """
            base = warzone
            name = no luck, no cards, claimed
            attackers-kill = 75
            defenders-kill = 35
            luck = 0
            order-cards = none
            neutral = none
            territories = claimed
            first-armies = in-turn
            continents-pay = after-a-round
            """;

    private static final String IN_ROUNDS =
            """
            base = warzone
            name = one order each in turn
            orders = round-robin
            """;

    private static final String PICKED =
            """
            base = warzone
            name = picked, the rest neutral
            opening = picked
            starting-territories = 2
            neutral-armies = 3
            """;

    private static final String EXTENDED =
            """
            base = warzone
            name = boosts, money and events
            luck = 75
            boosts = on
            economy = on
            events-every = 2
            """;

    @Override
    public Stream<ConquestUnderTest> games() {
        return Stream.of(
                ConquestUnderTest.of(ConquestPresets.WARZONE, ConquestBoards.world(), 2),
                ConquestUnderTest.of(ConquestPresets.WARZONE, ConquestBoards.world(), 6),
                ConquestUnderTest.of(ConquestPresets.WARZONE, SampleBoards.SMALL, 3),
                ConquestUnderTest.of(ConquestPresets.WARZONE, SampleBoards.ONE_WAY, 4),
                ConquestUnderTest.of(ConquestPresets.WARZONE, SampleBoards.FULL_WORD, 6),
                ConquestUnderTest.of(ConquestPresets.WARZONE, SampleBoards.LARGE, 14),
                ConquestUnderTest.of(SampleRules.read(HALF_LUCK), SampleBoards.SMALL, 2),
                ConquestUnderTest.of(SampleRules.read(HALF_LUCK), ConquestBoards.world(), 3),
                ConquestUnderTest.of(SampleRules.read(NO_LUCK), SampleBoards.SMALL, 3),
                ConquestUnderTest.of(SampleRules.read(IN_ROUNDS), ConquestBoards.world(), 2),
                ConquestUnderTest.of(SampleRules.read(IN_ROUNDS), ConquestBoards.world(), 5),
                ConquestUnderTest.of(SampleRules.read(IN_ROUNDS), SampleBoards.SMALL, 3),
                ConquestUnderTest.of(SampleRules.read(IN_ROUNDS), SampleBoards.ONE_WAY, 4),
                ConquestUnderTest.of(SampleRules.read(IN_ROUNDS), SampleBoards.LARGE, 14),
                ConquestUnderTest.of(
                        SampleRules.read(IN_ROUNDS + "vote-to-end = allowed"),
                        SampleBoards.SMALL,
                        3),
                ConquestUnderTest.of(SampleRules.read(PICKED), ConquestBoards.world(), 2),
                ConquestUnderTest.of(SampleRules.read(PICKED), SampleBoards.SMALL, 3),
                ConquestUnderTest.of(SampleRules.read(EXTENDED), SampleBoards.BOOSTED, 3));
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
