package strategos.terminal.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.HeaderText;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.RecordText;

class RecordWriterTest {

    @TempDir private Path folder;

    @Test
    @DisplayName("A step that cannot be written ends the sitting in words; those before are kept")
    void unwritable() throws IOException, NotationException {
        Path file = Files.createFile(folder.resolve("1.match"));
        var record = record(file);
        var journal = RecordWriter.resume(record);
        journal.add("draw 1");
        journal.close();
        assertThatThrownBy(() -> journal.add("draw 2"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("1.match cannot be written: it has been closed")
                .hasMessageContaining("'strategos resume' continues it");
        assertThat(file).hasContent("draw 1");
    }

    @Test
    @DisplayName("A record that cannot be opened is named once, with the reason")
    void unopened() throws NotationException {
        var record = record(folder);
        assertThatThrownBy(() -> RecordWriter.resume(record))
                .isInstanceOf(BadInput.class)
                .hasMessage(folder + " cannot be written: it is a folder");
    }

    private static RecordFile record(Path file) throws NotationException {
        var header = new MatchHeader("conquest", Map.of(), List.of("Ann"));
        var text = HeaderText.read(file.toString(), header.lines());
        return new RecordFile(file, new RecordText(text, List.of(), 0));
    }
}
