package strategos.app.accounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code accounts}. */
@Command(
        name = "accounts",
        header = "Create, list, reset, mute and ban the accounts of a server.",
        description = {
            "Works on the database of a data folder, whether a server is running on it or not. A"
                    + " running server applies changes at once, and ends the sessions they affect."
        },
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            CreateAccountCommand.class,
            ListAccountsCommand.class,
            ResetAccountCommand.class,
            MuteAccountCommand.class,
            MutedGuestsCommand.class,
            BanAccountCommand.class,
            OperatorCommand.class
        })
public final class AccountsCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
