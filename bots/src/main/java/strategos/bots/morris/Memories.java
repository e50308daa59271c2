package strategos.bots.morris;

import strategos.morris.Rules;

/** Where learning players find what they remember. */
@FunctionalInterface
public interface Memories {

    /** Players without a past. */
    Memories NONE = Memory::new;

    Memory of(Pupil pupil, Rules rules);
}
