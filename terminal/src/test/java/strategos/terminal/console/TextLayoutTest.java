package strategos.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TextLayoutTest {

    @Test
    @DisplayName("Lines break between words and go on below where the text began")
    void wraps() {
        assertThat(TextLayout.wrap("B: ", "one two three", 10))
                .containsExactly("B: one two", "   three");
    }

    @Test
    @DisplayName("A word that is longer than the line stands alone")
    void longWord() {
        assertThat(TextLayout.wrap("", "a enormously b", 5))
                .containsExactly("a", "enormously", "b");
    }

    @Test
    @DisplayName("A space that must not break becomes a plain one")
    void keepsTogether() {
        assertThat(TextLayout.wrap("", "one two\u00a0three", 9))
                .containsExactly("one", "two three");
    }

    @Test
    @DisplayName("Colours take no room")
    void colours() {
        String red = Paint.MANY_COLOURS.player(0, "red");
        assertThat(red).contains("\033[");
        assertThat(TextLayout.width(red)).isEqualTo(3);
        assertThat(TextLayout.wrap("", red + " " + red, 7)).hasSize(1);
        assertThat(TextLayout.withoutColour(TextLayout.left(red, 5))).isEqualTo("red  ");
        assertThat(TextLayout.withoutColour(TextLayout.right(red, 5))).isEqualTo("  red");
    }

    @Test
    @DisplayName("Blocks stand beside each other, each as wide as it needs")
    void beside() {
        var blocks = List.of(List.of("a", "bbb"), List.of("c"), List.of("d", "e", "f"));
        assertThat(TextLayout.beside(blocks, 1)).containsExactly("a   c d", "bbb   e", "      f");
    }

    @Test
    @DisplayName("Plain paint leaves text as it is, and all players differ in colour")
    void paint() {
        assertThat(Paint.PLAIN.player(3, "text")).isEqualTo("text");
        assertThat(Paint.PLAIN.strong("text")).isEqualTo("text");
        for (Paint paint : List.of(Paint.SIXTEEN_COLOURS, Paint.MANY_COLOURS)) {
            var texts = IntStream.range(0, 12).mapToObj(player -> paint.player(player, "x"));
            assertThat(texts).doesNotHaveDuplicates();
        }
    }
}
