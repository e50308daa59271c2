package strategos.server.web;

/** A handler of requests. */
@FunctionalInterface
public interface Handler {

    Response answer(Request request);
}
