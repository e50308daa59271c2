package strategos.bots.conquest.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.State;
import strategos.game.Viewer;

@DisplayName("What standings say about cards")
class HandsTest {

    private final Conquest game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 2);
    private final State state = game.start();

    /** Three cards each: of one type, which is a set, and two of one type with one of another. */
    @BeforeEach
    void deal() {
        for (int t = 0; t < game.board().size(); t++) {
            state.give(t, t % 2);
            state.addArmies(t, 1);
        }
        for (int card : new int[] {0, 3, 6}) state.deal(card, 0);
        for (int card : new int[] {1, 4, 2}) state.deal(card, 1);
    }

    @Test
    @DisplayName("is the same for hands of the same size, if cards are only counted")
    void counted() {
        var standings = look(Hands.COUNTED);
        assertThat(set(standings, 0)).isPositive().isEqualTo(set(standings, 1));
    }

    @Test
    @DisplayName("is whether they contain a set, if they are seen")
    void seen() {
        var standings = look(Hands.SEEN);
        assertThat(set(standings, 0)).isGreaterThan(set(look(Hands.COUNTED), 0));
        assertThat(set(standings, 1)).isZero();
        assertThat(standings.cards(0)).isEqualTo(standings.cards(1));
    }

    @Test
    @DisplayName("is kept with a position")
    void saved() throws IOException {
        var bytes = new ByteArrayOutputStream();
        look(Hands.COUNTED).save(new DataOutputStream(bytes));
        var loaded = new Standings(game, Hands.SEEN);
        loaded.load(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        var seen = look(Hands.SEEN);
        assertThat(loaded.of(0)).isEqualTo(seen.of(0));
        assertThat(loaded.of(1)).isEqualTo(seen.of(1));
    }

    private Standings look(Hands hands) {
        var standings = new Standings(game, hands);
        standings.look(state, game.view(state, new Viewer.Hindsight()));
        return standings;
    }

    private static double set(Standings standings, int seat) {
        return standings.of(seat)[Term.SET.ordinal()];
    }
}
