package strategos.server.matches;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import strategos.dice.Bytes32;
import strategos.dice.SealText;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.store.StoredSeal;
import strategos.table.Journal;
import strategos.table.SealState;
import strategos.table.SealTerms;

/** The seals of matches as they are stored. */
final class StoredSeals {

    private StoredSeals() {}

    /** The terms of the dice of a match; empty if they are not to be sealed. */
    static Optional<SealTerms> terms(
            Store store,
            StoredMatch match,
            List<Journal.Entry> past,
            Optional<Supplier<Bytes32>> secrets) {
        if (!store.seals().isWanted(match.id())) return Optional.empty();
        var saved = store.seals().of(match.id()).map(StoredSeals::state);
        if (saved.isEmpty() && secrets.isEmpty()) return Optional.empty();
        var header = header(match);
        return Optional.of(
                new SealTerms(
                        header.game(),
                        header.setup(),
                        past.stream()
                                .limit(saved.map(it -> it.record().earlier()).orElse(past.size()))
                                .map(Journal.Entry::line)
                                .toList(),
                        secrets.orElse(StoredSeals::noSecret),
                        saved));
    }

    /** A match that was sealed is never sealed again, so a server without secrets can go on. */
    private static Bytes32 noSecret() {
        throw new IllegalStateException("this server draws no secrets");
    }

    private static MatchHeader header(StoredMatch match) {
        try {
            return MatchHeader.read(match.header().lines().toList());
        } catch (NotationException unreadable) {
            throw new IllegalStateException("match " + match.id() + " on disk", unreadable);
        }
    }

    static StoredSeal stored(SealState state) {
        return new StoredSeal(
                state.record().number(),
                state.record().match(),
                state.phase().name().toLowerCase(Locale.ROOT),
                state.since(),
                SealText.write(state.record()));
    }

    static SealState state(StoredSeal seal) {
        try {
            return new SealState(
                    SealState.Phase.valueOf(seal.phase().toUpperCase(Locale.ROOT)),
                    seal.since(),
                    SealText.read(seal.facts()).record());
        } catch (NotationException unreadable) {
            throw new IllegalStateException("seal " + seal.number() + " on disk", unreadable);
        }
    }
}
