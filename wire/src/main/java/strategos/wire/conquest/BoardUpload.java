package strategos.wire.conquest;

import org.jspecify.annotations.Nullable;

/**
 * The text of a board to check or to save.
 *
 * @param file the name of its file; its extension may determine the format
 * @param rules the preset to check it against; null for any
 */
public record BoardUpload(String file, String text, @Nullable String rules) {}
