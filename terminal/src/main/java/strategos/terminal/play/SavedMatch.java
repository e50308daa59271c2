package strategos.terminal.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.game.io.FileFault;
import strategos.terminal.console.Screen;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.MatchFolder;
import strategos.terminal.shell.MatchTimeline;
import strategos.terminal.shell.RecordFile;
import strategos.terminal.shell.TerminalFamilies;
import strategos.terminal.shell.TerminalGame;

/**
 * A saved match with its summary.
 *
 * @param number its number
 * @param title the game and its players
 * @param state its progress; or what is wrong with its file
 */
public record SavedMatch(Path file, String number, String title, String state, Progress progress) {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    /** Whether a match can be resumed. */
    enum Progress {
        UNFINISHED,
        OVER,
        BROKEN
    }

    public static List<SavedMatch> all(MatchFolder folder, TerminalFamilies families) {
        return folder.latestFirst().stream().map(file -> of(folder, file, families)).toList();
    }

    public static Optional<Path> latestUnfinished(MatchFolder folder, TerminalFamilies families) {
        return folder.latestFirst().stream()
                .map(file -> of(folder, file, families))
                .filter(saved -> saved.progress == Progress.UNFINISHED)
                .map(SavedMatch::file)
                .findFirst();
    }

    public String line() {
        return "%4s  %s  %s: %s".formatted(number, lastPlayed(), title, state);
    }

    private String lastPlayed() {
        try {
            return TIME.format(Files.getLastModifiedTime(file).toInstant());
        } catch (IOException gone) {
            throw new BadInput(file + " cannot be read: " + FileFault.of(gone), gone);
        }
    }

    private static SavedMatch of(MatchFolder folder, Path file, TerminalFamilies families) {
        String number = folder.shortName(file);
        try {
            var record = RecordFile.read(file);
            return of(record, number, families.open(record));
        } catch (BadInput broken) {
            String fault = String.valueOf(broken.getMessage());
            return new SavedMatch(file, number, "?", fault, Progress.BROKEN);
        }
    }

    private static <S, M, V> SavedMatch of(
            RecordFile record, String number, TerminalGame<S, M, V> game) {
        List<String> players = record.players();
        String title = game.title() + "; " + String.join(", ", players);
        MatchTimeline<S, M, V> history = record.replay(game.game());
        if (history.turn() instanceof Turn.Over(Result result))
            return new SavedMatch(
                    record.path(), number, title, ended(record, result), Progress.OVER);
        var face = game.face(players, Screen.PLAIN);
        String state = face.headline(history.view(new Viewer.Public()));
        return new SavedMatch(record.path(), number, title, state, Progress.UNFINISHED);
    }

    private static String ended(RecordFile record, Result result) {
        if (result.isDraw()) return "a draw";
        List<String> winners =
                result.winners().stream().map(Seat::index).map(record.players()::get).toList();
        return "won by " + String.join(", ", winners);
    }
}
