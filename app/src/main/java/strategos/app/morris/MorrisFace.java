package strategos.app.morris;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.app.shell.Answer;
import strategos.app.shell.Event;
import strategos.app.shell.Face;
import strategos.app.shell.Misunderstanding;
import strategos.app.shell.Word;
import strategos.app.terminal.Screen;
import strategos.app.terminal.Suggestions;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.morris.Board;
import strategos.morris.Move;
import strategos.morris.Stage;
import strategos.morris.View;

/** Morris at a terminal. */
public final class MorrisFace implements Face<Move, View> {

    private final Players players;
    private final Drawing drawing;
    private final Scenes scenes;
    private final Chronicle chronicle;

    public MorrisFace(Board board, List<String> names, Screen screen) {
        players = new Players(names, screen.paint());
        drawing = new Drawing(board, screen.paint());
        scenes = new Scenes(drawing, players, screen);
        chronicle = new Chronicle(players);
    }

    @Override
    public String player(int seat) {
        return players.label(seat);
    }

    @Override
    public String task(View view) {
        return switch (view.stage()) {
            case PLACE -> "place, " + view.hand(view.player()) + " in hand";
            case MOVE -> view.flies() ? "move anywhere" : "move";
            case TAKE -> "take";
            case DRAW, WON, DRAWN -> "";
        };
    }

    @Override
    public List<String> scene(View view) {
        return scenes.of(view);
    }

    @Override
    public List<String> recap(View view) {
        return Stream.concat(Stream.of(headline(view)), scenes.of(view).stream()).toList();
    }

    @Override
    public String headline(View view) {
        return "Turn %d, %s".formatted(view.turnsBegun(), players.label(view.mover()));
    }

    private record Moment(int turns, Stage stage) {}

    @Override
    public Object moment(View view) {
        return new Moment(view.turns(), view.stage());
    }

    @Override
    public Object stretch(View view) {
        return view.turnsBegun();
    }

    @Override
    public boolean isOut(View view) {
        return false;
    }

    @Override
    public boolean hasSecrets() {
        return false;
    }

    @Override
    public String example() {
        return "One letter is a point, two are a move: 'A' places or takes, 'AB' moves from A to B."
                + " Of commands the first three letters will do.";
    }

    @Override
    public List<String> board(View view) {
        return scenes.board(view);
    }

    @Override
    public List<String> tell(List<Event<Move, View>> events) {
        return chronicle.tell(events);
    }

    @Override
    public String step(Event<Move, View> event) {
        return chronicle.step(event);
    }

    @Override
    public List<String> ending(View view, Result result) {
        return scenes.ending(view, result);
    }

    @Override
    public List<Word> words() {
        return Speech.words();
    }

    @Override
    public boolean isSayable(View view, Word word) {
        return switch (Speech.of(word)) {
            case PLACE -> view.stage() == Stage.PLACE;
            case MOVE -> view.stage() == Stage.MOVE;
            case TAKE -> view.stage() == Stage.TAKE;
            case BOARD, NAMES -> true;
        };
    }

    /** What can be read as a move is one: a letter is a point, and two are a move. */
    @Override
    public String spellOut(View view, String line) {
        try {
            return switch (view.game().notation().read(line)) {
                case Move.Place(int point) when view.stage() == Stage.TAKE -> take(view, point);
                case Move.Place(int point) -> "place " + view.board().letter(point);
                case Move.Slide(int from, int to) ->
                        "move " + view.board().letter(from) + view.board().letter(to);
                case Move.Take(int point) -> take(view, point);
            };
        } catch (NotationException _) {
            return line;
        }
    }

    private static String take(View view, int point) {
        return "take " + view.board().letter(point);
    }

    @Override
    public Answer<Move> answer(View view, Word word, String rest) throws Misunderstanding {
        return switch (Speech.of(word)) {
            case PLACE -> Answer.move(new Move.Place(point(view, word, rest)));
            case MOVE -> Answer.move(slide(view, rest));
            case TAKE -> Answer.move(new Move.Take(point(view, word, rest)));
            case BOARD -> new Answer.Lines<>(scenes.board(view));
            case NAMES -> new Answer.Lines<>(drawing.names(view));
        };
    }

    private static int point(View view, Word word, String rest) throws Misunderstanding {
        if (read(view, rest) instanceof Move.Place(int point)) return point;
        throw new Misunderstanding("say '%s' and a point".formatted(word.name()));
    }

    private static Move slide(View view, String rest) throws Misunderstanding {
        if (read(view, rest) instanceof Move.Slide slide) return slide;
        throw new Misunderstanding("say 'move' and two points");
    }

    private static @Nullable Move read(View view, String text) {
        try {
            return view.game().notation().read(text);
        } catch (NotationException _) {
            return null;
        }
    }

    @Override
    public Suggestions suggest(View view, Word word, String rest) {
        var notation = view.game().notation();
        var points = view.moves().stream().map(notation::write).map(text -> text.replace("-", ""));
        return new Suggestions(0, isSayable(view, word) ? points.toList() : List.of());
    }
}
