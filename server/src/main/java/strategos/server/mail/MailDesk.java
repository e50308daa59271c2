package strategos.server.mail;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import strategos.server.guards.RateLimit;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.Token;
import strategos.store.MailAddress;
import strategos.store.MailAddresses;
import strategos.wire.FaultCode;
import strategos.wire.MailSettings;

/** The addresses that get mails: those whose owner has followed a link that was sent to them. */
public final class MailDesk {

    private static final RateLimit BY_VISITOR = new RateLimit("e-mails", 5, Duration.ofMinutes(10));
    private static final RateLimit BY_ADDRESS =
            new RateLimit("e-mails to this address", 3, Duration.ofHours(1));
    private static final int LONGEST = 254;
    private static final Pattern ADDRESS =
            Pattern.compile(
                    "[^\\s\\p{C}@<>,;:\"()\\[\\]\\\\]+@[^\\s\\p{C}@<>,;:\"()\\[\\]\\\\]+\\.[A-Za-z0-9-]+");

    private final MailAddresses addresses;
    private final Outbox outbox;
    private final MailLinks links;
    private final RateLimiter byVisitor;
    private final RateLimiter byAddress;

    public MailDesk(
            MailAddresses addresses, Outbox outbox, MailLinks links, LongSupplier nanoTime) {
        this.addresses = addresses;
        this.outbox = outbox;
        this.links = links;
        byVisitor = new RateLimiter(BY_VISITOR, nanoTime);
        byAddress = new RateLimiter(BY_ADDRESS, nanoTime);
    }

    static boolean isAddress(String text) {
        return text.length() <= LONGEST && ADDRESS.matcher(text).matches();
    }

    public MailSettings settings(String owner) {
        return addresses
                .of(owner)
                .map(known -> new MailSettings(true, known.address(), known.isConfirmed()))
                .orElseGet(() -> new MailSettings(true, null, false));
    }

    /**
     * Sends a link to an address that confirms it.
     *
     * @param language the tag of the language of all mails to it
     * @param visitor the network address that the request came from
     */
    public MailSettings want(String owner, String address, String language, String visitor) {
        String trimmed = address.strip();
        if (!isAddress(trimmed))
            throw new Refusal(FaultCode.MALFORMED, "This is not an e-mail address.");
        byVisitor.pass(visitor);
        byAddress.pass(trimmed.toLowerCase(Locale.ROOT));
        String token = Token.fresh().text();
        addresses.set(owner, trimmed, token, language).join();
        try {
            outbox.send(MailText.of(language).confirmation(trimmed, token, links));
        } catch (UndeliveredException refused) {
            addresses.remove(token).join();
            throw new Refusal(
                    FaultCode.UNAVAILABLE,
                    "The e-mail could not be sent. Check the address, or try again later.");
        }
        return settings(owner);
    }

    public void confirm(String token) {
        if (!addresses.confirm(token).join()) throw unknown();
    }

    /** Stops all mails to the address that a token was sent to; stopping again changes nothing. */
    public void stop(String token) {
        addresses.remove(token).join();
    }

    public MailSettings stopOwn(String owner) {
        addresses.of(owner).map(MailAddress::token).ifPresent(this::stop);
        return settings(owner);
    }

    private static Refusal unknown() {
        return new Refusal(
                FaultCode.NOT_FOUND,
                "This link is no longer valid. Ask for a new one in the settings.");
    }
}
