package strategos.app.accounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import strategos.store.Account.Mark;

/** The command {@code accounts mute}. */
@Command(
        name = "mute",
        header = "Keep an account from publishing anything, such as boards.",
        sortOptions = false)
final class MuteAccountCommand implements Runnable {

    @Spec private CommandSpec spec;
    @Mixin private MarkOptions options;

    @Override
    public void run() {
        options.set(Mark.MUTED, "is muted", "is no longer muted", spec.commandLine().getOut());
    }
}
