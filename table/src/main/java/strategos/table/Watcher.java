package strategos.table;

import strategos.wire.ToClient;

/** Somebody who looks at a match. The table's own thread calls it, so it never waits. */
public interface Watcher {

    /** The network address that this watcher comes from. Addresses share the bots' time. */
    String address();

    void tell(ToClient message);

    /** Nothing more will be told. */
    void dismiss(Dismissal why);

    /** Why a table has nothing more to tell. */
    enum Dismissal {
        /** The seat belongs to somebody else now. */
        SEAT_MOVED,
        /** The server stops. */
        STOPPING,
        /** Something went wrong; the match can be opened again as it is on disk. */
        FAULT
    }
}
