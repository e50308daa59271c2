package strategos.table;

import strategos.wire.ToClient;

/** A client that watches a match. The table's thread calls it, so it must never block. */
public interface Watcher {

    /** The network address that this watcher comes from. Addresses share the bots' time. */
    String address();

    void tell(ToClient message);

    /** Nothing more will be told. */
    void dismiss(Dismissal why);

    /** Why a table dismissed a watcher. */
    enum Dismissal {
        /** The seat belongs to somebody else now. */
        SEAT_MOVED,
        /** The server is stopping. */
        STOPPING,
        /** Something went wrong; the match can be opened again as it is on disk. */
        FAULT
    }
}
