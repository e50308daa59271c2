package strategos.server.web;

import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.Optional;

/** A request that came by Javalin. */
record JavalinRequest(Context context) implements Request {

    private static final int CONTENT_TOO_LARGE = 413;

    @Override
    public String method() {
        return context.method().name();
    }

    @Override
    public String path() {
        return context.path();
    }

    @Override
    public String parameter(String name) {
        return context.pathParam(name);
    }

    @Override
    public Optional<String> query(String name) {
        return Optional.ofNullable(context.queryParam(name));
    }

    @Override
    public Optional<String> header(String name) {
        return Optional.ofNullable(context.header(name));
    }

    @Override
    public Optional<String> cookie(String name) {
        return Optional.ofNullable(context.cookie(name));
    }

    @Override
    public String body() throws TooLargeException {
        try {
            return context.body();
        } catch (HttpResponseException refused) {
            if (refused.getStatus() == CONTENT_TOO_LARGE) throw new TooLargeException();
            throw refused;
        }
    }

    @Override
    public String address() {
        return context.req().getRemoteAddr();
    }
}
