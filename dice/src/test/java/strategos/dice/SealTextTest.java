package strategos.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Chance;
import strategos.game.NotationException;
import strategos.game.RollOrigin;

class SealTextTest {

    private static final HashChain CHAIN = new HashChain(bytes(7), 9);
    private static final SealedHeader HEADER =
            new SealedHeader(
                    3,
                    "m",
                    "conquest",
                    Map.of("board", "world"),
                    List.of("person", "bot rush"),
                    List.of());

    private static Bytes32 bytes(int value) {
        var bytes = new byte[Bytes32.LENGTH];
        bytes[0] = (byte) value;
        return Bytes32.of(bytes);
    }

    private static SealRecord record() {
        var book =
                ChainBook.of(0)
                        .with(Chain.of(CHAIN.tip(), Chain.SEALED))
                        .shown(CHAIN.link(1))
                        .shown(CHAIN.link(2))
                        .silentAt(14)
                        .stillSilentAt(19)
                        .answered(CHAIN.link(3), 21)
                        .with(Chain.of(bytes(8), 30));
        var gone = SealRecord.of(HEADER, bytes(2), List.of()).asVoid(List.of(1));
        return SealRecord.of(HEADER, bytes(1), List.of(gone)).with(book);
    }

    @Test
    @DisplayName("The dice of a match can be read as they were written")
    void roundTrip() throws NotationException {
        var text =
                new SealText(
                        record(),
                        List.of(
                                new RollNote(4, new Chance.Uniform(41), Optional.empty()),
                                new RollNote(
                                        9,
                                        new Chance.Binomial(7, 60),
                                        Optional.of(new RollOrigin(3, 1, 2))),
                                new RollNote(
                                        11,
                                        new Chance.Weighted(List.of(1, 0, 5)),
                                        Optional.empty())));
        assertThat(SealText.read(text.text())).isEqualTo(text);
    }

    @Test
    @DisplayName("A text with another secret than the sealed one is refused")
    void otherSecret() {
        String forged = SealText.write(record()).replace(bytes(1).hex(), bytes(9).hex());
        assertThatThrownBy(() -> SealText.read(forged))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("the secret is not the one that was sealed");
    }

    @Test
    @DisplayName("A text that is broken anywhere is refused with a message")
    void broken() {
        String text = SealText.write(record());
        for (String line : text.lines().toList()) {
            String cut = text.replace(line, line.substring(0, line.length() - 1) + "%");
            assertThatThrownBy(() -> SealText.read(cut + "\nnonsense"))
                    .isInstanceOf(NotationException.class);
        }
    }

    @Test
    @DisplayName("A secret is not part of any text that a log could show")
    void noSecretInLogs() {
        assertThat(record().toString()).doesNotContain(bytes(1).hex());
    }

    @Test
    @DisplayName(
            "The links of a seat follow its moves: silent moves have none, and a new chain goes on")
    void walk() {
        var walk = new LinkWalk(List.of(record().books().getFirst().shown(bytes(5))));
        assertThat(walk.linkOf(0)).isEmpty();
        walk.move(0, 3);
        assertThat(walk.ofMover()).contains(CHAIN.link(2));
        walk.move(1, 4);
        assertThat(walk.ofMover()).isEmpty();
        walk.move(0, 14);
        assertThat(walk.ofMover()).isEmpty();
        walk.roll(21);
        assertThat(walk.linkOf(0)).contains(CHAIN.link(3));
        assertThat(walk.unbalanced()).containsExactly(0);
        walk.move(0, 31);
        assertThat(walk.ofMover()).contains(bytes(5));
        assertThat(walk.unbalanced()).isEmpty();
    }
}
