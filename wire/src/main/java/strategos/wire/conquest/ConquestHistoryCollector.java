package strategos.wire.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.luck.LuckMeter;
import strategos.conquest.state.Stage;
import strategos.conquest.view.View;
import strategos.wire.HistoryCollector;

/** Records the statistics of all seats at the start of each turn, and at the end. */
final class ConquestHistoryCollector implements HistoryCollector<View> {

    private final List<ConquestHistory.Figures> turns = new ArrayList<>();
    private int seats;
    private @Nullable LuckMeter luck;

    @Override
    public void look(View view) {
        if (luck == null && view.looksBack()) luck = new LuckMeter(view.seats());
        seats = view.seats();
        int moment = view.stage() == Stage.OVER ? view.turns() + 1 : view.turns();
        if (moment > turns.size()) turns.add(figures(moment, view));
    }

    @Override
    public void roll(long seq, View before, int outcome, View after) {
        if (luck != null) luck.roll(seq, before, outcome, after);
    }

    private static ConquestHistory.Figures figures(int turn, View view) {
        return new ConquestHistory.Figures(
                turn,
                view.turnOf(),
                ofEachSeat(view, view::holdings),
                ofEachSeat(view, view::totalArmies),
                ofEachSeat(view, seat -> SceneMaker.income(view, seat)));
    }

    private static List<Integer> ofEachSeat(View view, IntUnaryOperator figure) {
        return IntStream.range(0, view.seats()).map(figure).boxed().toList();
    }

    @Override
    public ConquestHistory history() {
        return new ConquestHistory(seats, turns, luck == null ? null : luck.report());
    }
}
