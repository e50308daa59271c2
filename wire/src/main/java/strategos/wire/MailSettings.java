package strategos.wire;

import org.jspecify.annotations.Nullable;

/**
 * Whether the sender of a request gets e-mails.
 *
 * @param isAvailable whether the server sends e-mails at all
 * @param address null if none is known
 * @param isConfirmed whether e-mails are sent to the address
 */
public record MailSettings(boolean isAvailable, @Nullable String address, boolean isConfirmed) {

    /** The address that somebody wants e-mails at. */
    public record Wanted(String address) {}
}
