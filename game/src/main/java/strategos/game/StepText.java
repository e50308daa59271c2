package strategos.game;

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

    public Step<M> read(String line) throws NotationException {
        if (line.startsWith(DICE)) return new Rolled<>(outcome(line.substring(DICE.length())));
        if (line.startsWith(DRAW)) return new Rolled<>(number(line.substring(DRAW.length())));
        int space = line.indexOf(' ');
        if (space < 1) throw new NotationException("'" + line + "' is not a step");
        int seat = number(line.substring(0, space));
        if (seat < 1 || seat > Seat.LIMIT) throw new NotationException("there is no seat " + seat);
        return new Moved<>(Seat.of(seat - 1), notation.read(line.substring(space + 1)));
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
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException _) {
            throw new NotationException("'" + text + "' is not a number");
        }
    }
}
