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
import java.util.stream.Stream;
import strategos.conquest.orders.OrderSheet;

/**
 * Asks a view everything that it answers to small numbers or to nothing, within reason or beyond: a
 * leak is one wherever it is.
 */
final class ViewProbe {

    private static final int MOST = 4;

    private static final List<Question> QUESTIONS = questions(View.class);
    private static final List<Question> ABOUT_ORDERS = questions(OrderSheet.class);

    private static List<Question> questions(Class<?> asked) {
        return Arrays.stream(asked.getDeclaredMethods())
                .filter(method -> method.getReturnType() != OrderSheet.class)
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
        QUESTIONS.forEach(question -> ask(question, view, answers));
        OrderSheet sheet = view.orders();
        ABOUT_ORDERS.forEach(question -> ask(question, sheet, answers));
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
