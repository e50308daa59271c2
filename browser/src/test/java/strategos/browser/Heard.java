package strategos.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** All scenes and steps that came over the line to a page, word for word. */
final class Heard {

    private final List<JsonObject> snapshots = new ArrayList<>();
    private final List<JsonObject> frames = new ArrayList<>();

    Heard(Page page) {
        page.onWebSocket(line -> line.onFrameReceived(frame -> hear(frame.text())));
    }

    /** Each with the number of the step that it was taken after. */
    List<JsonObject> snapshots() {
        return List.copyOf(snapshots);
    }

    List<JsonObject> frames() {
        return List.copyOf(frames);
    }

    /** What was told last. */
    JsonObject scene() {
        return (frames.isEmpty() ? snapshots : frames).getLast().getAsJsonObject("scene");
    }

    private void hear(String text) {
        var message = JsonParser.parseString(text).getAsJsonObject();
        switch (message.get("t").getAsString()) {
            case "snapshot" -> snapshots.add(message);
            case "steps" -> {
                for (JsonElement frame : message.getAsJsonArray("frames"))
                    frames.add(frame.getAsJsonObject());
            }
            default -> {}
        }
    }
}
