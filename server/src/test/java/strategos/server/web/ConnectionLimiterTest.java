package strategos.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The limits on connections")
class ConnectionLimiterTest {

    private static final ConnectionLimits ONE =
            new ConnectionLimits(10, 1, Duration.ofHours(1), Duration.ofHours(1));

    @Test
    @DisplayName("refuse clients that are gone before they are answered")
    void gone() throws IOException {
        var limiter = new ConnectionLimiter(ONE, _ -> {});
        var loopback = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (var listening = ServerSocketChannel.open().bind(loopback);
                var first = SocketChannel.open(listening.getLocalAddress());
                var admitted = listening.accept()) {
            assertThat(limiter.admit(admitted)).isTrue();
            try (var second = SocketChannel.open(listening.getLocalAddress())) {
                // Closing resets the connection.
                second.setOption(StandardSocketOptions.SO_LINGER, 0);
            }
            try (var reset = listening.accept()) {
                assertThat(limiter.admit(reset)).isFalse();
                assertThat(reset.isOpen()).isFalse();
            }
            assertThat(first.isOpen()).isTrue();
        }
    }
}
