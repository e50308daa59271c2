package strategos.wire;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Executable;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The mapping of Java types to JSON, so that no type needs annotations.
 *
 * <p>A record of a sealed interface is identified by a property {@link #KIND}, unless its interface
 * names another. Names of records and constants are written in lower case with hyphens. A component
 * that is not {@code @Nullable} is required, and never null.
 */
public final class WireModule extends Module {

    /** The property that tells the records of a sealed interface apart. */
    public static final String KIND = "kind";

    @Override
    public String getModuleName() {
        return "strategos";
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.insertAnnotationIntrospector(new Introspector());
    }

    /** The name by which a record is told apart from the others of its sealed interface. */
    public static String kind(Class<?> record) {
        var said = record.getAnnotation(JsonTypeName.class);
        return said == null ? hyphenated(record.getSimpleName()) : said.value();
    }

    /** The property in which the records of a sealed interface say their kind. */
    public static String kindProperty(Class<?> sealedInterface) {
        var said = sealedInterface.getAnnotation(JsonTypeInfo.class);
        return said == null ? KIND : said.property();
    }

    /** The name of a constant of an enum. */
    public static String name(Enum<?> constant) {
        return hyphenated(constant.name());
    }

    /** The sealed interface that a type is, or that a record is one of. */
    public static Optional<Class<?>> sealedInterface(Class<?> type) {
        return Stream.concat(Stream.of(type), Stream.of(type.getInterfaces()))
                .filter(Class::isSealed)
                .findFirst();
    }

    /** {@code DealArmies} and {@code DEAL_ARMIES} are both {@code deal-armies}. */
    private static String hyphenated(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                .replace('_', '-')
                .toLowerCase(Locale.ROOT);
    }

    private static final class Introspector extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1;

        @Override
        public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
                MapperConfig<?> config, Annotated annotated) {
            var sealed = sealedInterface(annotated.getRawType());
            return sealed.isPresent() && annotated instanceof AnnotatedClass
                    ? toldApartBy(kindProperty(sealed.get()))
                    : super.findPolymorphicTypeInfo(config, annotated);
        }

        private static JsonTypeInfo.Value toldApartBy(String property) {
            return JsonTypeInfo.Value.construct(
                    JsonTypeInfo.Id.NAME,
                    JsonTypeInfo.As.PROPERTY,
                    property,
                    null,
                    false,
                    true,
                    null);
        }

        @Override
        public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
            var permitted = annotated.getRawType().getPermittedSubclasses();
            return permitted == null
                    ? super.findSubtypes(annotated)
                    : Arrays.stream(permitted).map(NamedType::new).toList();
        }

        @Override
        public @Nullable String findTypeName(AnnotatedClass annotated) {
            return annotated.getRawType().isRecord()
                    ? kind(annotated.getRawType())
                    : super.findTypeName(annotated);
        }

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config,
                AnnotatedClass annotated,
                Enum<?>[] constants,
                @Nullable String[] names) {
            return Arrays.stream(constants).map(WireModule::name).toArray(String[]::new);
        }

        @Override
        public Boolean hasRequiredMarker(AnnotatedMember member) {
            return !isNullable(member);
        }

        @Override
        public JsonSetter.Value findSetterInfo(Annotated annotated) {
            return annotated instanceof AnnotatedMember member && isNullable(member)
                    ? JsonSetter.Value.forContentNulls(Nulls.FAIL)
                    : JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);
        }

        private static boolean isNullable(AnnotatedMember member) {
            return switch (member) {
                case AnnotatedField field -> isNullable(field.getAnnotated().getAnnotatedType());
                case AnnotatedMethod method ->
                        isNullable(method.getAnnotated().getAnnotatedReturnType());
                case AnnotatedParameter parameter -> isNullable(typeOf(parameter));
                default -> false;
            };
        }

        private static AnnotatedType typeOf(AnnotatedParameter parameter) {
            var constructor = (Executable) parameter.getMember();
            return constructor.getAnnotatedParameterTypes()[parameter.getIndex()];
        }

        private static boolean isNullable(AnnotatedType type) {
            return type.isAnnotationPresent(Nullable.class);
        }
    }
}
