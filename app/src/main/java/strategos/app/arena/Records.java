package strategos.app.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.tournament.ChunkPlayer;
import strategos.arena.tournament.Schedule;
import strategos.arena.tournament.Tournament;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.RefusedMoveException;
import strategos.game.io.AtomicFile;
import strategos.game.io.FileFault;
import strategos.terminal.shell.BadInput;

/** Saves the records of the matches of a tournament, one file per match, named by number. */
final class Records {

    private final Tournament tournament;
    private final Schedule schedule;
    private final ChunkPlayer player;
    private final Path folder;

    Records(Tournament tournament, ChunkPlayer player, Path folder) {
        this.tournament = tournament;
        this.schedule = new Schedule(tournament);
        this.player = player;
        this.folder = folder;
    }

    /** Makes the folder, so that nobody waits for matches that cannot be kept. */
    void makeFolder() {
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw refused(unwritable);
        }
    }

    /** Plays the match with this number again, with the same luck, and writes it down. */
    void save(int number) {
        try {
            AtomicFile.write(folder.resolve(number + ".match"), record(number - 1).text());
        } catch (IOException unwritable) {
            throw refused(unwritable);
        }
    }

    private BadInput refused(IOException unwritable) {
        return new BadInput(
                "--save: cannot write to " + folder + ": " + FileFault.of(unwritable), unwritable);
    }

    private MatchRecord record(int match) {
        var appointment = schedule.at(match);
        return record(player.contest(appointment.table()), appointment.number());
    }

    private <S, M, V> MatchRecord record(Contest<S, M, V> contest, int match) {
        List<String> players =
                contest.pairing(match).seated().stream()
                        .map(entrant -> contest.entrants().get(entrant).name())
                        .toList();
        var header = new MatchHeader(tournament.family(), contest.game().setup(), players);
        try {
            return MatchRecord.of(header, Arena.replay(contest, match));
        } catch (RefusedMoveException illegal) {
            throw new IllegalStateException("a bot broke the rules in match " + match, illegal);
        }
    }
}
