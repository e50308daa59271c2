package strategos.store;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** The settings of the browser client that accounts keep, by name. */
public final class AccountSettings {

    private final StoreReader reader;
    private final Writer writer;

    AccountSettings(StoreReader reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    public SortedMap<String, String> of(String account) {
        return reader.read(
                handle -> {
                    var settings = new TreeMap<String, String>();
                    handle.createQuery("SELECT name, value FROM account_settings WHERE account = ?")
                            .bind(0, account)
                            .mapToMap(String.class)
                            .forEach(row -> settings.put(row.get("name"), row.get("value")));
                    return settings;
                });
    }

    /** Keeps these settings in place of all earlier ones. */
    public CompletableFuture<Void> replace(String account, Map<String, String> settings) {
        return writer.run(
                handle -> {
                    handle.execute("DELETE FROM account_settings WHERE account = ?", account);
                    settings.forEach(
                            (name, value) ->
                                    handle.execute(
                                            """
                                            INSERT INTO account_settings (account, name, value)
                                            VALUES (?, ?, ?)""",
                                            account,
                                            name,
                                            value));
                });
    }
}
