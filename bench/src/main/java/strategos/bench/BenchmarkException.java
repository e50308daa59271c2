package strategos.bench;

/** A program that cannot be measured, with the reason. */
public final class BenchmarkException extends RuntimeException {

    BenchmarkException(String message) {
        super(message);
    }

    BenchmarkException(String message, Throwable cause) {
        super(message, cause);
    }
}
