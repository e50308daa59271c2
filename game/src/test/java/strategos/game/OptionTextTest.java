package strategos.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OptionTextTest {

    private enum Colour {
        RED,
        DARK_BLUE
    }

    private static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("size", "3");
        defaults.put("colour", "red");
        return defaults;
    }

    private static OptionText completed(String text) {
        var options = OptionText.read("a.file", text);
        options.complete(defaults());
        return options;
    }

    @Test
    @DisplayName("What is written is read, and what is not said is as it was")
    void reads() throws Exception {
        var options = completed("  colour=dark-blue   # at night\n\n# size = 9\n");
        assertThat(options.choice("colour", Colour.values())).isEqualTo(Colour.DARK_BLUE);
        assertThat(options.number("size")).isEqualTo(3);
        assertThat(options.build(() -> "made")).isEqualTo("made");
    }

    @Test
    @DisplayName("Options are written one a line")
    void writes() {
        assertThat(OptionText.write(defaults())).isEqualTo("size = 3\ncolour = red");
        assertThat(OptionText.word(Colour.DARK_BLUE)).isEqualTo("dark-blue");
    }

    @Test
    @DisplayName("An option that is taken out is none of the others")
    void takes() throws Exception {
        var options = OptionText.read("a.file", "base = large");
        assertThat(options.take("base", "small")).isEqualTo("large");
        assertThat(options.take("base", "small")).isEqualTo("small");
        options.complete(defaults());
        assertThat(options.build(() -> "made")).isEqualTo("made");
    }

    @Test
    @DisplayName("All faults are told at once, each with its line")
    void faults() {
        var options = completed("size = -1\ncolour\nsmell = sweet\nsize = 2");
        options.choice("colour", List.of("red", "green"));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> options.build(() -> "made"))
                .withMessage(
                        """
                        a.file:2: expected 'option = value', found 'colour'
                        a.file:3: there is no option 'smell'
                        a.file:4: 'size' is given twice""");
    }

    @Test
    @DisplayName("A number is digits and nothing else")
    void numbers() {
        for (String wrong : List.of("-1", "", "2 men", "123456789", "٣", "1.5")) {
            var options = completed("size = " + wrong);
            options.number("size");
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> options.build(() -> "made"))
                    .withMessage("a.file:1: 'size' is a number, not '%s'", wrong);
        }
    }

    @Test
    @DisplayName("What the options together cannot make is told with the maker's reason")
    void refused() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(
                        () ->
                                completed("")
                                        .build(
                                                () -> {
                                                    throw new IllegalArgumentException("too red");
                                                }))
                .withMessage("a.file: too red");
    }
}
