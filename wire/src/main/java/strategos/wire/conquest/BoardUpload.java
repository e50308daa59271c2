package strategos.wire.conquest;

import org.jspecify.annotations.Nullable;

/**
 * The text of a board that someone wants to know about, or to share.
 *
 * @param file what its file is called; its ending can say what the format is
 * @param rules the preset that it should be played by; any if none
 */
public record BoardUpload(String file, String text, @Nullable String rules) {}
