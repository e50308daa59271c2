package strategos.app.cli;

import java.util.function.Function;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Parses a number argument.
 *
 * @param what it has to be
 */
public record TypedNumber<N>(String what, Function<String, N> parser) implements ITypeConverter<N> {

    public static final TypedNumber<Integer> WHOLE =
            new TypedNumber<>("a whole number", Integer::valueOf);

    private static final TypedNumber<Long> LONG =
            new TypedNumber<>("a whole number", Long::valueOf);

    private static final TypedNumber<Double> ANY = new TypedNumber<>("a number", Double::valueOf);

    private static final Pattern DIGITS = Pattern.compile("[+-]?\\d+");

    /** Lets all options of a command and of those below it be typed so. */
    public static CommandLine registerIn(CommandLine command) {
        return command.registerConverter(Integer.class, WHOLE)
                .registerConverter(int.class, WHOLE)
                .registerConverter(Long.class, LONG)
                .registerConverter(double.class, ANY)
                .registerConverter(Double.class, ANY);
    }

    @Override
    public N convert(String text) {
        String number = text.strip();
        if (number.isEmpty()) throw new TypeConversionException("a number is missing");
        try {
            return parser.apply(number);
        } catch (NumberFormatException _) {
            boolean large = DIGITS.matcher(number).matches();
            throw new TypeConversionException(
                    "'%s' is %s".formatted(text, large ? "too large a number" : "not " + what));
        }
    }
}
