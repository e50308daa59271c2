package strategos.server.web;

import java.io.IOException;

/** Takes the lines of an answer that has no end yet; each is sent at once. */
@FunctionalInterface
public interface LineSink {

    void write(String line) throws IOException;

    /** Writes an answer, line by line, for as long as it takes. */
    @FunctionalInterface
    interface Source {

        void writeTo(LineSink sink) throws IOException, InterruptedException;
    }
}
