package strategos.app.accounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import strategos.store.Account.Mark;

/** The command {@code accounts operator}. */
@Command(
        name = "operator",
        header = "Let an account manage others on the page /admin.",
        sortOptions = false)
final class OperatorCommand implements Runnable {

    @Spec private CommandSpec spec;
    @Mixin private MarkOptions options;

    @Override
    public void run() {
        options.set(
                Mark.OPERATOR,
                "is an operator",
                "is no longer an operator",
                spec.commandLine().getOut());
    }
}
