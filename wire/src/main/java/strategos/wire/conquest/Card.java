package strategos.wire.conquest;

import org.jspecify.annotations.Nullable;

/**
 * A card, face up.
 *
 * @param card its number: that of its territory, or one beyond them for a wild
 * @param name what the notation calls it
 * @param territory none on a wild
 * @param owned whether whoever holds or plays it holds its territory
 */
public record Card(int card, String name, @Nullable Integer territory, Type type, boolean owned) {

    /** What a card shows. */
    public enum Type {
        INFANTRY,
        CAVALRY,
        ARTILLERY,
        WILD
    }
}
