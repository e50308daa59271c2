package strategos.server.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.game.Chance;
import strategos.store.StoredStep;
import strategos.store.TalliedDice;

/** Counts the dice of the battles of a match by their faces. */
final class DiceCount {

    private static final String DICE = "dice ";

    private final int[] attack = new int[Chance.FACES];
    private final int[] defend = new int[Chance.FACES];
    private int longest;
    private int longestFace;
    private int run;
    private int last;

    private DiceCount() {}

    static TalliedDice of(List<StoredStep> steps) {
        var count = new DiceCount();
        for (StoredStep step : steps)
            if (step.line().startsWith(DICE)) count.take(step.line().substring(DICE.length()));
        return new TalliedDice(
                boxed(count.attack), boxed(count.defend), count.longest, count.longestFace);
    }

    private void take(String dice) {
        int dash = dice.indexOf('-');
        for (int at = 0; at < dice.length(); at++) {
            char digit = dice.charAt(at);
            if (Character.isDigit(digit)) take(digit - '0', at < dash ? attack : defend);
        }
    }

    private void take(int face, int[] side) {
        side[face - 1]++;
        run = face == last ? run + 1 : 1;
        last = face;
        if (run > longest) {
            longest = run;
            longestFace = face;
        }
    }

    private static List<Integer> boxed(int[] counts) {
        return new ArrayList<>(Arrays.stream(counts).boxed().toList());
    }
}
