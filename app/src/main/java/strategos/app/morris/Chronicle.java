package strategos.app.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.app.shell.Event;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.morris.Move;
import strategos.morris.View;

/** Tells what happened, a line a turn. */
record Chronicle(Players players) {

    List<String> tell(List<Event<Move, View>> events) {
        List<String> lines = new ArrayList<>();
        for (var event : events) {
            boolean goesOn =
                    event.step() instanceof Moved<Move>(_, Move.Take _) && !lines.isEmpty();
            if (goesOn) {
                String turn = lines.removeLast();
                lines.add(turn.substring(0, turn.length() - 1) + " and " + deed(event) + ".");
            } else {
                lines.add(subject(event) + " " + deed(event) + ".");
            }
        }
        return lines;
    }

    /** One step in one line, in the words of a record. */
    String step(Event<Move, View> event) {
        return switch (event.step()) {
            case Rolled<Move> _ -> players.label(event.after().mover()) + " begins";
            case Moved<Move>(Seat seat, Move move) ->
                    players.label(seat.index())
                            + " "
                            + event.before().game().notation().write(move);
        };
    }

    private String subject(Event<Move, View> event) {
        return switch (event.step()) {
            case Rolled<Move> _ -> players.called(event.after().mover(), event.after().player());
            case Moved<Move>(Seat seat, Move _) ->
                    players.called(seat.index(), event.before().player());
        };
    }

    private String deed(Event<Move, View> event) {
        View view = event.before();
        boolean you =
                event.step() instanceof Moved<Move>(Seat seat, Move _)
                        && seat.index() == view.player();
        String s = you ? "" : "s";
        String mill = event.after().hasClosedMill() ? ", close" + s + " a mill" : "";
        return switch (event.step()) {
            case Rolled<Move> _ -> "will begin, as was drawn";
            case Moved<Move>(_, Move.Place(int point)) ->
                    "place" + s + " " + view.board().letter(point) + mill;
            case Moved<Move>(_, Move.Slide(int from, int to)) ->
                    "move"
                            + s
                            + " "
                            + view.board().letter(from)
                            + " to "
                            + view.board().letter(to)
                            + mill;
            case Moved<Move>(_, Move.Take(int point)) ->
                    "take" + s + " " + view.board().letter(point);
        };
    }
}
