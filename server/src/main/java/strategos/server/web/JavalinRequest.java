package strategos.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A request that came by Javalin. */
record JavalinRequest(Context context) implements Request {

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
    public String body(int most) throws TooLargeException {
        try {
            byte[] body = context.req().getInputStream().readNBytes(most + 1);
            if (body.length > most) throw new TooLargeException();
            return new String(body, StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public String address() {
        return context.req().getRemoteAddr();
    }
}
