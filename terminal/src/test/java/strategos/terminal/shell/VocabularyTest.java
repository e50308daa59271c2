package strategos.terminal.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class VocabularyTest {

    private static final List<Word> WORDS =
            Stream.of("place", "attack", "auto", "done", "defend", "odds", "occupy")
                    .map(name -> new Word(name, name, "does it"))
                    .toList();

    private final Vocabulary attacking =
            new Vocabulary(WORDS, word -> !List.of("defend", "occupy").contains(word.name()));

    @Test
    @DisplayName("A beginning that fits one command is enough, whatever its capitals")
    void beginning() throws Misunderstanding {
        assertThat(attacking.find("PL").name()).isEqualTo("place");
        assertThat(attacking.find("att").name()).isEqualTo("attack");
    }

    @Test
    @DisplayName("Where several fit, one that makes sense now is meant")
    void sensible() throws Misunderstanding {
        assertThat(attacking.find("d").name()).isEqualTo("done");
        assertThat(attacking.find("o").name()).isEqualTo("odds");
    }

    @Test
    @DisplayName("A command that makes no sense now is still understood")
    void understood() throws Misunderstanding {
        assertThat(attacking.find("occ").name()).isEqualTo("occupy");
    }

    @Test
    @DisplayName("A beginning of several commands is not understood")
    void ambiguous() {
        assertThatThrownBy(() -> attacking.find("a"))
                .isInstanceOf(Misunderstanding.class)
                .hasMessage("'a' could be attack or auto");
    }

    @Test
    @DisplayName("A whole command is meant even if another begins with it")
    void whole() throws Misunderstanding {
        var words = List.of(new Word("do", "do", ""), new Word("done", "done", ""));
        assertThat(new Vocabulary(words, _ -> true).find("do").name()).isEqualTo("do");
    }

    @Test
    @DisplayName("What is no command is not understood")
    void unknown() {
        assertThatThrownBy(() -> attacking.find("fly")).hasMessageContaining("no command 'fly'");
    }
}
