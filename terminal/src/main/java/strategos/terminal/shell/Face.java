package strategos.terminal.shell;

import java.util.List;
import java.util.stream.Stream;
import strategos.game.Result;
import strategos.terminal.console.Suggestions;
import strategos.wire.Explanation;

/**
 * How one game appears in the terminal: its screen, its prompts and its commands. It knows a match
 * only through views.
 */
public interface Face<M, V> {

    /** The player of a seat, in words and colour. */
    String player(int seat);

    /** What is to be done now, in a few words. */
    String task(V view);

    /** What the person has in sight when a new moment begins. */
    List<String> scene(V view);

    /** What someone who comes back to a match has to see. */
    default List<String> recap(V view) {
        return Stream.concat(Stream.of(headline(view)), scene(view).stream()).toList();
    }

    /** Which turn it is, and whose. */
    String headline(V view);

    /** Equal to another moment as long as nothing new has come into sight. */
    Object moment(V view);

    /**
     * Equal to another stretch as long as the same turn, or the same part of the opening, lasts.
     */
    Object stretch(V view);

    /** Whether people at one keyboard have something to hide from each other. */
    boolean hasSecrets();

    /** How commands can be said in short, in a sentence. */
    String example();

    /** Whether the viewer has no part in the match any more. */
    default boolean isOut(V view) {
        return false;
    }

    /** The board as it stands. */
    List<String> board(V view);

    /** What happened, short enough to be read between two turns. */
    List<String> tell(List<ViewedStep<M, V>> events);

    /** One step in one line. */
    String step(ViewedStep<M, V> event);

    /** What somebody decided, in a few words. */
    default String decision(Explanation explanation) {
        return explanation.move();
    }

    /** The reasons for a decision, a line each; none in a game that does not explain itself. */
    default List<String> reasons(Explanation explanation) {
        return List.of();
    }

    /** How the match ended. */
    List<String> ending(V view, Result result);

    /** Every command of the game, in the order in which help lists them. */
    List<Word> words();

    /** Whether the command makes sense now. */
    boolean isSayable(V view, Word word);

    /** The command in full that a person means by something shorter, such as a mere number. */
    String spellOut(V view, String line);

    /** Does what a command of the game asks for. */
    CommandResult<M> answer(V view, Word word, String rest) throws Misunderstanding;

    /** How a command of the game can go on. */
    Suggestions suggest(V view, Word word, String rest);
}
