package strategos.wire.morris;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.View;
import strategos.wire.HistoryCollector;
import strategos.wire.Portrayal;
import strategos.wire.morris.MorrisScene.Choices;
import strategos.wire.morris.MorrisScene.Ways;

/** The portrayal of Morris. Nothing in it is hidden. */
public final class MorrisPortrayal implements Portrayal<Move, View> {

    @Override
    public MorrisScene scene(View view) {
        return new MorrisScene(
                view.stage(),
                view.turns(),
                view.mover(),
                view.decider(),
                IntStream.range(0, view.board().size()).map(view::owner).boxed().toList(),
                List.of(view.hand(0), view.hand(1)),
                List.of(view.hasFlight(0), view.hasFlight(1)),
                view.flies(),
                view.board().mills().stream().filter(mill -> isHeld(view, mill)).toList(),
                drawIn(view),
                view.offer(),
                view.ending().orElse(null),
                choices(view));
    }

    private static @Nullable Integer drawIn(View view) {
        var moves = view.drawIn();
        return moves.isPresent() ? moves.getAsInt() : null;
    }

    private static boolean isHeld(View view, List<Integer> mill) {
        int owner = view.owner(mill.getFirst());
        return owner >= 0 && mill.stream().allMatch(point -> view.owner(point) == owner);
    }

    private static Choices choices(View view) {
        List<Integer> place = new ArrayList<>();
        Map<Integer, List<Integer>> move = new TreeMap<>();
        List<Integer> take = new ArrayList<>();
        for (Move option : view.moves()) {
            switch (option) {
                case Move.Place(int point) -> place.add(point);
                case Move.Slide(int from, int to) ->
                        move.computeIfAbsent(from, _ -> new ArrayList<>()).add(to);
                case Move.Take(int point) -> take.add(point);
                case Move.Resign _, Move.Draw _ -> {}
            }
        }
        List<Ways> ways = new ArrayList<>();
        move.forEach((from, to) -> ways.add(new Ways(from, to)));
        return new Choices(place, ways, take);
    }

    @Override
    public MorrisEvent event(View before, Step<Move> seen, View after) {
        boolean mill = before.stage() != MorrisStage.TAKE && after.hasClosedMill();
        return switch (seen) {
            case Rolled<Move> _ -> new MorrisEvent.First(after.mover());
            case Moved<Move>(Seat seat, Move.Place(int point)) ->
                    new MorrisEvent.Placed(seat.index(), point, mill);
            case Moved<Move>(Seat seat, Move.Slide(int from, int to)) ->
                    new MorrisEvent.Moved(seat.index(), from, to, mill);
            case Moved<Move>(Seat seat, Move.Take(int point)) ->
                    new MorrisEvent.Taken(seat.index(), point);
            case Moved<Move>(Seat seat, Move.Resign()) -> new MorrisEvent.Resigned(seat.index());
            case Moved<Move>(Seat seat, Move.Draw()) -> new MorrisEvent.DrawOffered(seat.index());
        };
    }

    @Override
    public HistoryCollector<View> historyCollector() {
        return new MorrisHistoryCollector();
    }
}
