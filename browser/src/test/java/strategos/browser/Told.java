package strategos.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** All that a server has told a page about a match. */
final class Told {

    /** One step with its number, as it came. */
    record Step(long seq, String event) {}

    private static final String HEAR_AGAIN =
            """
            ([match, since, seat]) => new Promise((done, fail) => {
                const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket?since=${since}&as=${seat}`);
                socket.onerror = () => fail(new Error('no line to the match'));
                socket.onmessage = ({ data }) => {
                    if (JSON.parse(data).t !== 'steps') return;
                    socket.close();
                    done(data);
                };
            })""";

    private final Page page;
    private final List<Step> steps = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();
    private long last = -1;
    private long first = -1;
    private String seat = "";

    Told(Page page) {
        this.page = page;
        page.onWebSocket(line -> line.onFrameReceived(frame -> hear(frame.text())));
    }

    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Where a step was missed or told twice. */
    List<String> gaps() {
        return List.copyOf(gaps);
    }

    /** The same steps as the server tells them to somebody who has missed them. */
    List<Step> onDisk(String match) {
        try (var other = page.context().newPage()) {
            other.navigate(page.url());
            var again = other.evaluate(HEAR_AGAIN, List.of(match, String.valueOf(first), seat));
            return stepsOf(JsonParser.parseString((String) again).getAsJsonObject());
        }
    }

    private void hear(String text) {
        var message = JsonParser.parseString(text).getAsJsonObject();
        switch (message.get("t").getAsString()) {
            case "snapshot" -> {
                last = message.get("seq").getAsLong();
                seat = message.get("you").toString();
                if (first < 0) first = last;
            }
            case "steps" -> stepsOf(message).forEach(this::follow);
            default -> {}
        }
    }

    private void follow(Step step) {
        if (step.seq() != last + 1) gaps.add("after " + last + " came " + step);
        last = step.seq();
        steps.add(step);
    }

    private static List<Step> stepsOf(JsonObject message) {
        return StreamSupport.stream(message.getAsJsonArray("frames").spliterator(), false)
                .map(it -> it.getAsJsonObject())
                .map(it -> new Step(it.get("seq").getAsLong(), it.get("event").toString()))
                .toList();
    }
}
