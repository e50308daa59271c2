package strategos.dice;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The hash function of the protocol, plain and with a key. */
final class Sha256 {

    private static final String HMAC = "HmacSHA256";

    private Sha256() {}

    static Bytes32 of(byte[]... parts) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) digest.update(part);
            return Bytes32.of(digest.digest());
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }

    static byte[] hmac(Bytes32 key, byte[]... parts) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key.bytes(), HMAC));
            for (byte[] part : parts) mac.update(part);
            return mac.doFinal();
        } catch (NoSuchAlgorithmException | InvalidKeyException missing) {
            throw new IllegalStateException("every Java platform has HMAC-SHA-256", missing);
        }
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
