package strategos.server.mail;

import java.net.URI;

/**
 * An e-mail in plain text.
 *
 * @param stop where a mail program can stop further ones with a POST (RFC 8058)
 */
public record Mail(String to, String subject, String text, URI stop) {}
