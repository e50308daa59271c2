package strategos.app.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses a path argument; an empty path would mean the current folder. */
public final class TypedPath implements ITypeConverter<Path> {

    @Override
    public Path convert(String text) {
        if (text.isBlank()) throw new TypeConversionException("a name is missing");
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new TypeConversionException("not a valid file name");
        }
    }
}
