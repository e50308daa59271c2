package strategos.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.SocketChannelEndPoint;

/** A request from Javalin. */
record JavalinRequest(Context context) implements Request {

    private static final BodyReader BODIES = new BodyReader(System::nanoTime);

    @Override
    public String method() {
        return context.method().name();
    }

    @Override
    public String path() {
        return context.path();
    }

    @Override
    public String route() {
        return method() + " " + context.endpoint().path;
    }

    @Override
    public String parameter(String name) {
        return context.pathParam(name);
    }

    @Override
    public String queryString() {
        return Optional.ofNullable(context.queryString()).orElse("");
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
    public List<String> headers(String name) {
        return Collections.list(context.req().getHeaders(name));
    }

    @Override
    public String body(int most) throws UnreadableBodyException {
        try {
            byte[] body = BODIES.read(context.req().getInputStream(), most);
            return new String(body, StandardCharsets.UTF_8);
        } catch (IOException _) {
            throw new UnreadableBodyException(UnreadableBodyException.Reason.BROKEN_OFF);
        }
    }

    /**
     * The server does not listen to a connection while it works on an answer, so this looks: at the
     * end of what was sent there is nobody. A browser sends nothing before it has its answer; one
     * that does has to ask again on another connection.
     */
    @Override
    public boolean isGone() {
        var connection = ServletContextRequest.getServletContextRequest(context.req());
        var endPoint = connection.getConnectionMetaData().getConnection().getEndPoint();
        if (!(endPoint instanceof SocketChannelEndPoint socket)) return !endPoint.isOpen();
        try {
            int read = socket.getChannel().read(ByteBuffer.allocate(1));
            if (read > 0) context.header("Connection", "close");
            return read < 0;
        } catch (IOException _) {
            return true;
        }
    }

    @Override
    public String address() {
        return context.req().getRemoteAddr();
    }
}
