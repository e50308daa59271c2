package strategos.bots.conquest.network;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import strategos.bots.conquest.value.Hands;

/**
 * The file of a network: a line of JSON that says what it is for, and all weights as float32,
 * little-endian, in the order first, bias, second, last. docs/learn/network-file.md describes it.
 */
public final class NetworkFile {

    private static final String FORMAT = "strategos network 1";
    private static final Pattern BOARD = Pattern.compile("\"board\":\"([^\"]*)\"");
    private static final Pattern MADE = Pattern.compile("\"made\":\"([^\"]*)\"");
    private static final Pattern HANDS = Pattern.compile("\"hands\":\"([a-z]*)\"");
    private static final Pattern INPUTS = Pattern.compile("\"inputs\":(\\d{1,6})");

    private NetworkFile() {}

    public static byte[] write(SeatWeights weights) {
        byte[] header = (header(weights) + "\n").getBytes(UTF_8);
        int floats = weights.parts().stream().mapToInt(part -> part.length).sum();
        var out =
                ByteBuffer.allocate(header.length + floats * Float.BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN);
        out.put(header);
        for (float[] part : weights.parts()) for (float weight : part) out.putFloat(weight);
        return out.array();
    }

    private static String header(SeatWeights weights) {
        return """
        {"format":"%s","board":"%s","made":"%s","hands":"%s","inputs":%d,"units":[%d,%d],%s}"""
                .formatted(
                        FORMAT,
                        weights.board(),
                        weights.made().replace('"', '\''),
                        weights.hands().name().toLowerCase(Locale.ROOT),
                        weights.inputs(),
                        SeatWeights.FIRST,
                        SeatWeights.SECOND,
                        terms());
    }

    /** A network understands only the terms that it was trained with. */
    private static String terms() {
        return InputLayout.TERMS.stream()
                .collect(Collectors.joining("\",\"", "\"terms\":[\"", "\"]"));
    }

    /**
     * Reads a network.
     *
     * @throws IllegalArgumentException if it is of another format, or damaged
     */
    public static SeatWeights read(byte[] file) {
        int end = 0;
        while (end < file.length && file[end] != '\n') end++;
        String header = new String(file, 0, end, UTF_8);
        if (!header.contains("\"format\":\"" + FORMAT + "\""))
            throw new IllegalArgumentException("not a file of the format '" + FORMAT + "'");
        if (!header.contains(terms()))
            throw new IllegalArgumentException("a network for other terms: " + header);
        int inputs = Integer.parseInt(field(INPUTS, header));
        int floats =
                inputs * SeatWeights.ROW
                        + SeatWeights.FIRST
                        + SeatWeights.SECOND * (SeatWeights.FIRST + 1)
                        + SeatWeights.SECOND;
        int wanted = end + 1 + floats * Float.BYTES;
        if (file.length != wanted)
            throw new IllegalArgumentException(
                    "%d bytes instead of %d".formatted(file.length, wanted));
        var in =
                ByteBuffer.wrap(file, end + 1, floats * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        return new SeatWeights(
                field(BOARD, header),
                field(MADE, header),
                hands(header),
                floats(in, inputs * SeatWeights.ROW),
                floats(in, SeatWeights.FIRST),
                floats(in, SeatWeights.SECOND * (SeatWeights.FIRST + 1)),
                floats(in, SeatWeights.SECOND));
    }

    /** Networks were told only numbers of cards before their files said so. */
    private static Hands hands(String header) {
        var matcher = HANDS.matcher(header);
        return matcher.find()
                ? Hands.valueOf(matcher.group(1).toUpperCase(Locale.ROOT))
                : Hands.COUNTED;
    }

    private static String field(Pattern pattern, String header) {
        var matcher = pattern.matcher(header);
        if (!matcher.find())
            throw new IllegalArgumentException(pattern + " is missing from " + header);
        return matcher.group(1);
    }

    private static float[] floats(ByteBuffer in, int count) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) floats[i] = in.getFloat();
        return floats;
    }
}
