package strategos.conquest;

import java.util.stream.Stream;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.testkit.GameContract;

/** Orders that are given and carried out in fog keep the contract, secrets above all. */
class FoggedOrdersContractTest implements GameContract<State, Move, View> {

    private static final String FOGGED =
            """
            name = in fog
            sight = fog
            """;

    private static final String TEAMS =
            """
            name = teams in fog
            sight = fog
            teams = 2
            """;

    private static final String EXTENDED =
            """
            name = boosts, money and events in fog
            sight = fog
            boosts = on
            economy = on
            events-every = 2
            """;

    private static final String IN_ROUNDS =
            """
            name = one order each in turn, in fog
            sight = fog
            orders = round-robin
            """;

    @Override
    public Stream<ConquestUnderTest> games() {
        return Stream.of(
                ConquestUnderTest.of(OrderTable.rules(FOGGED), ConquestBoards.world(), 2),
                ConquestUnderTest.of(OrderTable.rules(FOGGED), ConquestBoards.world(), 4),
                ConquestUnderTest.of(OrderTable.rules(FOGGED), SampleBoards.ONE_WAY, 4),
                ConquestUnderTest.of(
                        OrderTable.rules(FOGGED + "luck = 0"), SampleBoards.FULL_WORD, 3),
                ConquestUnderTest.of(OrderTable.rules(FOGGED + "luck = 50"), SampleBoards.SMALL, 3),
                ConquestUnderTest.of(OrderTable.rules(TEAMS), ConquestBoards.world(), 4),
                ConquestUnderTest.of(
                        OrderTable.rules(TEAMS + "team-sight = shared"), ConquestBoards.world(), 6),
                ConquestUnderTest.of(OrderTable.rules(IN_ROUNDS), ConquestBoards.world(), 2),
                ConquestUnderTest.of(OrderTable.rules(IN_ROUNDS), ConquestBoards.world(), 4),
                ConquestUnderTest.of(OrderTable.rules(IN_ROUNDS), SampleBoards.ONE_WAY, 4),
                ConquestUnderTest.of(OrderTable.rules(IN_ROUNDS), SampleBoards.LARGE, 6),
                ConquestUnderTest.of(
                        OrderTable.rules(IN_ROUNDS + "teams = 2"), ConquestBoards.world(), 4),
                ConquestUnderTest.of(
                        OrderTable.rules(IN_ROUNDS + "teams = 2\nteam-sight = shared"),
                        ConquestBoards.world(),
                        4),
                ConquestUnderTest.of(
                        OrderTable.rules(FOGGED + "opening = picked\nstarting-territories = 3"),
                        ConquestBoards.world(),
                        3),
                ConquestUnderTest.of(OrderTable.rules(EXTENDED), SampleBoards.BOOSTED, 3));
    }
}
