package strategos.bots.conquest.value;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The text of fitted networks: a first line with the format, a line with the names of the terms,
 * and for each number of living seats from two a line for every component of {@link
 * NetworkWeights}.
 */
public final class ValueFile {

    private static final String FORMAT = "strategos value 1";
    private static final String TERMS =
            Stream.of(Term.values()).map(Term::name).collect(Collectors.joining(" "));
    private static final int LINES = NetworkWeights.SIZES.size();

    private ValueFile() {}

    /** The networks that are part of the program. */
    static List<NetworkWeights> shipped(String name) {
        try (var in = Objects.requireNonNull(ValueFile.class.getResourceAsStream(name))) {
            return read(new String(in.readAllBytes(), UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Reads networks.
     *
     * @throws IllegalArgumentException if the text is not of this format, or for other terms
     */
    public static List<NetworkWeights> read(String text) {
        var lines = text.lines().toList();
        if (lines.size() < 2 || !lines.get(0).equals(FORMAT))
            throw new IllegalArgumentException("the first line must be: " + FORMAT);
        if (!lines.get(1).equals(TERMS))
            throw new IllegalArgumentException("the second line must be: " + TERMS);
        List<NetworkWeights> networks = new ArrayList<>();
        for (int line = 2; line + LINES <= lines.size(); line += LINES)
            networks.add(
                    new NetworkWeights(
                            lines.subList(line, line + LINES).stream()
                                    .map(ValueFile::numbers)
                                    .toList()));
        return List.copyOf(networks);
    }

    private static float[] numbers(String line) {
        String[] words = line.split(" ", -1);
        float[] numbers = new float[words.length];
        for (int i = 0; i < words.length; i++) numbers[i] = Float.parseFloat(words[i]);
        return numbers;
    }

    public static String write(List<NetworkWeights> networks) {
        return Stream.concat(
                        Stream.of(FORMAT, TERMS),
                        networks.stream()
                                .flatMap(each -> each.parts().stream())
                                .map(ValueFile::line))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String line(float[] numbers) {
        return Stream.of(Arrays.toString(numbers).replaceAll("[\\[\\],]", "").split(" ", -1))
                .map(number -> String.format(Locale.ROOT, "%.5g", Float.parseFloat(number)))
                .collect(Collectors.joining(" "));
    }
}
