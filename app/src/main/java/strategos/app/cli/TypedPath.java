package strategos.app.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A file or folder as a person types it; an empty name would be the folder one is in. */
public final class TypedPath implements ITypeConverter<Path> {

    @Override
    public Path convert(String text) {
        if (text.isBlank()) throw new TypeConversionException("a name is missing");
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new TypeConversionException("no file can have this name");
        }
    }
}
