package strategos.table;

import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Refused;

/** Answers to the messages of watchers. */
record Replies<S, M, V>(Audience<S, M, V> audience) {

    void acknowledge(Watcher watcher, FromClient message) {
        watcher.tell(new Ack(message.id(), lastSeenBy(watcher)));
    }

    /** The number of the last step that this watcher has seen. */
    long lastSeenBy(Watcher watcher) {
        return audience.viewerOf(watcher).flatMap(audience::seqOf).orElseThrow();
    }

    void refuse(Watcher watcher, String id, FaultCode code, String why) {
        watcher.tell(new Refused(id, code, why, null));
    }
}
