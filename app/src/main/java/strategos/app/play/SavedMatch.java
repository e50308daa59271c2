package strategos.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import strategos.app.cli.BadInput;
import strategos.app.shell.Family;
import strategos.app.shell.History;
import strategos.app.shell.MatchFolder;
import strategos.app.shell.RecordText;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;

/**
 * A match in the folder, with what can be said of it.
 *
 * @param number what it is called
 * @param state how far it has come; or what is wrong with its file
 */
record SavedMatch(Path file, String number, String players, String state, Progress progress) {

    /** Whether a match can go on. */
    enum Progress {
        UNFINISHED,
        OVER,
        BROKEN
    }

    static List<SavedMatch> all(MatchFolder folder) {
        return folder.latestFirst().stream().map(file -> of(folder, file)).toList();
    }

    static Optional<Path> latestUnfinished(MatchFolder folder) {
        return folder.latestFirst().stream()
                .map(file -> of(folder, file))
                .filter(saved -> saved.progress == Progress.UNFINISHED)
                .map(SavedMatch::file)
                .findFirst();
    }

    String line() {
        return "%4s  %-40s  %s".formatted(number, players, state);
    }

    private static SavedMatch of(MatchFolder folder, Path file) {
        String number = folder.shortName(file);
        try {
            var record = RecordText.read(file);
            String players = String.join(", ", record.header().players());
            Turn turn = turn(record, Families.open(record, folder.data()));
            int steps = record.steps().size();
            return turn instanceof Turn.Over(Result result)
                    ? new SavedMatch(file, number, players, ended(record, result), Progress.OVER)
                    : new SavedMatch(
                            file, number, players, steps + " steps so far", Progress.UNFINISHED);
        } catch (BadInput broken) {
            String fault = String.valueOf(broken.getMessage());
            return new SavedMatch(file, number, "?", fault, Progress.BROKEN);
        }
    }

    private static <S, M, V> Turn turn(RecordText record, Family<S, M, V> family) {
        History<S, M, V> history = record.replay(family.game());
        return history.turn();
    }

    private static String ended(RecordText record, Result result) {
        if (result.isDraw()) return "over: a draw";
        List<String> winners =
                result.winners().stream()
                        .map(Seat::index)
                        .map(record.header().players()::get)
                        .toList();
        return "over: won by " + String.join(", ", winners);
    }
}
