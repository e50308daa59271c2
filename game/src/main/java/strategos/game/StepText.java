package strategos.game;

import java.util.regex.Pattern;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;

/**
 * A step as a line of text: {@code 2 attack Alaska Kamchatka 3}, {@code dice 6 3 1 - 5 2}, {@code
 * draw 17}.
 */
public final class StepText<M> {

    private static final String DICE = "dice ";
    private static final String DRAW = "draw ";

    /** What stands for dice that the viewer does not see; it cannot be read. */
    private static final String UNSEEN = "?";

    private static final Pattern FACES = Pattern.compile("[0-9]+( [0-9]+)* -( [0-9]+)+");
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,8}");

    private final Notation<M> notation;

    public StepText(Notation<M> notation) {
        this.notation = notation;
    }

    /** Writes a step that is about to be taken at this turn. */
    public String write(Turn turn, Step<M> step) {
        return switch (step) {
            case Moved<M>(Seat seat, M move) -> seat.number() + " " + notation.write(move);
            case Rolled<M>(int outcome) ->
                    turn instanceof Turn.Roll(Chance.Dice dice)
                            ? DICE + (outcome == Rolled.UNSEEN ? UNSEEN : faces(dice, outcome))
                            : DRAW + outcome;
        };
    }

    /** Reads the step that comes at this turn: an outcome has to be one of what is rolled then. */
    public Step<M> read(Turn turn, String line) throws NotationException {
        if (!isRoll(line)) return readMove(line);
        if (!(turn instanceof Turn.Roll(Chance chance)))
            throw new NotationException("nothing is to be rolled now");
        if (line.indexOf(' ') > 0
                && read(line) instanceof Rolled<M> rolled
                && chance.allows(rolled.outcome())
                && write(turn, rolled).equals(line)) return rolled;
        throw new NotationException("expected " + form(chance));
    }

    /** Reads a step that was checked before it was written. */
    public Step<M> read(String line) throws NotationException {
        if (line.startsWith(DICE)) return new Rolled<>(outcome(line.substring(DICE.length())));
        if (line.startsWith(DRAW)) return new Rolled<>(number(line.substring(DRAW.length())));
        return readMove(line);
    }

    private static boolean isRoll(String line) {
        String words = line + " ";
        return words.startsWith(DICE) || words.startsWith(DRAW);
    }

    private Step<M> readMove(String line) throws NotationException {
        int space = line.indexOf(' ');
        if (space < 1) throw new NotationException("this is not a step");
        int seat = number(line.substring(0, space));
        if (seat < 1 || seat > Seat.LIMIT) throw new NotationException("there is no seat " + seat);
        return new Moved<>(Seat.of(seat - 1), notation.read(line.substring(space + 1)));
    }

    /** How an outcome of a chance is written, in words. */
    static String form(Chance chance) {
        return switch (chance) {
            case Chance.Dice(int attack, int defend) ->
                    "'%s%s' with faces from 1 to %d for %d against %d dice"
                            .formatted(
                                    DICE,
                                    "F ".repeat(attack) + "-" + " F".repeat(defend),
                                    Chance.FACES,
                                    attack,
                                    defend);
            case Chance.Uniform _, Chance.Binomial _, Chance.Weighted _ ->
                    "'%sN' with N from 0 to %d".formatted(DRAW, chance.outcomes() - 1);
        };
    }

    private static String faces(Chance.Dice dice, int outcome) {
        var text = new StringBuilder();
        for (int die = dice.attack() + dice.defend() - 1; die >= 0; die--) {
            text.insert(0, " " + (outcome % Chance.FACES + 1));
            if (die == dice.attack()) text.insert(0, " -");
            outcome /= Chance.FACES;
        }
        return text.substring(1);
    }

    private static int outcome(String faces) throws NotationException {
        if (!FACES.matcher(faces).matches())
            throw new NotationException(
                    "expected '" + DICE + "F … - F …' with a face for each die");
        int outcome = 0;
        String[] each = faces.replace("- ", "").split(" ", -1);
        if (each.length > Chance.MOST_DICE)
            throw new NotationException(each.length + " dice are too many");
        for (String face : each) {
            int pips = number(face);
            if (pips < 1 || pips > Chance.FACES)
                throw new NotationException("a die has no face " + pips);
            outcome = outcome * Chance.FACES + pips - 1;
        }
        return outcome;
    }

    private static int number(String text) throws NotationException {
        if (!NUMBER.matcher(text).matches())
            throw new NotationException(Quote.of(text) + " is not a number");
        return Integer.parseInt(text);
    }
}
