package strategos.terminal.replay;

import java.io.PrintWriter;
import strategos.terminal.console.TextLayout;

/** A record printed in full, or one step of it, as text or JSON. */
public record Listing(Showing<?, ?, ?> showing, PrintWriter out) {

    public void all() {
        String turn = "";
        for (int number = 1; number <= showing.size(); number++) {
            String headline = showing.headline(number - 1);
            if (!headline.equals(turn)) out.println(headline);
            turn = headline;
            print(number);
        }
        showing.ending().forEach(out::println);
        out.flush();
    }

    public void step(int number) {
        out.println(
                "Step %d of %d. %s".formatted(number, showing.size(), showing.headline(number)));
        if (number > 0) print(number);
        showing.scene(number).forEach(out::println);
        out.flush();
    }

    private void print(int number) {
        out.println(TextLayout.right("" + number, 6) + "  " + showing.step(number));
    }

    public void allJson() {
        for (int number = 1; number <= showing.size(); number++) {
            showing.stepJson(number).ifPresent(out::println);
        }
        out.println(showing.sceneJson(showing.size()));
        out.flush();
    }

    public void stepJson(int number) {
        if (number > 0) showing.stepJson(number).ifPresent(out::println);
        out.println(showing.sceneJson(number));
        out.flush();
    }
}
