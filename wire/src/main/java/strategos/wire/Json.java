package strategos.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** The JSON of records: their components, by name and in order. */
public final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder().addModule(new Shapes()).build();

    private Json() {}

    /** One line without a line break, so that a stream of them is NDJSON. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalArgumentException(
                    value.getClass().getName() + " cannot be written as JSON", unwritable);
        }
    }
}
