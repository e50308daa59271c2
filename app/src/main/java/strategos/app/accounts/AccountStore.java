package strategos.app.accounts;

import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine.Mixin;
import strategos.app.cli.DataFolder;
import strategos.app.cli.DatabaseOption;
import strategos.server.accounts.OperatorDesk;
import strategos.server.accounts.Passwords;
import strategos.server.guards.PasswordCost;
import strategos.server.guards.Refusal;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.store.StoreException;
import strategos.terminal.shell.BadInput;

/** The accounts in a data folder. Commands that change them mix this in. */
final class AccountStore {

    /** What goes wrong with it comes back as an exception too. */
    private static final Logger CONNECTION_POOL = Logger.getLogger("com.zaxxer.hikari");

    @Mixin private DataFolder data;

    @Mixin private DatabaseOption option;

    /** Does something with the accounts; what they refuse is bad input. */
    <T> T with(Function<OperatorDesk, T> work) {
        CONNECTION_POOL.setLevel(Level.OFF);
        try (var store = open(option.database())) {
            return work.apply(new OperatorDesk(store, new Passwords(PasswordCost.STANDARD)));
        } catch (Refusal refusal) {
            throw new BadInput(String.valueOf(refusal.getMessage()), refusal);
        } catch (StoreException unusable) {
            throw new BadInput("--data: " + unusable.getMessage(), unusable);
        }
    }

    private Store open(Optional<PostgresDatabase> database) {
        return database.map(
                        it -> DatabaseOption.asking(() -> Store.openBeside(it, Clock.systemUTC())))
                .orElseGet(() -> Store.openBeside(data.path(), Clock.systemUTC()));
    }
}
