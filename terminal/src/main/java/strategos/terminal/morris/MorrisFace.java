package strategos.terminal.morris;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.morris.Board;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.Suggestions;
import strategos.terminal.shell.CommandResult;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.Misunderstanding;
import strategos.terminal.shell.ViewedStep;
import strategos.terminal.shell.Word;
import strategos.wire.Explanation;
import strategos.wire.morris.MorrisExplanation;

/** The terminal face of Morris. */
public final class MorrisFace implements Face<Move, View> {

    private final MorrisPlayers players;
    private final MorrisDiagram drawing;
    private final MorrisSituation scenes;
    private final MorrisNarrator narrator;

    public MorrisFace(Board board, List<String> names, Screen screen) {
        players = new MorrisPlayers(names, screen.paint());
        drawing = new MorrisDiagram(board, screen.paint());
        scenes = new MorrisSituation(drawing, players, screen);
        narrator = new MorrisNarrator(players);
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
    public String headline(View view) {
        return "Turn %d, %s".formatted(view.turnsBegun(), players.label(view.mover()));
    }

    private record Moment(int turns, MorrisStage stage) {}

    @Override
    public Object moment(View view) {
        return new Moment(view.turns(), view.stage());
    }

    @Override
    public Object stretch(View view) {
        return view.turnsBegun();
    }

    @Override
    public boolean hasSecrets() {
        return false;
    }

    @Override
    public String example() {
        return "One letter is a point, two are a move: 'A' places or takes, 'AB' moves from A to"
                + " B. Commands can be shortened to three letters.";
    }

    @Override
    public List<String> board(View view) {
        return scenes.board(view);
    }

    @Override
    public List<String> tell(List<ViewedStep<Move, View>> events) {
        return narrator.tell(events);
    }

    @Override
    public String step(ViewedStep<Move, View> event) {
        return narrator.step(event);
    }

    @Override
    public List<String> reasons(Explanation explanation) {
        return explanation instanceof MorrisExplanation ours
                ? MorrisReasons.lines(ours)
                : List.of();
    }

    @Override
    public List<String> ending(View view, Result result) {
        return scenes.ending(view, result);
    }

    @Override
    public List<Word> words() {
        return MorrisVerb.words();
    }

    @Override
    public boolean isSayable(View view, Word word) {
        return switch (MorrisVerb.of(word)) {
            case PLACE -> view.stage() == MorrisStage.PLACE;
            case MOVE -> view.stage() == MorrisStage.MOVE;
            case TAKE -> view.stage() == MorrisStage.TAKE;
            case DRAW -> view.isLegal(new Move.Draw());
            case RESIGN -> view.isLegal(new Move.Resign());
            case BOARD, NAMES -> true;
        };
    }

    /** What can be read as a move is one: a letter is a point, and two are a move. */
    @Override
    public String spellOut(View view, String line) {
        try {
            return switch (view.notation().read(line)) {
                case Move.Place(int point) when view.stage() == MorrisStage.TAKE ->
                        take(view, point);
                case Move.Place(int point) -> "place " + view.board().letter(point);
                case Move.Slide(int from, int to) ->
                        "move " + view.board().letter(from) + view.board().letter(to);
                case Move.Take(int point) -> take(view, point);
                case Move.Resign(), Move.Draw() -> line;
            };
        } catch (NotationException _) {
            return line;
        }
    }

    private static String take(View view, int point) {
        return "take " + view.board().letter(point);
    }

    @Override
    public CommandResult<Move> answer(View view, Word word, String rest) throws Misunderstanding {
        return switch (MorrisVerb.of(word)) {
            case PLACE -> CommandResult.move(new Move.Place(point(view, word, rest)));
            case MOVE -> CommandResult.move(slide(view, rest));
            case TAKE -> CommandResult.move(new Move.Take(point(view, word, rest)));
            case DRAW -> CommandResult.move(new Move.Draw());
            case RESIGN -> CommandResult.move(new Move.Resign());
            case BOARD -> new CommandResult.Lines<>(scenes.board(view));
            case NAMES -> new CommandResult.Lines<>(drawing.names(view));
        };
    }

    private static int point(View view, Word word, String rest) throws Misunderstanding {
        if (read(view, rest) instanceof Move.Place(int point)) return point;
        throw new Misunderstanding("type '%s' and a point".formatted(word.name()));
    }

    private static Move slide(View view, String rest) throws Misunderstanding {
        if (read(view, rest) instanceof Move.Slide slide) return slide;
        throw new Misunderstanding("type 'move' and two points");
    }

    private static @Nullable Move read(View view, String text) {
        try {
            return view.notation().read(text);
        } catch (NotationException _) {
            return null;
        }
    }

    @Override
    public Suggestions suggest(View view, Word word, String rest) {
        var notation = view.notation();
        var points = view.moves().stream().map(notation::write).map(text -> text.replace("-", ""));
        return new Suggestions(0, isSayable(view, word) ? points.toList() : List.of());
    }
}
