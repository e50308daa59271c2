package strategos.terminal.morris;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.morris.Board;
import strategos.morris.Move;
import strategos.morris.View;
import strategos.terminal.shell.Enumeration;
import strategos.terminal.shell.ViewedStep;

/** Reports what happened, one line per turn. */
record MorrisNarrator(MorrisPlayers players) {

    /** A player's turn, or the reported part of it. */
    private record Account(String subject, List<String> deeds) {

        String sentence() {
            return subject + " " + Enumeration.of(deeds) + ".";
        }
    }

    List<String> tell(List<ViewedStep<Move, View>> events) {
        List<Account> accounts = new ArrayList<>();
        for (var event : events) {
            boolean goesOn =
                    event.step() instanceof Moved<Move>(_, Move.Take _) && !accounts.isEmpty();
            if (!goesOn) accounts.add(new Account(subject(event), new ArrayList<>()));
            accounts.getLast().deeds().addAll(deeds(event));
        }
        return accounts.stream().map(Account::sentence).toList();
    }

    /** One step in one line, in the words of a record. */
    String step(ViewedStep<Move, View> event) {
        return switch (event.step()) {
            case Rolled<Move> _ -> players.label(event.after().mover()) + " begins";
            case Moved<Move>(Seat seat, Move move) ->
                    players.label(seat.index()) + " " + event.before().notation().write(move);
        };
    }

    private String subject(ViewedStep<Move, View> event) {
        return switch (event.step()) {
            case Rolled<Move> _ -> players.called(event.after().mover(), event.after().player());
            case Moved<Move>(Seat seat, Move _) ->
                    players.called(seat.index(), event.before().player());
        };
    }

    private static List<String> deeds(ViewedStep<Move, View> event) {
        return switch (event.step()) {
            case Rolled<Move> _ -> List.of("will go first, by lot");
            case Moved<Move>(Seat seat, Move move) -> {
                View before = event.before();
                String s = seat.index() == before.player() ? "" : "s";
                List<String> deeds = new ArrayList<>(List.of(deed(before.board(), move, s)));
                mill(event, s).ifPresent(deeds::add);
                yield deeds;
            }
        };
    }

    /** What a move is; {@code s} ends its verb. */
    private static String deed(Board board, Move move, String s) {
        return switch (move) {
            case Move.Place(int point) -> "place" + s + " " + board.letter(point);
            case Move.Slide(int from, int to) ->
                    "move" + s + " " + board.letter(from) + " to " + board.letter(to);
            case Move.Take(int point) -> "take" + s + " " + board.letter(point);
            case Move.Resign() -> "resign" + s;
            case Move.Draw() -> s.isEmpty() ? "agree to a draw" : "agrees to a draw";
        };
    }

    private static Optional<String> mill(ViewedStep<Move, View> event, String s) {
        return event.after().hasClosedMill()
                ? Optional.of("close" + s + " a mill")
                : Optional.empty();
    }
}
