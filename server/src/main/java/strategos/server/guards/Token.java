package strategos.server.guards;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A secret that identifies a guest or a link: 256 random bits. Only its hash is stored.
 *
 * @param text its form in a cookie or a link
 */
public record Token(String text) {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int BYTES = 32;
    private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{43}");

    public static Token fresh() {
        return new Token(random(BYTES));
    }

    /** Random bytes as URL-safe text. */
    public static String random(int bytes) {
        var random = new byte[bytes];
        RANDOM.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    public static boolean isWellFormed(String text) {
        return SHAPE.matcher(text).matches();
    }

    /** What the store knows it by. */
    public String hash() {
        try {
            var sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
