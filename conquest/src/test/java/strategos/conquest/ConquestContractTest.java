package strategos.conquest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Allotment;
import strategos.conquest.rules.CardRules;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.rules.CardRules.Traded;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.Combat;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Combat.Occupation;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.rules.Extensions.Teams.TeamSight;
import strategos.conquest.rules.Fortify;
import strategos.conquest.rules.Income;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Seats;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.rules.TurnOrder;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.testkit.GameContract;

/** Every preset keeps the contract, on boards of every kind, with every number of seats. */
class ConquestContractTest implements GameContract<State, Move, View> {

    private static final Board WORLD = ConquestBoards.world();

    private static final Setup DEALT =
            new Setup(Territories.DEALT, Armies.DEALT, Neutral.WITH_TWO_SEATS);
    private static final Setup DUEL = new Setup(Territories.DEALT, Armies.IN_TURN, Neutral.NONE);
    private static final Setup POSITIONS =
            new Setup(Territories.POSITIONS, Armies.IN_TURN, Neutral.NONE);

    private static final Extensions FOG = Extensions.NONE.withSight(Sight.FOG);
    private static final Extensions BOOSTS = Extensions.NONE.withBoosts(Boosts.ON);
    private static final Extensions ECONOMY = Extensions.NONE.withEconomy(Economy.ON);
    private static final Extensions EVENTS = Extensions.NONE.withEventsEvery(1);

    /** Nothing as in a preset, so that no number is taken for granted. */
    private static final Ruleset HOUSE_RULES =
            new Ruleset(
                    "house rules",
                    new Seats(2, 10),
                    TurnOrder.DICE,
                    new Setup(Territories.CLAIMED, Armies.DEALT, Neutral.NONE),
                    new Income(4, 2),
                    new CardRules(
                            new Escalating(List.of(5, 3), 1),
                            Wilds.MISSING,
                            0,
                            Traded.WHILE_PLACING,
                            6,
                            8,
                            Drawn.AFTER_ATTACKING),
                    new Combat(DiceChoice.MOST, DiceChoice.CHOSEN, Occupation.AT_LEAST_THE_DICE),
                    Fortify.NONE);

    @Override
    public Stream<ConquestUnderTest> games() {
        var classicDealt = ConquestPresets.CLASSIC.withSetup(DEALT).withName("classic, dealt");
        var modernClaimed =
                ConquestPresets.MODERN.opened(OpeningKind.CLAIMED).withName("modern, claimed");
        var seven = ConquestPresets.RIZK.setup().withAllotment(new Allotment.Each(7));
        var rizkSeven = ConquestPresets.RIZK.withSetup(seven).withName("rizk, 7 to place");
        var none = ConquestPresets.MODERN.opened(OpeningKind.PLACED).setup();
        var modernNone =
                ConquestPresets.MODERN
                        .withSetup(none.withAllotment(new Allotment.Each(0)))
                        .withName("modern, none to place");
        var duel = ConquestPresets.MODERN.withSetup(DUEL).withName("plain duel");
        var positions = ConquestPresets.MODERN.withSetup(POSITIONS).withName("modern, positions");
        return Stream.of(
                ConquestUnderTest.of(ConquestPresets.CLASSIC, WORLD, 3),
                ConquestUnderTest.of(ConquestPresets.CLASSIC, WORLD, 4),
                ConquestUnderTest.of(ConquestPresets.CLASSIC, WORLD, 5),
                ConquestUnderTest.of(ConquestPresets.CLASSIC, WORLD, 6),
                ConquestUnderTest.of(ConquestPresets.CLASSIC, SampleBoards.SMALL, 3),
                ConquestUnderTest.of(ConquestPresets.CLASSIC, SampleBoards.ONE_WAY, 4),
                ConquestUnderTest.of(ConquestPresets.CLASSIC, SampleBoards.FULL_WORD, 3),
                ConquestUnderTest.of(classicDealt, SampleBoards.LARGE, 4),
                ConquestUnderTest.of(classicDealt, WORLD, 3),
                ConquestUnderTest.of(ConquestPresets.MODERN, WORLD, 2),
                ConquestUnderTest.of(ConquestPresets.MODERN, WORLD, 3),
                ConquestUnderTest.of(ConquestPresets.MODERN, WORLD, 4),
                ConquestUnderTest.of(ConquestPresets.MODERN, WORLD, 5),
                ConquestUnderTest.of(ConquestPresets.MODERN, WORLD, 6),
                ConquestUnderTest.of(ConquestPresets.MODERN, SampleBoards.SMALL, 2),
                ConquestUnderTest.of(ConquestPresets.MODERN, SampleBoards.ONE_WAY, 3),
                ConquestUnderTest.of(modernClaimed, SampleBoards.FULL_WORD, 2),
                ConquestUnderTest.of(modernClaimed, SampleBoards.LARGE, 6),
                ConquestUnderTest.of(modernClaimed, WORLD, 2),
                ConquestUnderTest.of(duel, WORLD, 2),
                ConquestUnderTest.of(positions, SampleBoards.POSITIONED, 3),
                with(FOG, positions, SampleBoards.POSITIONED, 3),
                ConquestUnderTest.of(duel, SampleBoards.ONE_WAY, 2),
                ConquestUnderTest.of(ConquestPresets.ACADEMY, WORLD, 2),
                ConquestUnderTest.of(ConquestPresets.ACADEMY, WORLD, 3),
                ConquestUnderTest.of(ConquestPresets.ACADEMY, WORLD, 6),
                ConquestUnderTest.of(ConquestPresets.ACADEMY, SampleBoards.ONE_WAY, 3),
                ConquestUnderTest.of(ConquestPresets.ACADEMY, SampleBoards.LARGE, 4),
                ConquestUnderTest.of(ConquestPresets.RIZK, WORLD, 2),
                ConquestUnderTest.of(ConquestPresets.RIZK, WORLD, 4),
                ConquestUnderTest.of(ConquestPresets.RIZK, SampleBoards.ONE_WAY, 3),
                ConquestUnderTest.of(ConquestPresets.RIZK, SampleBoards.LARGE, 9),
                ConquestUnderTest.of(rizkSeven, WORLD, 4),
                ConquestUnderTest.of(rizkSeven, SampleBoards.ONE_WAY, 3),
                ConquestUnderTest.of(modernNone, WORLD, 2),
                ConquestUnderTest.of(HOUSE_RULES, SampleBoards.LARGE, 10),
                ConquestUnderTest.of(HOUSE_RULES, SampleBoards.SMALL, 4),
                with(FOG, ConquestPresets.CLASSIC, WORLD, 3),
                with(FOG, ConquestPresets.CLASSIC, SampleBoards.ONE_WAY, 4),
                with(FOG, ConquestPresets.MODERN, WORLD, 2),
                with(FOG, modernClaimed, SampleBoards.LARGE, 6),
                with(FOG, ConquestPresets.ACADEMY, WORLD, 3),
                with(FOG, ConquestPresets.RIZK, WORLD, 4),
                with(FOG.withTeams(new Teams(3, TeamSight.OWN)), ConquestPresets.CLASSIC, WORLD, 6),
                with(
                        FOG.withTeams(new Teams(2, TeamSight.SHARED)),
                        ConquestPresets.CLASSIC,
                        WORLD,
                        4),
                with(BOOSTS, ConquestPresets.CLASSIC, SampleBoards.BOOSTED, 3),
                with(BOOSTS, ConquestPresets.MODERN, SampleBoards.BOOSTED, 2),
                with(BOOSTS, ConquestPresets.ACADEMY, SampleBoards.BOOSTED, 3),
                with(BOOSTS, ConquestPresets.RIZK, SampleBoards.BOOSTED, 4),
                with(ECONOMY, ConquestPresets.CLASSIC, WORLD, 3),
                with(ECONOMY, ConquestPresets.MODERN, WORLD, 2),
                with(ECONOMY, ConquestPresets.ACADEMY, SampleBoards.ONE_WAY, 3),
                with(ECONOMY, ConquestPresets.RIZK, WORLD, 4),
                with(FOG.withEconomy(Economy.ON), ConquestPresets.MODERN, WORLD, 3),
                with(FOG.withEconomy(Economy.ON), ConquestPresets.RIZK, SampleBoards.ONE_WAY, 3),
                with(EVENTS, ConquestPresets.CLASSIC, WORLD, 3),
                with(EVENTS, ConquestPresets.MODERN, SampleBoards.SMALL, 2),
                with(EVENTS, ConquestPresets.ACADEMY, WORLD, 3),
                with(EVENTS, ConquestPresets.RIZK, SampleBoards.ONE_WAY, 3));
    }

    private static ConquestUnderTest with(
            Extensions extensions, Ruleset rules, Board board, int seats) {
        var name = new StringBuilder(rules.name());
        if (extensions.sight() == Sight.FOG) name.append(", fog");
        if (extensions.teams().isPlayed())
            name.append(", teams with sight ").append(extensions.teams().sight());
        if (extensions.boosts() == Boosts.ON) name.append(", boosts");
        if (extensions.economy().kept() == Economy.Kept.ON) name.append(", economy");
        if (extensions.eventsEvery() > 0) name.append(", events");
        var extended = rules.withExtensions(extensions).withName(name.toString());
        return ConquestUnderTest.of(extended, board, seats);
    }

    @TestFactory
    @DisplayName("Armies before + reinforcements - losses = armies after, at every step")
    Stream<DynamicTest> armiesAddUp() {
        return atMoments(Books::armiesAddUp, 1);
    }

    @TestFactory
    @DisplayName("Cards are in the deck, in one hand or used, and move only as the rules say")
    Stream<DynamicTest> cardsAddUp() {
        return atMoments(Books::cardsAddUp, 1);
    }

    @TestFactory
    @DisplayName("Every territory has one owner and an army, but in the moment of its occupation")
    Stream<DynamicTest> territoriesAreHeld() {
        return atMoments(Books::territoriesAreHeld, 1);
    }

    @TestFactory
    @DisplayName("Playouts by number keep the books too")
    Stream<DynamicTest> playoutsKeepTheBooks() {
        return inMatches(Books::playoutsKeepTheBooks, 2);
    }
}
