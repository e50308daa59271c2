package strategos.server.language;

import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.server.web.Request;

/** The languages that the browser client is built in, and which of them a browser gets. */
public final class ClientLanguage {

    private static final String COOKIE = "language";

    /** The languages besides English. */
    static final List<Locale> TRANSLATIONS = List.of(Locale.GERMAN);

    private static final List<Locale> ALL =
            Stream.concat(Stream.of(Locale.ENGLISH), TRANSLATIONS.stream()).toList();

    private ClientLanguage() {}

    /**
     * The page that starts the client in the language that was chosen in its settings, otherwise in
     * the first of the browser's languages that there is; English if there is none.
     */
    public static String page(Request request) {
        var locale = of(request);
        return locale.equals(Locale.ENGLISH) ? "/index.html" : "/" + locale + ".html";
    }

    public static Locale of(Request request) {
        return chosen(request)
                .or(() -> accepted(request.header("Accept-Language").orElse("")))
                .orElse(Locale.ENGLISH);
    }

    private static Optional<Locale> chosen(Request request) {
        return request.cookie(COOKIE)
                .flatMap(
                        tag ->
                                ALL.stream()
                                        .filter(locale -> locale.toLanguageTag().equals(tag))
                                        .findFirst());
    }

    private static Optional<Locale> accepted(String languages) {
        try {
            return Optional.ofNullable(Locale.lookup(LanguageRange.parse(languages), ALL));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }
}
