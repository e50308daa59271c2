package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import strategos.testkit.FaultyCoins.Fault;

/** A sound game keeps the contract, and the contract finds every fault that is planted. */
class GameContractTest implements GameContract<Coins.State, Coins.Move, Coins.View> {

    @Override
    public Stream<CoinsUnderTest> games() {
        return Stream.of(CoinsUnderTest.with(Fault.NONE));
    }

    @DisplayName("A planted fault is found by the law it breaks, which says how to see it again")
    @ParameterizedTest(name = "{0}")
    @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
    void plantedFaultIsFound(Fault fault) {
        GameContract<Coins.State, Coins.Move, Coins.View> contract =
                () -> Stream.of(CoinsUnderTest.with(fault));
        var tests = lawAgainst(fault, contract).toList();
        assertThat(tests).hasSize(1);
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> tests.getFirst().getExecutable().execute())
                .withMessageMatching(
                        "(?s)coins, seed -?\\d+: .*play it again: mvn test .*seed=-?\\d+");
    }

    private static Stream<DynamicTest> lawAgainst(Fault fault, GameContract<?, ?, ?> contract) {
        return switch (fault) {
            case NONE, FALLS_OVER, GOES_ON_AFTER_THE_END -> contract.matchesPlayOut();
            case REMEMBERS_BESIDE_THE_STATE, CANNOT_BE_OPENED_AGAIN -> contract.recordsReplay();
            case OFFERS_WHAT_IT_REFUSES -> contract.optionsAreLegal();
            case ALLOWS_WHAT_IT_DOES_NOT_OFFER, LETS_STRANGERS_PLAY ->
                    contract.onlyOptionsAreLegal();
            case MISSPELLS -> contract.notationIsRead();
            case CHANGES_WHEN_ASKED -> contract.askingChangesNothing();
            case SHARES_A_COPY -> contract.copiesAreIndependent();
            case SIMULATES_OTHER_RULES -> contract.simulationAgrees();
            case DRIFTS_IN_PLAYOUTS -> contract.recordsFollowPlayouts();
            case SHOWS_THE_OTHER_PURSE,
                    TELLS_WHAT_WAS_DRAWN,
                    REFUSES_WITH_A_SECRET,
                    GUESSES_THE_TRUTH ->
                    contract.nothingLeaks();
            case GUESSES_AGAINST_THE_VIEW -> contract.guessesFit();
        };
    }
}
