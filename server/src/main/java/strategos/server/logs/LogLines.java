package strategos.server.logs;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.regex.Pattern;
import strategos.server.web.RequestId;
import strategos.wire.Json;

/**
 * Writes the lines of a log. Each has the id of the request that it is about, if it is about one; a
 * message is never longer than its line, whatever a client has sent.
 */
public final class LogLines extends Formatter {

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss").withZone(ZoneId.systemDefault());

    private final LogFormat format;

    public LogLines(LogFormat format) {
        this.format = format;
    }

    @Override
    public String format(LogRecord line) {
        return switch (format) {
            case TEXT -> text(line);
            case JSON -> json(line);
        };
    }

    private String text(LogRecord line) {
        String request = RequestId.current().map(id -> " (request " + id.text() + ")").orElse("");
        String start = TIME.format(line.getInstant()) + " " + line.getLevel().getName() + ": ";
        String message = CONTROL.matcher(formatMessage(line)).replaceAll(" ");
        return start + message + request + "\n" + trace(line);
    }

    private String json(LogRecord line) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("time", line.getInstant().toString());
        fields.put("level", line.getLevel().getName());
        fields.put("logger", String.valueOf(line.getLoggerName()));
        RequestId.current().ifPresent(id -> fields.put("request", id.text()));
        fields.put("message", formatMessage(line));
        if (line.getThrown() != null) fields.put("trace", trace(line));
        return Json.write(fields) + "\n";
    }

    private static String trace(LogRecord line) {
        if (line.getThrown() == null) return "";
        var text = new StringWriter();
        line.getThrown().printStackTrace(new PrintWriter(text, true));
        return text.toString();
    }
}
