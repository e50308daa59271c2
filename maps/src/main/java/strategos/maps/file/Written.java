package strategos.maps.file;

import java.util.List;

/**
 * A board as text, and what was lost.
 *
 * @param cards the text of the cards file, if the format has one; otherwise empty
 * @param losses what the format cannot hold, as messages
 */
public record Written(String text, String cards, List<String> losses) {

    public Written {
        losses = List.copyOf(losses);
    }

    /** Lines that end as on Windows, where most of these programs grew up. */
    static String lines(List<String> lines) {
        return String.join("\r\n", lines) + "\r\n";
    }

    static Written of(String text) {
        return new Written(text, "", List.of());
    }
}
