package strategos.server.web;

import java.util.function.Function;

/** A WebSocket to one browser. */
public interface Socket {

    /** Sends a text, and waits until the network has taken it. */
    void send(String text);

    void close(int code, String reason);

    /** Breaks the connection off without a word. */
    void cut();

    /** Receives messages of the browser. */
    interface Listener {

        void heard(String text);

        void closed();
    }

    /** Decides who may open a socket, before it is opened. */
    @FunctionalInterface
    interface Door {

        Admission admit(Request request);
    }

    /** The decision on opening a socket. */
    sealed interface Admission {

        /** The socket is opened and handed to its host. */
        record Admitted(Function<Socket, Listener> host) implements Admission {}

        /** No socket is opened. */
        record Refused(Response answer) implements Admission {}
    }
}
