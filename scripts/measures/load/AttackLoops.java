package load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The attacks of one thread, until its connection breaks or the attack ends. */
final class AttackLoops {

    private static final int MOST_OPEN = 250;
    private static final int MATCHES = 4;
    private static final String LINES = "\\n".repeat(80_000);

    private AttackLoops() {}

    /** Cheap requests, as fast as they are answered. */
    static void requests(Attack attack) throws IOException, InterruptedException {
        repeat(attack, "GET /api/catalogue", "");
    }

    /** Files of boards that are hard to read. */
    static void boardChecks(Attack attack) throws IOException, InterruptedException {
        repeat(attack, "POST /api/boards/check", "{\"file\":\"hard.map\",\"text\":\"" + LINES + "\"}");
    }

    /** Pictures of boards that nobody has asked for before. */
    static void drawings(Attack attack) throws IOException, InterruptedException {
        try (var http = line(attack)) {
            while (attack.goesOn()) {
                attack.countTry();
                attack.countAnswer(http.get("/api/boards/random%3A1000%3A" + System.nanoTime() % 100_000 + "/drawing", "").status());
            }
        }
    }

    private static void repeat(Attack attack, String route, String body) throws IOException, InterruptedException {
        int space = route.indexOf(' ');
        try (var http = line(attack)) {
            while (attack.goesOn()) {
                attack.countTry();
                var answer = route.startsWith("GET")
                        ? http.get(route.substring(space + 1), "")
                        : http.post(route.substring(space + 1), "", body);
                attack.countAnswer(answer.status());
            }
        }
    }

    /** The past and the figures of a long match. */
    static void reading(Attack attack) throws IOException, InterruptedException {
        try (var http = line(attack)) {
            String cookie = Address.cookie(http);
            String match = botMatch(http, cookie, "rush");
            try (var socket = watch(attack, match, cookie)) {
                socket.send("{\"t\":\"skip\",\"id\":\"s\"}");
                for (int i = 1; attack.goesOn(); i++) {
                    attack.countTry();
                    String part = List.of("past?upTo=" + i, "history", "replay", "board").get(i % 4);
                    attack.countAnswer(http.get("/api/matches/" + match + "/" + part, cookie).status());
                    socket.read(new Ignoring());
                }
            }
        }
    }

    /** Matches of the bots that think longest, at full speed. */
    static void bots(Attack attack) throws IOException, InterruptedException {
        List<GameSocket> watching = new ArrayList<>();
        try (var http = line(attack)) {
            String cookie = Address.cookie(http);
            for (int i = 0; i < MATCHES; i++) watching.add(watch(attack, botMatch(http, cookie, "expert"), cookie));
            while (attack.goesOn()) {
                for (GameSocket socket : watching) {
                    attack.countTry();
                    socket.send("{\"t\":\"skip\",\"id\":\"s" + System.nanoTime() + "\"}");
                    socket.read(new Ignoring());
                }
                Thread.sleep(100);
            }
        } finally {
            for (GameSocket socket : watching) socket.close();
        }
    }

    /** Messages on one socket, as fast as the network takes them. */
    static void messages(Attack attack) throws IOException, InterruptedException {
        try (var http = line(attack)) {
            String cookie = Address.cookie(http);
            try (var socket = watch(attack, botMatch(http, cookie, "rush"), cookie)) {
                while (attack.goesOn()) {
                    attack.countTry();
                    socket.send("{\"t\":\"move\",\"id\":\"x\",\"move\":\"attack Alaska Kamchatka 3\"}");
                    socket.read(new Ignoring());
                }
            }
        }
    }

    /** Connections that are opened and closed again. */
    static void connections(Attack attack) throws IOException, InterruptedException {
        while (attack.goesOn()) {
            attack.countTry();
            try (var socket = connect(attack)) {
                socket.getOutputStream().write('G');
            }
        }
    }

    /** Many connections on which headers arrive byte by byte. */
    static void slowHeaders(Attack attack) throws IOException, InterruptedException {
        hold(attack, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x");
    }

    /** Many connections that ask for much and read nothing, some of them sockets of a match that never rests. */
    static void slowReaders(Attack attack) throws IOException, InterruptedException {
        List<GameSocket> watching = new ArrayList<>();
        try (var http = line(attack)) {
            String cookie = Address.cookie(http);
            String match = botMatch(http, cookie, "rush");
            for (int i = 0; i < MATCHES; i++) watching.add(watch(attack, match, cookie));
            watching.getFirst().send("{\"t\":\"skip\",\"id\":\"s\"}");
            String drawing = "GET /api/boards/world/drawing HTTP/1.1\r\nHost: localhost\r\n\r\n";
            hold(attack, drawing.repeat(20), drawing);
        } finally {
            for (GameSocket socket : watching) socket.close();
        }
    }

    private static void hold(Attack attack, String beginning, String more) throws IOException, InterruptedException {
        List<Socket> open = new ArrayList<>();
        try {
            for (int i = 0; attack.goesOn(); i++) {
                attack.countTry();
                if (open.size() < MOST_OPEN / 8) {
                    open.add(connect(attack));
                    write(open.getLast(), beginning);
                } else {
                    write(open.get(i % open.size()), more);
                    Thread.sleep(50);
                }
            }
        } finally {
            for (Socket socket : open) socket.close();
        }
    }

    /** Nothing waits for a server that does not read: what does not fit is not sent. */
    private static void write(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static HttpLine line(Attack attack) throws IOException {
        return attack.opened(new HttpLine(attack.server(), attack.local()));
    }

    private static Socket connect(Attack attack) throws IOException {
        var socket = attack.opened(new Socket());
        socket.bind(new InetSocketAddress(attack.local(), 0));
        socket.connect(attack.server(), 2000);
        socket.setSoTimeout(5000);
        return socket;
    }

    private static String botMatch(HttpLine http, String cookie, String bot) throws IOException {
        String seats = "{\"kind\":\"bot\",\"bot\":\"" + bot + "\"}";
        String match = """
                {"preset":"modern","board":"world","opening":"dealt","pace":"normal","options":[],"seats":[%s,%s]}"""
                .formatted(seats, seats);
        return Address.post(http, "/api/matches", cookie, match).get("id").asText();
    }

    private static GameSocket watch(Attack attack, String match, String cookie) throws IOException {
        return attack.opened(GameSocket.open(attack.server(), attack.local(), "/api/matches/" + match + "/socket", cookie));
    }

    private record Ignoring() implements GameSocket.Listener {

        @Override
        public void heard(byte[] text) {}

        @Override
        public void closed(int code) {
            throw new java.io.UncheckedIOException(new IOException("closed with " + code));
        }
    }
}
