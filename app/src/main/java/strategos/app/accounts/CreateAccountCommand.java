package strategos.app.accounts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.store.Account.Mark;

/** The command {@code accounts create}. */
@Command(name = "create", header = "Create an account and print its password.", sortOptions = false)
final class CreateAccountCommand implements Runnable {

    @Spec private CommandSpec spec;
    @Mixin private AccountArgument account;

    @Option(names = "--operator", description = "Let the account manage others on the page /admin.")
    private boolean operator;

    @Mixin private AccountStore accounts;

    @Override
    public void run() {
        var made =
                accounts.with(
                        desk -> {
                            var created = desk.create(account.name());
                            if (operator) desk.mark(created.name(), Mark.OPERATOR);
                            return created;
                        });
        spec.commandLine()
                .getOut()
                .printf("%s can sign in with the password %s%n", made.name(), made.password());
    }
}
