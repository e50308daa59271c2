package strategos.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * What happened in one step, as far as a viewer may know it. Each family of games has its own type.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = WireModule.KIND)
public interface Event {

    /** Whether the player whose turn it is earns time by it, in a match with such clocks. */
    default boolean earnsTime() {
        return false;
    }
}
