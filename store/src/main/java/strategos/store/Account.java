package strategos.store;

import java.time.Instant;
import java.util.Set;

/**
 * A person's account.
 *
 * @param id the owner of its seats
 * @param name the name that everybody sees, in the spelling of its owner
 * @param password the hash of the password, with its parameters
 */
public record Account(String id, String name, String password, Set<Mark> marks, Instant madeAt) {

    /** A mark that an operator sets on an account. */
    public enum Mark {
        /** May set marks and passwords of others. */
        OPERATOR,
        /** May not publish anything that others read. */
        MUTED,
        /** May not sign in. */
        BANNED
    }

    public Account {
        marks = Set.copyOf(marks);
    }

    public boolean is(Mark mark) {
        return marks.contains(mark);
    }
}
