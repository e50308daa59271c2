package strategos.server.accounts;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import strategos.server.guards.Refusal;
import strategos.store.AccountSettings;
import strategos.wire.FaultCode;
import strategos.wire.Identity.Setting;

/**
 * The settings of the client that accounts keep. What they mean is known to the client alone, so
 * that it can have new ones without the server.
 */
public final class SettingsDesk {

    private static final int MOST = 32;
    private static final Pattern WORD = Pattern.compile("[a-z0-9-]{1,32}");

    private final AccountSettings settings;

    public SettingsDesk(AccountSettings settings) {
        this.settings = settings;
    }

    public List<Setting> of(String account) {
        return settings.of(account).entrySet().stream()
                .map(entry -> new Setting(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** Keeps these settings in place of all earlier ones. */
    public void keep(String account, List<Setting> wanted) {
        Map<String, String> kept = new TreeMap<>();
        for (Setting setting : wanted) {
            requireWord(setting.name());
            requireWord(setting.value());
            kept.put(setting.name(), setting.value());
        }
        if (kept.size() > MOST)
            throw new Refusal(FaultCode.MALFORMED, "An account has at most " + MOST + " settings.");
        settings.replace(account, kept).join();
    }

    private static void requireWord(String text) {
        if (!WORD.matcher(text).matches())
            throw new Refusal(
                    FaultCode.MALFORMED,
                    "Names and values of settings have 1 to 32 lower-case letters, digits and"
                            + " hyphens.");
    }
}
