package strategos.maps.file;

import java.util.List;

/**
 * A board as text, and what the text says less than the board.
 *
 * @param cards the text of the cards, where those stand in a file of their own; empty elsewhere
 * @param losses what the format cannot hold, for people
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
