package strategos.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The JSON codec of records: components by name, in order. */
public final class Json {

    /** The most characters of a text that is read. */
    public static final int LONGEST = 1 << 20;

    private static final StreamReadConstraints LIMITS =
            StreamReadConstraints.builder()
                    .maxNestingDepth(32)
                    .maxStringLength(LONGEST)
                    .maxNameLength(100)
                    .maxNumberLength(32)
                    .build();

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(LIMITS)
                                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                                    .build())
                    .addModule(new WireModule())
                    .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .withCoercionConfig(
                            LogicalType.Textual,
                            text -> {
                                for (var other : CoercionInputShape.values())
                                    text.setCoercion(other, CoercionAction.Fail);
                            })
                    .build();

    private Json() {}

    /** One line without a line break, so that a stream of them is NDJSON. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException unwritable) {
            throw unwritable(value, unwritable);
        }
    }

    /** The same as bytes in UTF-8, without the text in between. */
    public static byte[] writeBytes(Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException unwritable) {
            throw unwritable(value, unwritable);
        }
    }

    private static IllegalArgumentException unwritable(
            Object value, JsonProcessingException cause) {
        return new IllegalArgumentException(
                value.getClass().getName() + " cannot be written as JSON", cause);
    }

    /**
     * Reads a record that someone else wrote. Nothing is guessed: what is missing, unknown, said
     * twice or of another type is refused, and so is what is too long or too deep.
     */
    public static <T> T read(String text, Class<T> type) throws WireException {
        if (text.length() > LONGEST) {
            throw new WireException(
                    "%,d characters exceed the limit of %,d".formatted(text.length(), LONGEST));
        }
        try (var parser = MAPPER.createParser(text)) {
            T read = MAPPER.readValue(parser, type);
            if (read == null) throw new WireException(Mistakes.nothing(type));
            if (parser.nextToken() != null)
                throw new WireException("unexpected text after the end of the message");
            return read;
        } catch (JsonProcessingException mistake) {
            throw new WireException(Mistakes.of(mistake));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
