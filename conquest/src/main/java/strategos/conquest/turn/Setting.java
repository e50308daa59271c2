package strategos.conquest.turn;

import strategos.conquest.board.Board;
import strategos.conquest.extension.Extras;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Structure;

/**
 * What stays the same throughout a match: its rules, its board and its players.
 *
 * @param sides who plays together
 * @param extras the extensions of the rules
 */
public record Setting(Ruleset rules, Board board, int seats, Sides sides, Extras extras) {

    static Setting of(Ruleset rules, Board board, int seats) {
        return new Setting(
                rules,
                board,
                seats,
                new Sides(rules.extensions().teams(), seats),
                new Extras(rules.extensions(), board));
    }

    /** Whether all seats act at the same time. */
    public boolean isTogether() {
        return rules.structure() instanceof Structure.Together;
    }
}
