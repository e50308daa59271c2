package strategos.bots.morris;

import strategos.morris.Rules;

/** Access to the memories of learning players. */
@FunctionalInterface
public interface Memories {

    /** Players without a past. */
    Memories NONE = Memory::new;

    Memory of(Pupil pupil, Rules rules);
}
