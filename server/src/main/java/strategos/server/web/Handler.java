package strategos.server.web;

/** What answers requests. */
@FunctionalInterface
public interface Handler {

    Response answer(Request request);
}
