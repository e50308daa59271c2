package strategos.app.accounts;

import java.time.Clock;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import strategos.app.cli.DataFolder;
import strategos.server.accounts.OperatorDesk;
import strategos.server.accounts.Passwords;
import strategos.server.guards.Refusal;
import strategos.store.Store;
import strategos.store.StoreException;
import strategos.terminal.shell.BadInput;

/** The accounts in a data folder. Commands that change them mix this in. */
final class AccountStore {

    @Mixin private DataFolder data;

    /** Does something with the accounts; what they refuse is bad input. */
    <T> T with(Function<OperatorDesk, T> work) {
        try (var store = Store.openBeside(data.path(), Clock.systemUTC())) {
            return work.apply(new OperatorDesk(store, new Passwords()));
        } catch (Refusal refusal) {
            throw new BadInput(String.valueOf(refusal.getMessage()), refusal);
        } catch (StoreException unusable) {
            throw new BadInput("--data: " + unusable.getMessage(), unusable);
        }
    }
}
