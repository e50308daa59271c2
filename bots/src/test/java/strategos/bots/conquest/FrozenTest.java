package strategos.bots.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.view.View;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.RefusedMoveException;
import strategos.game.Seed;

/** Bots that others are measured by, held to the very moves they made when they were frozen. */
class FrozenTest {

    private static final int MATCHES = 10;
    private static final int ENOUGH_STEPS = 100_000;

    @DisplayName("A frozen bot plays as it did when it was frozen, from claimed territories")
    @ParameterizedTest(name = "{0}, {1} for {2}")
    @CsvSource({
        "balanced-1, modern, 2, 6304ca62",
        "balanced-1, modern, 3, 2ead437d",
        "balanced-1, classic, 5, 14b54b19",
    })
    void signature(String name, String rules, int seats, String signature)
            throws RefusedMoveException {
        var kind = ConquestBots.named(name).orElseThrow();
        assertThat(signature(kind, claimed(rules), seats)).isEqualTo(signature);
    }

    private static Ruleset claimed(String rules) {
        return ConquestPresets.named(rules).orElseThrow().opened(OpeningKind.CLAIMED);
    }

    /** A hash over every step of some matches with this bot in all seats. */
    private static String signature(BotKind<Conquest, Move, View> kind, Ruleset rules, int seats)
            throws RefusedMoveException {
        var game = new Conquest(rules, ConquestBoards.world(), seats);
        var kinds = Collections.nCopies(seats, kind);
        var header = new MatchHeader(Conquest.FAMILY, game.setup(), Collections.nCopies(seats, ""));
        int hash = 0;
        for (int i = 0; i < MATCHES; i++) {
            var match = new Played(game, kinds, new Seed(i)).play(ENOUGH_STEPS).match();
            hash = 31 * hash + MatchRecord.of(header, match).steps().hashCode();
        }
        return Integer.toHexString(hash);
    }
}
