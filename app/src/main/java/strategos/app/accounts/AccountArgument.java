package strategos.app.accounts;

import picocli.CommandLine.Parameters;

/** The account that a command is about. */
final class AccountArgument {

    @Parameters(paramLabel = "NAME", description = "The name of the account.")
    private String name;

    String name() {
        return name;
    }
}
