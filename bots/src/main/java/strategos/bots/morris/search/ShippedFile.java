package strategos.bots.morris.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;

/** A kind of file that ships for some presets, beside a class. Each file is read once. */
public final class ShippedFile<T> {

    /** Reads a file for the preset that it is for. */
    @FunctionalInterface
    public interface Reader<T> {
        T read(Rules rules, InputStream in) throws IOException;
    }

    private final Class<?> owner;
    private final String ending;
    private final Reader<T> reader;
    private final Map<String, Optional<T>> byPreset = new ConcurrentHashMap<>();

    /**
     * @param ending of the file's name after that of the preset
     */
    public ShippedFile(Class<?> owner, String ending, Reader<T> reader) {
        this.owner = owner;
        this.ending = ending;
        this.reader = reader;
    }

    /**
     * The content of the file for these rules, if there is one; when a match is drawn does not
     * matter.
     */
    public Optional<T> of(Rules rules) {
        return MorrisPresets.named(rules.name())
                .filter(preset -> preset.withoutDraws().equals(rules.withoutDraws()))
                .flatMap(preset -> byPreset.computeIfAbsent(preset.name(), _ -> load(preset)));
    }

    private Optional<T> load(Rules preset) {
        try (InputStream in = owner.getResourceAsStream(preset.name() + ending)) {
            return in == null ? Optional.empty() : Optional.of(reader.read(preset, in));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
