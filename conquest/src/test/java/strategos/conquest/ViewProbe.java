package strategos.conquest;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import strategos.conquest.view.AimSheet;
import strategos.conquest.view.CardSheet;
import strategos.conquest.view.OrderSheet;
import strategos.conquest.view.View;

/**
 * Asks a view everything that it answers to small numbers or to nothing, within reason or beyond: a
 * leak is one wherever it is.
 */
final class ViewProbe {

    private static final int MOST = 4;

    private static final List<Class<?>> SHEETS =
            List.of(CardSheet.class, AimSheet.class, OrderSheet.class);

    private static final List<Part> PARTS =
            List.of(
                    new Part(view -> view, questions(View.class)),
                    new Part(View::cards, questions(CardSheet.class)),
                    new Part(View::aims, questions(AimSheet.class)),
                    new Part(View::orders, questions(OrderSheet.class)));

    /** A view, or a sheet of it, and all that it can be asked. */
    private record Part(Function<View, Object> of, List<Question> questions) {}

    private static List<Question> questions(Class<?> asked) {
        return Arrays.stream(asked.getDeclaredMethods())
                .filter(method -> !SHEETS.contains(method.getReturnType()))
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> Stream.of(method.getParameterTypes()).allMatch(int.class::equals))
                .sorted(Comparator.comparing(Method::toString))
                .map(ViewProbe::question)
                .toList();
    }

    /** A method of the view; its handle takes the view and the numbers as one array. */
    private record Question(MethodHandle handle, int numbers) {}

    private ViewProbe() {}

    static List<Object> answers(View view) {
        List<Object> answers = new ArrayList<>();
        for (Part part : PARTS) {
            Object asked = part.of().apply(view);
            part.questions().forEach(question -> ask(question, asked, answers));
        }
        return answers;
    }

    private static void ask(Question question, Object asked, List<Object> answers) {
        switch (question.numbers()) {
            case 0 -> answers.add(answer(question, asked));
            case 1 -> {
                for (int a = 0; a <= MOST; a++) answers.add(answer(question, asked, a));
            }
            case 2 -> {
                for (int a = 0; a <= MOST; a++)
                    for (int b = 0; b < 2; b++) answers.add(answer(question, asked, a, b));
            }
            default -> throw new IllegalStateException("no numbers for " + question);
        }
    }

    private static Object answer(Question question, Object... viewAndNumbers) {
        try {
            return (Object) question.handle().invokeExact(viewAndNumbers);
        } catch (Throwable refused) {
            return refused.getClass();
        }
    }

    private static Question question(Method method) {
        int arguments = method.getParameterCount() + 1;
        try {
            var handle =
                    MethodHandles.publicLookup()
                            .unreflect(method)
                            .asType(MethodType.genericMethodType(arguments))
                            .asSpreader(Object[].class, arguments);
            return new Question(handle, method.getParameterCount());
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
