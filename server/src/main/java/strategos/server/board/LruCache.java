package strategos.server.board;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** An LRU cache of expensive values, each computed once. */
public final class LruCache<K, V> {

    private static final float LOAD = 0.75f;

    private final long room;
    private final ToLongFunction<V> size;
    private final Map<K, CompletableFuture<V>> things = new LinkedHashMap<>(16, LOAD, true);
    private long taken;

    public LruCache(long room, ToLongFunction<V> size) {
        this.room = room;
        this.size = size;
    }

    /** The value of this key; the first caller computes it. */
    public V get(K key, Supplier<V> maker) {
        CompletableFuture<V> own = new CompletableFuture<>();
        Optional<CompletableFuture<V>> known = claim(key, own);
        if (known.isEmpty()) make(key, own, maker);
        try {
            return known.orElse(own).join();
        } catch (CompletionException broken) {
            if (broken.getCause() instanceof RuntimeException fault) throw fault;
            throw broken;
        }
    }

    /** What is known under a key already; otherwise it is to be what was brought. */
    private synchronized Optional<CompletableFuture<V>> claim(K key, CompletableFuture<V> own) {
        var known = Optional.ofNullable(things.get(key));
        if (known.isEmpty()) things.put(key, own);
        return known;
    }

    private void make(K key, CompletableFuture<V> own, Supplier<V> maker) {
        try {
            own.complete(maker.get());
            keep(own.join());
        } catch (RuntimeException | Error broken) {
            forget(key);
            own.completeExceptionally(broken);
        }
    }

    private synchronized void forget(K key) {
        things.remove(key);
    }

    private synchronized void keep(V made) {
        taken += size.applyAsLong(made);
        Iterator<CompletableFuture<V>> eldest = things.values().iterator();
        while (taken > room && eldest.hasNext()) {
            var thing = eldest.next();
            if (!thing.isDone()) continue;
            taken -= size.applyAsLong(thing.join());
            eldest.remove();
        }
    }
}
