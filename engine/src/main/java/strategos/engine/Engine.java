package strategos.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.StopRule;
import strategos.engine.EngineAnswer.ErrorCode;
import strategos.engine.EngineRequest.Chances;
import strategos.family.Family;
import strategos.game.Quote;
import strategos.game.Seed;
import strategos.wire.OddsAnswer;

/** The matches of one program, and what it does with them. */
public final class Engine {

    /** The version of the protocol; it changes when programs would have to. */
    public static final int PROTOCOL = 1;

    /** More matches than a program can hold on to on purpose. */
    private static final int MOST_MATCHES = 100_000;

    private final GameOpener games;
    private final EngineSeeds seeds;
    private final BatchDesk batches;
    private final Map<String, EngineMatch<?, ?, ?>> matches = new HashMap<>();

    /**
     * An engine for games of these families.
     *
     * @param seeds what the seeds of matches come from that name none
     */
    public Engine(List<? extends Family<?, ?, ?, ?>> families, RandomGenerator seeds) {
        games = new GameOpener(families);
        this.seeds = new EngineSeeds(seeds);
        batches = new BatchDesk(games, this.seeds);
    }

    /**
     * Fulfils a request, or says why not.
     *
     * @param block the bytes that followed the request; empty for all but a step
     */
    public Reply answer(EngineRequest request, byte[] block) {
        try {
            return fulfil(request, block);
        } catch (EngineException refused) {
            return new Reply(refused.answer());
        } catch (RuntimeException fault) {
            dropBroken(request);
            return new Reply(
                    new EngineAnswer.Failed(ErrorCode.INTERNAL, "internal error: " + fault));
        }
    }

    /** What a fault left half done is not played on. */
    private void dropBroken(EngineRequest request) {
        if (request instanceof EngineRequest.OfMatch broken) matches.remove(broken.match());
        if (request instanceof EngineRequest.OfBatch broken) batches.drop(broken.batch());
    }

    private Reply fulfil(EngineRequest request, byte[] block) throws EngineException {
        return switch (request) {
            case EngineRequest.Hello() ->
                    new Reply(new EngineAnswer.Hello(PROTOCOL, games.games()));
            case EngineRequest.OfMatch asked -> new Reply(fulfil(asked));
            case EngineRequest.New wanted -> new Reply(open(wanted));
            case EngineRequest.Guess(var match, int seat, var into, var seed, var chance) ->
                    new Reply(keep(into, match(match).guess(seat, seed, chance)));
            case EngineRequest.Copy(var match, var into, var seed, var chance) ->
                    new Reply(keep(into, match(match).copy(seed, chance)));
            case EngineRequest.Forget(var match, var batch) -> new Reply(forget(match, batch));
            case EngineRequest.Odds odds -> new Reply(odds(odds));
            case EngineRequest.Batch wanted -> batches.open(wanted);
            case EngineRequest.Step(var batch, _) -> batches.step(batch, block);
            case EngineRequest.Observe asked -> batches.observe(asked);
            case EngineRequest.Restart asked -> batches.restart(asked);
            case EngineRequest.Actions(var batch) -> batches.actions(batch);
        };
    }

    private EngineAnswer fulfil(EngineRequest.OfMatch request) throws EngineException {
        String name = request.match();
        var match = match(name);
        return switch (request) {
            case EngineRequest.Moves(_, var seat, var from, var most) ->
                    match.moves(name, seat, from, most);
            case EngineRequest.Play play -> match.play(name, play);
            case EngineRequest.Roll roll -> match.roll(name, roll);
            case EngineRequest.View(_, var seat) -> match.view(name, seat);
            case EngineRequest.Board _ -> new EngineAnswer.Board(name, match.open().ground());
        };
    }

    private EngineAnswer open(EngineRequest.New wanted) throws EngineException {
        Seed seed = seeds.of(wanted.seed());
        var game = games.open(wanted, seed);
        Chances chance = Objects.requireNonNullElse(wanted.chance(), Chances.AUTO);
        return keep(wanted.match(), EngineMatch.begin(game, seed, chance));
    }

    private EngineAnswer keep(String name, EngineMatch<?, ?, ?> match) throws EngineException {
        Names.check(name);
        if (matches.size() >= MOST_MATCHES && !matches.containsKey(name))
            throw new EngineException(
                    ErrorCode.LIMIT, "%,d matches are open: forget some".formatted(matches.size()));
        matches.put(name, match);
        var open = match.open();
        return new EngineAnswer.Opened(
                name,
                open.family(),
                open.names().rules(),
                open.names().board(),
                open.game().seats(),
                match.seed().value(),
                match.turn());
    }

    private EngineMatch<?, ?, ?> match(String name) throws EngineException {
        var match = matches.get(name);
        if (match == null) throw unknown(name);
        return match;
    }

    private EngineAnswer forget(@Nullable String match, @Nullable String batch)
            throws EngineException {
        if ((match == null) == (batch == null))
            throw new EngineException(ErrorCode.MALFORMED, "name either a match or a batch");
        if (match != null && matches.remove(match) == null) throw unknown(match);
        if (batch != null) batches.forget(batch);
        return new EngineAnswer.Forgotten(match, batch);
    }

    private static EngineException unknown(String name) {
        return new EngineException(ErrorCode.UNKNOWN, "there is no match " + Quote.of(name));
    }

    private static EngineAnswer odds(EngineRequest.Odds asked) throws EngineException {
        var printed = DiceLimits.PRINTED;
        int stop = Objects.requireNonNullElse(asked.stop(), StopRule.NEVER.atArmies());
        try {
            var dice =
                    new DiceLimits(
                            Objects.requireNonNullElse(asked.attackDice(), printed.attack()),
                            Objects.requireNonNullElse(asked.defendDice(), printed.defend()),
                            Objects.requireNonNullElse(asked.edge(), printed.edge()));
            var odds =
                    new Assault(
                                    asked.attackers(),
                                    List.of(asked.defenders()),
                                    dice,
                                    new StopRule(stop, 0))
                            .odds();
            var left = odds.inAnyCase();
            return new EngineAnswer.Odds(
                    new OddsAnswer(
                            asked.attackers(),
                            asked.defenders(),
                            stop,
                            odds.win(),
                            left.attackers().mean(),
                            left.defenders().mean()));
        } catch (IllegalArgumentException refused) {
            throw new EngineException(ErrorCode.REFUSED, String.valueOf(refused.getMessage()));
        }
    }
}
