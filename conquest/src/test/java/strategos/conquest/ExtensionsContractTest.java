package strategos.conquest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Combinations;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.testkit.GameContract;

/** Every preset keeps the contract with each extension alone, and with some pairs of them. */
class ExtensionsContractTest implements GameContract<State, Move, View> {

    private static final int PAIRS = 20;

    private static final List<Board> BOARDS =
            List.of(SampleBoards.SMALL, SampleBoards.ONE_WAY, SampleBoards.FULL_WORD);

    @Override
    public Stream<ConquestUnderTest> games() {
        return Stream.concat(alone(), pairs());
    }

    private static Stream<ConquestUnderTest> alone() {
        return ConquestPresets.ALL.stream()
                .flatMap(
                        preset ->
                                Stream.of(Variant.values())
                                        .flatMap(
                                                variant ->
                                                        game(
                                                                preset,
                                                                List.of(variant),
                                                                SampleBoards.ONE_WAY)));
    }

    private static Stream<ConquestUnderTest> pairs() {
        List<List<Variant>> pairs = new ArrayList<>();
        for (Variant first : Variant.values())
            for (Variant second : Variant.values())
                if (first.compareTo(second) < 0) pairs.add(List.of(first, second));
        Collections.shuffle(pairs, Random.from(new Seed(7).child("pairs").random()));
        List<ConquestUnderTest> games = new ArrayList<>();
        for (int i = 0; games.size() < PAIRS && i < pairs.size(); i++) {
            var preset = ConquestPresets.ALL.get(i % ConquestPresets.ALL.size());
            game(preset, pairs.get(i), BOARDS.get(i % BOARDS.size())).forEach(games::add);
        }
        return games.stream();
    }

    /** Nothing, where it is refused. */
    private static Stream<ConquestUnderTest> game(
            Ruleset preset, List<Variant> variants, Board board) {
        Ruleset rules = preset.withName(preset.name() + " with " + variants);
        for (Variant variant : variants) rules = variant.apply(rules);
        int seats = variants.stream().mapToInt(Variant::seats).max().orElseThrow();
        return Combinations.refusal(rules, board, seats).isPresent()
                ? Stream.empty()
                : Stream.of(ConquestUnderTest.of(rules, board, seats));
    }
}
