package strategos.server.language;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.wire.Json;
import strategos.wire.WireException;

/**
 * The titles of boards and games in a language. The browser client translates the same titles by
 * the same file.
 */
public final class Titles {

    private static final String BETWEEN = " · ";
    private static final Titles ENGLISH = new Titles(Map.of());

    private static final Map<Locale, Titles> TRANSLATED =
            ClientLanguage.TRANSLATIONS.stream()
                    .collect(
                            Collectors.toMap(
                                    language -> language,
                                    language -> new Titles(read(language + "/titles.json"))));

    private final Map<String, String> translations;

    /** The file of a language: its titles by the English ones. */
    record TitleFile(Map<String, String> titles) {}

    private Titles(Map<String, String> translations) {
        this.translations = translations;
    }

    public static Titles in(Locale language) {
        return TRANSLATED.getOrDefault(language, ENGLISH);
    }

    private static Map<String, String> read(String file) {
        try (var in = Titles.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalStateException(file + " is missing from the build");
            return Json.read(new String(in.readAllBytes(), UTF_8), TitleFile.class).titles();
        } catch (WireException malformed) {
            throw new IllegalStateException(file, malformed);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A title as a reader sees it. It may have several parts: <em>Modern · The World</em>. */
    public String of(String title) {
        return Stream.of(title.split(BETWEEN, -1))
                .map(part -> translations.getOrDefault(part, part))
                .collect(Collectors.joining(BETWEEN));
    }
}
