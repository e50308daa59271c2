package strategos.app.accounts;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.store.Mutes.MutedPlayer;

/** The command {@code accounts guests}. */
@Command(
        name = "guests",
        header = "List the guests who are muted for a time, or unmute one.",
        sortOptions = false)
final class MutedGuestsCommand implements Runnable {

    /** As much of an id as tells guests apart. */
    private static final int SHOWN = 12;

    private static final String UNNAMED = "Guest";

    @Spec private CommandSpec spec;

    @Option(
            names = "--unmute",
            paramLabel = "ID",
            description = "Unmute the guest whose id, as listed, begins like this.")
    private @Nullable String unmuted;

    @Mixin private AccountStore accounts;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        String id = unmuted;
        if (id != null) {
            var guest = accounts.with(desk -> desk.unmuteGuest(id));
            out.println(guest.name().orElse(UNNAMED) + " is no longer muted");
            return;
        }
        List<MutedPlayer> guests = accounts.with(desk -> desk.muted());
        if (guests.isEmpty()) out.println("No muted guests.");
        for (MutedPlayer guest : guests)
            out.printf(
                    "%s  %-20s  until %s%n",
                    guest.id().substring(0, Math.min(SHOWN, guest.id().length())),
                    guest.name().orElse(UNNAMED),
                    guest.until());
    }
}
