package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Memory")
class HeapWatchTest {

    private final AtomicLong used = new AtomicLong(50);
    private final AtomicLong garbage = new AtomicLong();
    private final AtomicLong nanos = new AtomicLong();
    private final AtomicInteger collections = new AtomicInteger();
    private final AtomicLong afterLast = new AtomicLong(95);
    private final HeapWatch heap =
            new HeapWatch(90, this::inUse, afterLast::get, this::collect, nanos::get);

    private long inUse() {
        return used.get() + garbage.get();
    }

    private void collect() {
        collections.incrementAndGet();
        garbage.set(0);
    }

    @Test
    @DisplayName("is not short if a collection gives enough back")
    void garbage() {
        assertThat(heap.isShort()).isFalse();
        garbage.set(45);
        assertThat(heap.isShort()).isFalse();
        assertThat(collections).hasValue(1);
        assertThat(inUse()).isEqualTo(50);
    }

    @Test
    @DisplayName("is not short, and needs no collection, if the last one left enough")
    void usualGarbage() {
        afterLast.set(50);
        garbage.set(45);
        assertThat(heap.isShort()).isFalse();
        assertThat(collections).hasValue(0);
    }

    @Test
    @DisplayName("knows what the last collection of this process left")
    void process() {
        System.gc();
        assertThat(HeapWatch.ofProcess(100).isShort()).isFalse();
        assertThat(HeapWatch.afterLastCollection())
                .isPositive()
                .isLessThan(Runtime.getRuntime().maxMemory());
    }

    @Test
    @DisplayName("is short while a collection gives too little back, which is tried now and then")
    void shortOfMemory() {
        used.set(95);
        for (int i = 0; i < 5; i++) assertThat(heap.isShort()).isTrue();
        assertThat(collections).hasValue(1);
        nanos.addAndGet(Duration.ofSeconds(10).toNanos());
        assertThat(heap.isShort()).isTrue();
        assertThat(collections).hasValue(2);
        used.set(80);
        assertThat(heap.isShort()).isFalse();
    }
}
