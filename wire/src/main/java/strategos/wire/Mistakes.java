package strategos.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Error messages for JSON that cannot be read. */
final class Mistakes {

    /** Enough of a name to know it again. */
    private static final int LONGEST_ECHO = 40;

    private Mistakes() {}

    static String of(JsonProcessingException mistake) {
        return switch (mistake) {
            case StreamConstraintsException _ ->
                    "a name, a text or a number is too long, or the nesting is too deep";
            case UnrecognizedPropertyException unknown ->
                    place(unknown.getPath()) + " is unknown" + known(unknown);
            case InvalidTypeIdException kind -> hasToBe(kind, kind.getBaseType().getRawClass());
            case ValueInstantiationException refused
                    when refused.getCause() instanceof IllegalArgumentException why ->
                    String.valueOf(why.getMessage());
            case MismatchedInputException mismatch -> hasToBe(mismatch, mismatch.getTargetType());
            case JsonMappingException outer
                    when outer.getCause() instanceof InputCoercionException ->
                    place(outer.getPath()) + " is out of range";
            case JsonMappingException outer
                    when outer.getCause() instanceof JsonProcessingException inner ->
                    of(inner);
            default -> at(mistake) + "this is not JSON, or a name occurs twice";
        };
    }

    /** What to say of a text that is JSON but nothing at all. */
    static String nothing(Class<?> wanted) {
        return hasToBe(List.of(), wanted);
    }

    private static String hasToBe(JsonMappingException mistake, @Nullable Class<?> type) {
        return hasToBe(mistake.getPath(), type);
    }

    private static String hasToBe(List<Reference> path, @Nullable Class<?> type) {
        return place(path) + " must be " + shape(type);
    }

    private static String at(JsonProcessingException mistake) {
        var location = mistake.getLocation();
        return location == null
                ? ""
                : "line %d, column %d: ".formatted(location.getLineNr(), location.getColumnNr());
    }

    /** Where in the message it is: {@code seats[0].kind}. */
    private static String place(List<Reference> path) {
        if (path.isEmpty()) return "the message";
        return path.stream()
                .map(Mistakes::step)
                .collect(Collectors.joining())
                .replaceFirst("^\\.", "");
    }

    private static String step(Reference reference) {
        String name = reference.getFieldName();
        return name == null ? "[" + reference.getIndex() + "]" : "." + shortened(name);
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST_ECHO ? name : name.substring(0, LONGEST_ECHO) + "…";
    }

    private static String known(UnrecognizedPropertyException unknown) {
        return unknown.getKnownPropertyIds().stream()
                .map(String::valueOf)
                .sorted()
                .reduce((some, next) -> some + ", " + next)
                .map(known -> ", only " + known)
                .orElse("");
    }

    private static String shape(@Nullable Class<?> type) {
        if (type == null || type.isRecord()) return "an object";
        if (type == String.class) return "text";
        if (type == boolean.class || type == Boolean.class) return "true or false";
        if (type == double.class || type == Double.class) return "a number";
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) return "a whole number";
        if (type.isEnum()) return "one of " + constants(type);
        if (type.isSealed()) return "an object whose " + kinds(type);
        return "a list";
    }

    private static String constants(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(constant -> WireModule.name((Enum<?>) constant))
                .collect(Collectors.joining(", "));
    }

    private static String kinds(Class<?> type) {
        return records(type)
                .map(WireModule::kind)
                .collect(
                        Collectors.joining(
                                ", ", WireModule.kindProperty(type) + " is one of ", ""));
    }

    /** The records of a sealed interface, with those of sealed interfaces within it. */
    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(Mistakes::records)
                : Stream.of(type);
    }
}
