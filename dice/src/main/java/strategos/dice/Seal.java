package strategos.dice;

import java.io.ByteArrayOutputStream;
import java.util.List;

/**
 * The server's part of the dice of a match: a secret, and the match that it belongs to.
 *
 * @param header the hash of the sealed header
 */
public record Seal(Bytes32 header, Bytes32 secret) {

    private static final byte[] NAME = Sha256.ascii("strategos-dice-1");

    /** What is published before any client has shown a link. */
    public Bytes32 commitment() {
        return Sha256.of(NAME, header.bytes(), secret.bytes());
    }

    /**
     * The key of all draws.
     *
     * @param chains the first chain of each seat that takes part, in seat order, each with a link
     */
    public DiceKey key(List<Chain> chains) {
        var parts = new ByteArrayOutputStream();
        parts.writeBytes(header.bytes());
        chains.forEach(chain -> parts.writeBytes(chain.tip().bytes()));
        chains.forEach(chain -> parts.writeBytes(chain.link(1).bytes()));
        return new DiceKey(Bytes32.of(Sha256.hmac(secret, parts.toByteArray())));
    }
}
