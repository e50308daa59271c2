package strategos.conquest;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Asks a view everything that it answers to small numbers or to nothing, within reason or beyond: a
 * leak is one wherever it is.
 */
final class ViewProbe {

    private static final int MOST = 4;

    private static final List<MethodHandle> QUESTIONS =
            Arrays.stream(View.class.getDeclaredMethods())
                    .filter(method -> Modifier.isPublic(method.getModifiers()))
                    .filter(
                            method ->
                                    Stream.of(method.getParameterTypes())
                                            .allMatch(int.class::equals))
                    .sorted(Comparator.comparing(Method::toString))
                    .map(ViewProbe::handle)
                    .toList();

    private ViewProbe() {}

    static List<Object> answers(View view) {
        List<Object> answers = new ArrayList<>();
        for (MethodHandle question : QUESTIONS) {
            switch (question.type().parameterCount()) {
                case 1 -> answers.add(answer(question, view));
                case 2 -> {
                    for (int a = 0; a <= MOST; a++) answers.add(answer(question, view, a));
                }
                case 3 -> {
                    for (int a = 0; a <= MOST; a++)
                        for (int b = 0; b < 2; b++) answers.add(answer(question, view, a, b));
                }
                default -> throw new IllegalStateException("no numbers for " + question);
            }
        }
        return answers;
    }

    private static Object answer(MethodHandle question, Object... viewAndNumbers) {
        try {
            return question.invokeWithArguments(viewAndNumbers);
        } catch (Throwable refused) {
            return refused.getClass();
        }
    }

    private static MethodHandle handle(Method method) {
        try {
            return MethodHandles.publicLookup().unreflect(method);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
