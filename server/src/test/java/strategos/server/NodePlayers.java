package strategos.server;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/** People who play at the same time, each in a match of their own, until they are told to stop. */
final class NodePlayers implements AutoCloseable {

    private static final Duration PAUSE = Duration.ofMillis(50);

    private final AtomicBoolean isOver = new AtomicBoolean();
    private final List<CompletableFuture<Void>> playing;

    private NodePlayers(List<NodePlayer> players) {
        var threads = Executors.newVirtualThreadPerTaskExecutor();
        playing =
                players.stream()
                        .map(player -> CompletableFuture.runAsync(() -> play(player), threads))
                        .toList();
    }

    static NodePlayers playing(List<NodePlayer> players) {
        return new NodePlayers(players);
    }

    private void play(NodePlayer player) {
        try {
            while (!isOver.get()) {
                player.move();
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until everybody has made the move under way. */
    @Override
    public void close() {
        isOver.set(true);
        playing.forEach(CompletableFuture::join);
    }

    /** How much they have played, and how long they were interrupted. */
    static String summary(List<NodePlayer> players) {
        var gaps = players.stream().flatMap(player -> player.gaps().stream()).sorted().toList();
        return "%,d moves, %,d frames, %d interruptions: median %d ms, worst %d ms"
                .formatted(
                        players.stream().mapToInt(NodePlayer::moves).sum(),
                        players.stream().mapToInt(NodePlayer::frames).sum(),
                        gaps.size(),
                        gaps.isEmpty() ? 0 : gaps.get(gaps.size() / 2).toMillis(),
                        gaps.isEmpty() ? 0 : gaps.getLast().toMillis());
    }
}
