package strategos.terminal.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import strategos.game.Game;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.RecordText;
import strategos.game.io.FileFault;

/** The record file of a match, as it was read. */
public record RecordFile(Path path, RecordText text) {

    public static RecordFile read(Path path) {
        try {
            return new RecordFile(path, RecordText.read(path.toString(), Files.readAllBytes(path)));
        } catch (NoSuchFileException missing) {
            throw new BadInput("there is no file " + path, missing);
        } catch (IOException unreadable) {
            throw new BadInput(path + " cannot be read: " + FileFault.of(unreadable), unreadable);
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
    }

    public MatchHeader header() {
        return text.header().header();
    }

    public List<String> players() {
        return header().players();
    }

    /** Plays the record again with the game that its header names. */
    public <S, M, V> MatchTimeline<S, M, V> replay(Game<S, M, V> game) {
        var history = new MatchTimeline<>(game);
        try {
            text.replay(game.notation(), history::turn, history::take);
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
        return history;
    }
}
