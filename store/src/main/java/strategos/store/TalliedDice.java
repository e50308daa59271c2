package strategos.store;

import java.util.List;

/**
 * The dice of battles, counted by their faces from 1 to 6.
 *
 * @param longestRun how often one face came up in a row at most, dice in the order of the record
 * @param runFace which face that was; 0 if there are no dice
 */
public record TalliedDice(List<Integer> attack, List<Integer> defend, int longestRun, int runFace) {

    public TalliedDice {
        attack = List.copyOf(attack);
        defend = List.copyOf(defend);
    }
}
