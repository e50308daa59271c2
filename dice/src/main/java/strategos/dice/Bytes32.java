package strategos.dice;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;

/**
 * A value of 32 bytes: a secret, a link or a hash. Its text is not part of {@link #toString}, so
 * that no log shows a secret.
 */
public final class Bytes32 {

    public static final int LENGTH = 32;

    private static final HexFormat HEX = HexFormat.of();

    private final byte[] bytes;

    private Bytes32(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Bytes32 of(byte[] bytes) {
        if (bytes.length != LENGTH)
            throw new IllegalArgumentException("expected 32 bytes, not " + bytes.length);
        return new Bytes32(bytes.clone());
    }

    /** Reads 64 hexadecimal digits; empty if the text is anything else. */
    public static Optional<Bytes32> read(String hex) {
        if (hex.length() != 2 * LENGTH || !hex.equals(hex.toLowerCase(Locale.ROOT)))
            return Optional.empty();
        try {
            return Optional.of(new Bytes32(HEX.parseHex(hex)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    public String hex() {
        return HEX.formatHex(bytes);
    }

    byte[] bytes() {
        return bytes.clone();
    }

    /** The hash of these bytes, which is the link before this one in a chain. */
    public Bytes32 hash() {
        return Sha256.of(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes32 that && MessageDigest.isEqual(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "32 bytes";
    }
}
