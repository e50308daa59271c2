package strategos.bots.morris;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import strategos.bots.UnreadableMemoryException;
import strategos.bots.morris.Lesson.Effect;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.io.AtomicFile;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.RulesText;

/**
 * A folder with the memories of learning players, one file per player and rules.
 *
 * <p>A file is replaced atomically, when all of the new content is on disk. Matches that learn at
 * the same time, in this process or in another, wait for each other; each adds its counts to the
 * current file, so no lesson is lost and their order does not matter.
 */
public final class MemoryFolder implements Memories {

    /** Locks of files keep other processes out, not other threads. */
    private static final Object ONE_WRITER = new Object();

    private final Path folder;
    private final Map<Path, Memory> read = new HashMap<>();

    /** The memories in the data folder. */
    public MemoryFolder(Path data) {
        this.folder = data.resolve("memories");
    }

    /**
     * What a player remembers: what the file said when it was first asked for, and all that was
     * learned through this object since. It is never changed, but replaced by a newer one.
     */
    @Override
    public synchronized Memory of(Pupil pupil, Rules rules) {
        return read.computeIfAbsent(file(pupil, rules), file -> load(file, pupil, rules));
    }

    public Path file(Pupil pupil, Rules rules) {
        return folder.resolve(fileName(rules) + "-" + pupil.title() + ".txt");
    }

    /** Rules of one's own may have any name, and change under it. */
    private static String fileName(Rules rules) {
        if (MorrisPresets.ALL.contains(rules)) return rules.name();
        String letters = rules.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return letters + "-" + Integer.toHexString(RulesText.write(rules).hashCode());
    }

    /** Lets a player begin anew; what it knew until now is kept beside, under another name. */
    public void forget(Pupil pupil, Rules rules) {
        Path file = file(pupil, rules);
        synchronized (ONE_WRITER) {
            try {
                Path old = file.resolveSibling(file.getFileName() + ".old");
                if (Files.exists(file)) Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException unwritable) {
                throw new UncheckedIOException(
                        file + " cannot be moved aside: " + unwritable.getMessage(), unwritable);
            }
        }
    }

    /**
     * Lets the bot of this name, if it is one that learns, follow a match that it plays in a seat.
     * It learns what has happened since, or forgets what was taken back.
     *
     * @param known the steps up to which it has followed the match
     * @param now the steps there are now; one list begins with the other
     */
    public void follow(
            String bot, Rules rules, List<Step<Move>> known, List<Step<Move>> now, Seat self) {
        Pupil.named(bot).ifPresent(pupil -> follow(pupil, rules, known, now, self));
    }

    private void follow(
            Pupil pupil, Rules rules, List<Step<Move>> known, List<Step<Move>> now, Seat self) {
        var game = new Morris(rules);
        int before = Lesson.length(game, known);
        int after = Lesson.length(game, now);
        if (after > before)
            update(
                    pupil,
                    rules,
                    memory -> memory.take(now.subList(0, after), before, self, Effect.LEARN));
        if (after < before)
            update(
                    pupil,
                    rules,
                    memory -> memory.take(known.subList(0, before), after, self, Effect.UNLEARN));
    }

    /** Adds to what a player remembers, and writes it down. */
    public Memory update(Pupil pupil, Rules rules, Consumer<Memory> lesson) {
        Path file = file(pupil, rules);
        synchronized (ONE_WRITER) {
            try {
                Files.createDirectories(folder);
                try (var channel = lockChannel(file);
                        var _ = channel.lock()) {
                    Memory memory = load(file, pupil, rules);
                    lesson.accept(memory);
                    replace(file, memory);
                    keep(file, memory);
                    return memory;
                }
            } catch (IOException unwritable) {
                throw new UncheckedIOException(
                        file + " cannot be written: " + unwritable.getMessage(), unwritable);
            }
        }
    }

    private synchronized void keep(Path file, Memory memory) {
        read.put(file, memory);
    }

    private static FileChannel lockChannel(Path file) throws IOException {
        return FileChannel.open(
                file.resolveSibling(file.getFileName() + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
    }

    private static Memory load(Path file, Pupil pupil, Rules rules) {
        if (!Files.exists(file)) return new Memory(pupil, rules);
        try (var reader =
                new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
            return MemoryText.read(file.toString(), reader, pupil, rules);
        } catch (NotationException fault) {
            throw new UnreadableMemoryException(String.valueOf(fault.getMessage()), fault);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(
                    file + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }

    private static void replace(Path file, Memory memory) throws IOException {
        var text = new StringWriter();
        MemoryText.write(memory, text);
        AtomicFile.write(file, text.toString());
    }
}
