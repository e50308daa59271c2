package strategos.app.families;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bots.UnreadableMemoryException;
import strategos.bots.morris.Memories;
import strategos.bots.morris.Memory;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.Pupil;
import strategos.bots.morris.SmallTables;
import strategos.family.morris.MorrisFamily;
import strategos.morris.Rules;

/**
 * Memories of a server: one that cannot be read is logged once and left as it is, and the bot plays
 * without it.
 */
final class LenientMemories implements Memories {

    private static final Logger LOG = System.getLogger(LenientMemories.class.getName());

    private final Memories memories;
    private final Set<String> logged = ConcurrentHashMap.newKeySet();

    private LenientMemories(Memories memories) {
        this.memories = memories;
    }

    /** The Morris family with memories and tables in this folder. */
    static MorrisFamily morris(Path data) {
        var folder = new MemoryFolder(data);
        return new MorrisFamily(new LenientMemories(folder), folder, new SmallTables(data));
    }

    @Override
    public Memory of(Pupil pupil, Rules rules) {
        try {
            return memories.of(pupil, rules);
        } catch (UnreadableMemoryException unreadable) {
            if (logged.add(pupil.title() + " " + rules.name()))
                LOG.log(Level.WARNING, pupil.title() + " plays without its memory", unreadable);
            return Memories.NONE.of(pupil, rules);
        }
    }
}
