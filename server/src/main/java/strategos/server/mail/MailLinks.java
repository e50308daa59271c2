package strategos.server.mail;

import java.net.URI;

/**
 * The addresses in mails.
 *
 * @param site the address that players reach the server at, without a slash at its end
 */
public record MailLinks(String site) {

    public MailLinks {
        var url = URI.create(site);
        if (url.getScheme() == null || !url.getScheme().startsWith("http") || url.getHost() == null)
            throw new IllegalArgumentException(
                    "the address of a site is https://host, not '" + site + "'");
        if (site.endsWith("/")) site = site.substring(0, site.length() - 1);
    }

    URI match(String id) {
        return URI.create(site + "/match/" + id);
    }

    /** A page with a button that confirms an address. */
    URI confirmPage(String token) {
        return URI.create(site + "/confirm-mail/" + token);
    }

    /** A page with a button that stops all mails. */
    URI stopPage(String token) {
        return URI.create(site + "/stop-mail/" + token);
    }

    /** For mail programs, which stop mails by themselves. */
    URI stop(String token) {
        return URI.create(site + "/api/mail/" + token + "/stop");
    }
}
