package strategos.server.web;

/** What answers requests. */
@FunctionalInterface
public interface Handler {

    Answer answer(Request request);
}
