package strategos.game.io;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import java.util.Optional;

/**
 * Describes why a file or a folder cannot be used; the messages of many exceptions are only its
 * name.
 */
public final class FileFault {

    private FileFault() {}

    public static String of(IOException fault) {
        return switch (fault) {
            case NoSuchFileException _ -> "there is no such folder";
            case AccessDeniedException _ -> "permission denied";
            case FileAlreadyExistsException _, NotDirectoryException _ ->
                    "a file with that name already exists";
            case FileSystemException known when known.getReason() != null ->
                    withinSentence(known.getReason());
            case ClosedChannelException _ -> "it has been closed";
            default ->
                    Optional.ofNullable(fault.getMessage())
                            .map(FileFault::withinSentence)
                            .orElse(fault.getClass().getSimpleName());
        };
    }

    private static String withinSentence(String message) {
        if (message.equals("Is a directory")) return "it is a folder";
        return message.isEmpty()
                ? message
                : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }
}
