package strategos.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;

/** The simplest program that plays: it answers every decision with the last move of its message. */
public final class LastMoveProgram {

    private static final String DECIDE = "{\"t\":\"decide\",\"id\":";

    private LastMoveProgram() {}

    /** Plays over standard input and output until there is nothing more to read. */
    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        for (String line; (line = in.readLine()) != null; ) {
            if (!line.startsWith(DECIDE)) continue;
            out.write(answer(line));
            out.write('\n');
            out.flush();
        }
    }

    private static String answer(String decision) {
        String id = decision.substring(DECIDE.length(), decision.indexOf(',', DECIDE.length()));
        int end = decision.lastIndexOf("\"]");
        String move = decision.substring(start(decision, end), end);
        return "{\"t\":\"move\",\"id\":" + id + ",\"move\":\"" + move + "\"}";
    }

    /** Where the text that ends here begins; its own quotation marks follow a backslash. */
    private static int start(String line, int end) {
        int quote = line.lastIndexOf('"', end - 1);
        while (line.charAt(quote - 1) == '\\') quote = line.lastIndexOf('"', quote - 1);
        return quote + 1;
    }
}
