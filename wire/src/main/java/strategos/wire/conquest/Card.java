package strategos.wire.conquest;

import org.jspecify.annotations.Nullable;

/**
 * A card, face up.
 *
 * @param card its number: that of its territory, or a higher one for a wild card
 * @param name its name in notation
 * @param territory null on a wild card
 * @param owned whether the seat with the card also holds its territory
 */
public record Card(int card, String name, @Nullable Integer territory, Type type, boolean owned) {

    /** The type of a card. */
    public enum Type {
        INFANTRY,
        CAVALRY,
        ARTILLERY,
        WILD
    }
}
