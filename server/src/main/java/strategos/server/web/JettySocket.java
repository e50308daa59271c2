package strategos.server.web;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A socket of Jetty. */
record JettySocket(Session session) implements Socket {

    @Override
    public void send(String text) {
        var sent = new Callback.Completable();
        session.sendText(text, sent);
        sent.join();
    }

    @Override
    public void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }

    @Override
    public void cut() {
        session.disconnect();
    }
}
