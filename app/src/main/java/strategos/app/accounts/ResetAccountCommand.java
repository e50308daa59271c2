package strategos.app.accounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import strategos.server.accounts.OperatorDesk;

/** The command {@code accounts reset}. */
@Command(
        name = "reset",
        header = "Give an account a new password, print it, and sign the account out everywhere.",
        sortOptions = false)
final class ResetAccountCommand implements Runnable {

    @Spec private CommandSpec spec;
    @Mixin private AccountArgument account;
    @Mixin private AccountStore accounts;

    @Override
    public void run() {
        var reset = accounts.with((OperatorDesk desk) -> desk.reset(account.name()));
        spec.commandLine()
                .getOut()
                .printf("%s can sign in with the password %s%n", reset.name(), reset.password());
    }
}
