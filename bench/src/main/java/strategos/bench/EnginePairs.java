package strategos.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import strategos.engine.Engine;
import strategos.engine.EngineService;
import strategos.game.Seed;

/**
 * Pairs of {@code play} and {@code view} of the engine, in wall time, since the client waits for
 * each answer.
 */
final class EnginePairs implements Workload {

    /** What answers. */
    enum Other {
        ENGINE,
        /** A process that echoes lines of the same lengths. */
        ECHO
    }

    /** The pairs that count as one match. */
    private static final int PAIRS = 1_000;

    private static final Pattern COUNT = Pattern.compile("\"count\":(\\d+)");
    private static final Pattern DECIDER = Pattern.compile("\"kind\":\"decide\",\"seat\":(\\d+)");

    private final EnginePipe pipe;
    private final List<byte[]> script;

    EnginePairs(String rules, int seats, Other other) {
        var requests = new ArrayList<String>();
        var lengths = new ArrayList<Integer>();
        write(rules, seats, requests, lengths);
        script = new ArrayList<>();
        for (int i = 0; i < requests.size(); i++)
            script.add(
                    (other == Other.ENGINE
                                    ? requests.get(i)
                                    : echo(lengths.get(i), requests.get(i).length()))
                            .getBytes(US_ASCII));
        pipe = new EnginePipe(other == Other.ENGINE ? EngineHost.class : EngineHost.Echo.class);
    }

    /** A line as long as the request that asks for an answer of this length. */
    private static String echo(int answer, int request) {
        String start = answer + " ";
        return start + "x".repeat(Math.max(0, request - start.length() - 1)) + "\n";
    }

    /** Plays random matches in this process, and writes down the requests and their lengths. */
    private static void write(
            String rules, int seats, List<String> requests, List<Integer> lengths) {
        Engine engine = EngineHost.engine();
        RandomGenerator random = new Seed(1).random();
        String turn = "";
        while (requests.size() < 2 * PAIRS) {
            var decider = DECIDER.matcher(turn);
            boolean goesOn = decider.find();
            String play =
                    goesOn
                            ? "{\"t\":\"play\",\"match\":\"m\",\"option\":%d}"
                                    .formatted(random.nextInt(count(engine)))
                            : opening(rules, seats, requests.size());
            turn = ask(engine, play);
            String view =
                    "{\"t\":\"view\",\"match\":\"m\",\"seat\":%s}"
                            .formatted(goesOn ? decider.group(1) : "0");
            requests.add(play + "\n");
            lengths.add(turn.length());
            requests.add(view + "\n");
            lengths.add(ask(engine, view).length());
        }
        requests.set(0, opening(rules, seats, 0) + "\n");
    }

    private static String opening(String rules, int seats, int seed) {
        return "{\"t\":\"new\",\"match\":\"m\",\"rules\":\"%s\",\"seats\":%d,\"seed\":%d}"
                .formatted(rules, seats, seed);
    }

    private static int count(Engine engine) {
        var count = COUNT.matcher(ask(engine, "{\"t\":\"moves\",\"match\":\"m\",\"most\":0}"));
        if (!count.find()) throw new IllegalStateException("no moves");
        return Integer.parseInt(count.group(1));
    }

    private static String ask(Engine engine, String request) {
        var out = new ByteArrayOutputStream();
        try {
            new EngineService(engine, new ByteArrayInputStream(request.getBytes(UTF_8)), out).run();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString(UTF_8).strip();
    }

    @Override
    public long processorNanos() {
        return System.nanoTime();
    }

    @Override
    public Tally play(int matches, long seed) {
        try {
            for (int match = 0; match < matches; match++)
                for (byte[] request : script) pipe.ask(request);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new Tally(matches, (long) matches * script.size() / 2, 0, 0, 0);
    }
}
