package strategos.app.model;

import java.util.ArrayList;
import java.util.List;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.terminal.console.Paint;
import strategos.terminal.console.Suggestions;
import strategos.terminal.shell.CommandResult;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.Misunderstanding;
import strategos.terminal.shell.ViewedStep;
import strategos.terminal.shell.Word;

/** What people see of Hexapawn at a terminal, and what they can say. */
record HexapawnFace(List<String> players, Paint paint) implements Face<Move, View> {

    private static final Word MOVE = new Word("move", "a1a2", "move a pawn from a square ahead");

    @Override
    public String player(int seat) {
        return paint.player(seat, "%s (%d)".formatted(players.get(seat), seat + 1));
    }

    @Override
    public String task(View view) {
        return "move";
    }

    @Override
    public String headline(View view) {
        return "Turn %d, %s".formatted(view.turns(), player(view.state().mover()));
    }

    @Override
    public List<String> scene(View view) {
        return board(view);
    }

    /** 1 and 2 for pawns, a dot for an empty square. */
    @Override
    public List<String> board(View view) {
        List<String> lines = new ArrayList<>();
        for (int row = State.SIZE - 1; row >= 0; row--) {
            var line = new StringBuilder().append(row + 1);
            for (int column = 0; column < State.SIZE; column++) {
                int owner = view.state().owner(row * State.SIZE + column);
                line.append(' ').append(owner < 0 ? "." : paint.player(owner, "" + (owner + 1)));
            }
            lines.add(line.toString());
        }
        lines.add("  a b c");
        return lines;
    }

    @Override
    public Object moment(View view) {
        return view.turns();
    }

    @Override
    public Object stretch(View view) {
        return view.turns();
    }

    @Override
    public boolean hasSecrets() {
        return false;
    }

    @Override
    public String example() {
        return "Two squares are a move: 'a1a2'.";
    }

    @Override
    public List<String> tell(List<ViewedStep<Move, View>> events) {
        return events.stream().map(event -> step(event) + ".").toList();
    }

    @Override
    public String step(ViewedStep<Move, View> event) {
        return switch (event.step()) {
            case Step.Moved<Move>(Seat seat, Move move) ->
                    player(seat.index()) + " " + event.before().notation().write(move);
            case Step.Rolled<Move> _ -> throw new IllegalArgumentException("nothing is rolled");
        };
    }

    @Override
    public List<String> ending(View view, Result result) {
        List<String> lines = board(view);
        lines.add(player(result.winners().getFirst().index()) + " won.");
        return lines;
    }

    @Override
    public List<Word> words() {
        return List.of(MOVE);
    }

    @Override
    public boolean isSayable(View view, Word word) {
        return view.count() > 0;
    }

    @Override
    public String spellOut(View view, String line) {
        try {
            return MOVE.name() + " " + view.notation().write(view.notation().read(line));
        } catch (NotationException _) {
            return line;
        }
    }

    @Override
    public CommandResult<Move> answer(View view, Word word, String rest) throws Misunderstanding {
        try {
            return CommandResult.move(view.notation().read(rest));
        } catch (NotationException fault) {
            throw new Misunderstanding(String.valueOf(fault.getMessage()));
        }
    }

    @Override
    public Suggestions suggest(View view, Word word, String rest) {
        return new Suggestions(0, view.moves().stream().map(view.notation()::write).toList());
    }
}
