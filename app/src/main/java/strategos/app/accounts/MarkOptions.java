package strategos.app.accounts;

import java.io.PrintWriter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.store.Account.Mark;

/** The arguments of commands that set a mark on an account, or remove it. */
final class MarkOptions {

    @Mixin private AccountArgument account;

    @Option(names = "--undo", description = "Reverse it.")
    private boolean undo;

    @Mixin private AccountStore accounts;

    void set(Mark mark, String done, String undone, PrintWriter out) {
        var changed =
                accounts.with(
                        desk ->
                                undo
                                        ? desk.unmark(account.name(), mark)
                                        : desk.mark(account.name(), mark));
        out.printf("%s %s%n", changed.name(), undo ? undone : done);
    }
}
