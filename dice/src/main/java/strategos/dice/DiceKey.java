package strategos.dice;

import java.util.Optional;
import strategos.game.Chance;

/** The key of all draws of a match. It reveals every roll that needs no link. */
public record DiceKey(Bytes32 value) {

    /**
     * The bytes of draws with the same label.
     *
     * @param link the link of the player whose move called for them; empty if there is none
     */
    public DrawStream stream(DrawLabel label, Optional<Bytes32> link) {
        return new DrawStream(this, label, link);
    }

    byte[] block(DrawLabel label, int number, Optional<Bytes32> link) {
        return Sha256.hmac(
                value,
                Sha256.ascii(label.text(number)),
                link.map(Bytes32::bytes).orElseGet(() -> new byte[0]));
    }

    /** The outcome of a chance that is the first with its label. */
    public int draw(Chance chance, DrawLabel label, Optional<Bytes32> link) {
        return stream(label, link).draw(chance);
    }
}
