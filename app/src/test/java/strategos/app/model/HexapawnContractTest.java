package strategos.app.model;

import java.util.stream.Stream;
import strategos.testkit.GameContract;

class HexapawnContractTest implements GameContract<State, Move, View> {

    @Override
    public Stream<HexapawnUnderTest> games() {
        return Stream.of(new HexapawnUnderTest(new Hexapawn()));
    }
}
