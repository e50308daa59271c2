package strategos.server.guards;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/**
 * The origin of a page as browsers compare it.
 *
 * @param authority the host, with the port unless it is the default
 */
record WebOrigin(String scheme, String authority) {

    /** The origin in a text such as {@code https://play.example.org}; empty if it has none. */
    static Optional<WebOrigin> of(String text) {
        try {
            var uri = new URI(text.toLowerCase(Locale.ROOT));
            if (uri.getScheme() == null || uri.getRawAuthority() == null) return Optional.empty();
            String usual = uri.getScheme().equals("https") ? ":443" : ":80";
            String authority = uri.getRawAuthority();
            return Optional.of(
                    new WebOrigin(
                            uri.getScheme(),
                            authority.endsWith(usual)
                                    ? authority.substring(0, authority.length() - usual.length())
                                    : authority));
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }
}
