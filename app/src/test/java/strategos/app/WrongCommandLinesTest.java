package strategos.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrongCommandLinesTest {

    @TempDir private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.createDirectory(folder.resolve("dir"));
        Files.writeString(folder.resolve("text"), "hello\n");
        Files.createFile(folder.resolve("empty"));
        Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, '\n', (byte) 0xfe});
        Files.createSymbolicLink(folder.resolve("link"), folder.resolve("nowhere"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    play ''                       | --rules: a name is missing; there are classic
                    play --rules @dir             | cannot be read: it is a folder
                    play --rules @binary          | is not a text file
                    play --rules @link            | is neither a file
                    play --board ''               | --board: a name is missing; there are world
                    play --board @dir             | cannot be read: it is a folder
                    play --board @binary          | this is not a text file
                    play --board random:0:1       | 6 to 4000 territories, not 0
                    play --data ''                | --data: a name is missing
                    play --data @text             | not a directory
                    play --seats ''               | names have 1 to 20 characters; '' does not
                    play --seed 99999999999999999999 | is too large a number
                    play --seed 1 --seed 2        | should be specified only once
                    play --set neutral=           | 'neutral' is one of
                    resume ''                     | the number or the file of a match is missing
                    resume --list 3               | --list: lists all matches; remove '3'
                    replay ''                     | the number or the file of a match is missing
                    replay @dir                   | cannot be read: it is a folder
                    replay @binary                | binary:1: not a text file
                    replay @empty                 | empty:1: a match record begins with
                    replay @text --speed NaN      | --speed: more than 0
                    odds 3 ''                     | DEFENDERS: a number is missing
                    odds 2147483647 1             | at most 10,000
                    map check ''                  | the name of a board is missing
                    map check @dir                | cannot be read: it is a folder
                    map show ''                   | a name is missing; there are world
                    map show world --svg ''       | --svg: a name is missing
                    map show world --svg @dir     | cannot be written: it is a folder
                    map show world --svg @none/x  | there is no such folder
                    map convert world ''          | OUT: a name is missing
                    map convert world @none/x.map | there is no such folder
                    map generate --out ''         | --out: a name is missing
                    map generate --territories 999999999 | 6 to 4000 territories
                    map balance world --games 2147483647 | --games: 1 to 10000000 matches
                    rules show ''                 | rules: a name is missing
                    rules show @dir               | cannot be read: it is a folder
                    arena --games 2147483647      | --games: at most 10000000 matches
                    arena --save ''               | --save: a name is missing
                    arena --only '' --save @out   | --only: a number is missing
                    habits --seats expert,nobody   | --seats: there is no bot 'nobody'
                    habits --rules warzone        | --rules: habits are counted where seats take turns
                    habits --games 0              | --games: at least 1, not 0
                    lessons --games 0             | --games: at least 1, not 0
                    lessons --out @dir            | cannot be written: it is a folder
                    lessons --seed 1              | lessons: needs the launcher of a source folder
                    train morris-memory --svg ''  | --svg: a name is missing
                    train morris-memory --svg @dir | cannot be written: it is a folder
                    bench --yardstick ''          | --yardstick: a name is missing
                    serve --data ''               | --data: a name is missing
                    help ''                       | there is no command ''
                    """)
    @DisplayName("A wrong command line is answered in a sentence, and with exit code 2")
    void refused(String command, String complaint) {
        List<String> words = new ArrayList<>();
        for (String word : command.split(" ", -1))
            words.add(word.equals("''") ? "" : word.replace("@", folder + "/"));
        var err = new StringWriter();
        InputStream before = System.in;
        int exitCode;
        try {
            System.setIn(new ByteArrayInputStream(new byte[0]));
            exitCode =
                    Main.commandLine()
                            .setOut(new PrintWriter(new StringWriter()))
                            .setErr(new PrintWriter(err))
                            .execute(words.toArray(String[]::new));
        } finally {
            System.setIn(before);
        }
        assertThat(err.toString()).contains(complaint).doesNotContain("\tat ");
        assertThat(exitCode).isEqualTo(2);
    }
}
