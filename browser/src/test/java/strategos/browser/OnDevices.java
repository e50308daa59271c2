package strategos.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.AnnotationBasedArgumentsProvider;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** A test that always runs on the first device, and on the others with {@link Variants} only. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@ArgumentsSource(OnDevices.Chosen.class)
@interface OnDevices {

    Device[] value();

    /** The devices of this run. */
    final class Chosen extends AnnotationBasedArgumentsProvider<OnDevices> {

        @Override
        protected Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context, OnDevices devices) {
            return Stream.of(devices.value())
                    .limit(Variants.areAll() ? devices.value().length : 1)
                    .map(Arguments::of);
        }
    }
}
