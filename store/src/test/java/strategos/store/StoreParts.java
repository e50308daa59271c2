package strategos.store;

import java.nio.file.Path;
import java.time.Clock;
import java.time.InstantSource;
import java.time.ZoneOffset;

/** What all parts of a store are made of: an empty database, and the clock of a test. */
record StoreParts(StoreReader reader, Writer writer, Clock clock) {

    static StoreParts open(TestDatabase kind, Path folder, InstantSource time) {
        var database = kind.migrated(folder);
        return new StoreParts(
                new StoreReader(database), new Writer(database), time.withZone(ZoneOffset.UTC));
    }
}
