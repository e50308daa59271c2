package strategos.server.mail;

import java.net.URI;
import java.util.Optional;

/**
 * The mail server of the operator.
 *
 * @param from the sender of all mails
 */
public record SmtpServer(
        String host, int port, Encryption encryption, Optional<Login> login, String from) {

    private static final int PLAIN_PORT = 587;
    private static final int TLS_PORT = 465;

    /** How the connection is encrypted. */
    public enum Encryption {
        /** Once the server offers it (STARTTLS). */
        OFFERED,
        /** From the first byte. */
        ALWAYS
    }

    /** The account at the mail server. */
    public record Login(String user, String password) {}

    /** A server by its URL: {@code smtp://user:password@host:587}, or {@code smtps:}. */
    public static SmtpServer of(URI url, String from) {
        String scheme = Optional.ofNullable(url.getScheme()).orElse("");
        boolean isTls = scheme.equals("smtps");
        if (!isTls && !scheme.equals("smtp") || url.getHost() == null)
            throw new IllegalArgumentException(
                    "a mail server is smtp://host:port or smtps://user:password@host");
        if (!MailDesk.isAddress(from))
            throw new IllegalArgumentException("'" + from + "' is not an e-mail address");
        int usual = isTls ? TLS_PORT : PLAIN_PORT;
        return new SmtpServer(
                url.getHost(),
                url.getPort() == -1 ? usual : url.getPort(),
                isTls ? Encryption.ALWAYS : Encryption.OFFERED,
                Optional.ofNullable(url.getUserInfo()).map(SmtpServer::login),
                from);
    }

    private static Login login(String userInfo) {
        String[] parts = userInfo.split(":", 2);
        return new Login(parts[0], parts.length == 1 ? "" : parts[1]);
    }
}
