package strategos.terminal.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.terminal.console.Screen;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.MatchTimeline;
import strategos.terminal.shell.RecordFile;
import strategos.terminal.shell.TerminalGame;
import strategos.terminal.shell.ViewedStep;
import strategos.wire.Json;
import strategos.wire.Scene;

/**
 * A record prepared for a replay.
 *
 * <p>Of an unfinished match, only public information is shown.
 */
public final class Showing<S, M, V> {

    private static final Viewer PUBLIC = new Viewer.Public();

    private final TerminalGame<S, M, V> game;
    private final MatchTimeline<S, M, V> history;
    private final Face<M, V> face;
    private final StepText<M> text;

    public Showing(RecordFile record, TerminalGame<S, M, V> game, Screen screen) {
        this.game = game;
        history = record.replay(game.game());
        face = game.face(record.players(), screen);
        text = new StepText<>(game.game().notation());
    }

    public int size() {
        return history.size();
    }

    /** The viewer of a replay: a finished match shows more than a live one. */
    private Viewer watcher() {
        return history.turn() instanceof Turn.Over ? new Viewer.Hindsight() : PUBLIC;
    }

    /** The turn after a number of steps. */
    String headline(int steps) {
        return face.headline(history.view(steps, watcher()));
    }

    /** The scene after a number of steps: the board, and at the end the result. */
    List<String> scene(int steps) {
        return steps == size() ? ending() : board(steps);
    }

    private List<String> board(int steps) {
        return face.board(history.view(steps, watcher()));
    }

    /** The board at the end of the record, and how the match ended, or that it has not. */
    List<String> ending() {
        if (history.turn() instanceof Turn.Over(Result result))
            return face.ending(history.view(watcher()), result);
        List<String> lines = new ArrayList<>(board(size()));
        lines.add("The match is not over.");
        return lines;
    }

    /** What happened in a step, counted from 1, as one line. */
    String step(int number) {
        return seen(number).map(face::step).orElse("(a secret step)");
    }

    private Optional<ViewedStep<M, V>> seen(int number) {
        return history.events(number - 1, number, viewer(number)).stream().findFirst();
    }

    /** When all is over, a step is shown as those saw it who took it. */
    private Viewer viewer(int number) {
        if (!(history.turn() instanceof Turn.Over)) return PUBLIC;
        for (int i = number - 1; i >= 0; i--) {
            if (history.steps().get(i) instanceof Moved<M> moved) {
                return new Viewer.InSeat(moved.seat());
            }
        }
        return PUBLIC;
    }

    /** What has happened in the turn that a step belongs to, up to that step. */
    List<String> storyUpTo(int number) {
        if (number == 0) return List.of();
        int first = number - 1;
        while (first > 0 && headline(first - 1).equals(headline(number - 1))) first--;
        return face.tell(history.events(first, number, watcher()));
    }

    /** The step with which the turn of a step ends. */
    int endOfTurn(int number) {
        int at = Math.min(number + 1, size());
        while (at < size() && headline(at).equals(headline(number))) at++;
        return at;
    }

    /** The step before the turn of a step began. */
    int startOfTurn(int number) {
        int at = Math.max(number - 1, 0);
        while (at > 0 && headline(at - 1).equals(headline(at))) at--;
        return at;
    }

    /** A step as a line of JSON, with its text as a record has it. */
    private record StepReport(int step, String text, strategos.wire.Event event) {}

    /**
     * The public scene after a number of steps, as a line of JSON; with winners, if there are any.
     */
    private record SceneReport(int steps, Scene scene, List<Integer> winners) {}

    /** A step as JSON; nothing if nobody may know of it. */
    Optional<String> stepJson(int number) {
        return seen(number)
                .map(
                        event ->
                                new StepReport(
                                        number,
                                        text.write(history.turn(number - 1), event.step()),
                                        game.portrayal()
                                                .event(
                                                        event.before(),
                                                        event.step(),
                                                        event.after())))
                .map(Json::write);
    }

    String sceneJson(int steps) {
        List<Integer> winners =
                history.turn(steps) instanceof Turn.Over(Result result)
                        ? result.winners().stream().map(Seat::index).toList()
                        : List.of();
        var scene = game.portrayal().scene(history.view(steps, watcher()));
        return Json.write(new SceneReport(steps, scene, winners));
    }
}
