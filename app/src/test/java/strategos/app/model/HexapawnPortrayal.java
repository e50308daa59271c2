package strategos.app.model;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.wire.HistoryCollector;
import strategos.wire.Portrayal;

/** How Hexapawn is shown to other programs. */
final class HexapawnPortrayal implements Portrayal<Move, View> {

    @Override
    public HexapawnScene scene(View view) {
        return new HexapawnScene(
                view.turns(),
                view.decider(),
                view.owners(),
                view.moves().stream().map(view.notation()::write).toList());
    }

    @Override
    public HexapawnEvent event(View before, Step<Move> seen, View after) {
        return switch (seen) {
            case Step.Moved<Move>(Seat seat, Move(int from, int to)) ->
                    new HexapawnEvent.Moved(
                            seat.index(), from, to, before.state().owner(to) != State.NOBODY);
            case Step.Rolled<Move> _ -> throw new IllegalArgumentException("nothing is rolled");
        };
    }

    @Override
    public HistoryCollector<View> historyCollector() {
        List<Integer> choices = new ArrayList<>();
        return new HistoryCollector<>() {
            @Override
            public void look(View view) {
                choices.add(view.state().countMoves());
            }

            @Override
            public HexapawnHistory history() {
                return new HexapawnHistory(choices);
            }
        };
    }
}
