package strategos.app.accounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import strategos.store.Account.Mark;

/** The command {@code accounts ban}. */
@Command(name = "ban", header = "Sign an account out and keep it out.", sortOptions = false)
final class BanAccountCommand implements Runnable {

    @Spec private CommandSpec spec;
    @Mixin private MarkOptions options;

    @Override
    public void run() {
        options.set(Mark.BANNED, "is banned", "is no longer banned", spec.commandLine().getOut());
    }
}
