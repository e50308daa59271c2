package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.odds.WinChance;
import strategos.conquest.orders.Skip;
import strategos.conquest.rules.Winning.Vote;
import strategos.conquest.turn.Verdict;
import strategos.conquest.turn.Verdict.Ending;
import strategos.conquest.view.Aims;
import strategos.conquest.view.Phase;
import strategos.wire.Frame;
import strategos.wire.Json;
import strategos.wire.ToClient;
import strategos.wire.WireException;
import strategos.wire.conquest.ConquestEvent.EndedPhase;

/** The JSON of the Risk family, letter by letter: other people's clients read it. */
class ConquestMessagesTest {

    private static final Card PERU = new Card(11, "Peru", 11, Card.Type.ARTILLERY, true);
    private static final Card WILD = new Card(42, "wild1", null, Card.Type.WILD, false);

    @DisplayName("Each kind of event is this JSON")
    @ParameterizedTest(name = "{1}")
    @MethodSource
    void events(ConquestEvent event, String json) throws WireException {
        assertThat(Json.write(event)).isEqualTo(json);
        assertThat(Json.read(json, ConquestEvent.class)).isEqualTo(event);
    }

    static Stream<Arguments> events() {
        return Stream.of(
                Arguments.of(
                        new ConquestEvent.Order(2, 0),
                        "{\"kind\":\"order\",\"seat\":2,\"place\":0}"),
                Arguments.of(
                        new ConquestEvent.Dealt(2, 17, 1),
                        "{\"kind\":\"dealt\",\"seat\":2,\"territory\":17,\"armies\":1}"),
                Arguments.of(
                        new ConquestEvent.OrderGiven(2, new Order.Deploy(17, 3)),
                        """
                        {"kind":"order-given","seat":2,"order":{"kind":"deploy","territory":17,"armies":3}}"""),
                Arguments.of(
                        new ConquestEvent.OrderExecuted(2, 1, new Order.Advance(17, 4, 3), 2),
                        """
                        {"kind":"order-executed","seat":2,"round":1,\
                        "order":{"kind":"advance","from":17,"to":4,"armies":3},"armies":2}"""),
                Arguments.of(
                        new ConquestEvent.OrderSkipped(2, 1, new Order.Bomb(4), Skip.PEACE),
                        """
                        {"kind":"order-skipped","seat":2,"round":1,\
                        "order":{"kind":"bomb","territory":4},"reason":"peace"}"""),
                Arguments.of(
                        new ConquestEvent.OrderSkipped(2, 1, null, null),
                        """
                        {"kind":"order-skipped","seat":2,"round":1,"order":null,"reason":null}"""),
                Arguments.of(
                        new ConquestEvent.KillsRolled(2, true, 17, 4, 3, 1),
                        """
                        {"kind":"kills-rolled","seat":2,"attacks":true,"from":17,"to":4,"armies":3,"kills":1}"""),
                Arguments.of(
                        new ConquestEvent.Fought(
                                17, 4, 2, 1, 3, 1, 1, 1, 2, 1, false, new WinChance(0.75, false)),
                        """
                        {"kind":"fought","from":17,"to":4,"attacker":2,"defender":1,"attackers":3,"defenders":1,\
                        "attackerLosses":1,"defenderLosses":1,"occupied":2,"eliminated":1,"won":false,"odds":{"win":0.75,"isEstimate":false}}"""),
                Arguments.of(
                        new ConquestEvent.DrewOrder(2, OrderCard.DIPLOMACY),
                        """
                        {"kind":"drew-order","seat":2,"card":"diplomacy"}"""),
                Arguments.of(
                        new ConquestEvent.DealtArmy(2, 17),
                        "{\"kind\":\"dealt-army\",\"seat\":2,\"territory\":17}"),
                Arguments.of(
                        new ConquestEvent.Claimed(2, 17),
                        "{\"kind\":\"claimed\",\"seat\":2,\"territory\":17}"),
                Arguments.of(
                        new ConquestEvent.Placed(2, 17, 3),
                        "{\"kind\":\"placed\",\"seat\":2,\"territory\":17,\"armies\":3}"),
                Arguments.of(
                        new ConquestEvent.Traded(0, List.of(PERU, WILD), 8, 11, 2),
                        """
                        {"kind":"traded","seat":0,"cards":[{"card":11,"name":"Peru","territory":11,"type":"artillery","owned":true},\
                        {"card":42,"name":"wild1","territory":null,"type":"wild","owned":false}],"armies":8,"matching":11,"extra":2}"""),
                Arguments.of(
                        new ConquestEvent.Attacked(0, 1, 5, 3, null),
                        "{\"kind\":\"attacked\",\"seat\":0,\"from\":1,\"to\":5,\"dice\":3,\"keep\":null}"),
                Arguments.of(
                        new ConquestEvent.Defended(1, 2),
                        "{\"kind\":\"defended\",\"seat\":1,\"dice\":2}"),
                Arguments.of(
                        new ConquestEvent.Stood(1, StandingDefence.ALWAYS_ONE),
                        "{\"kind\":\"stood\",\"seat\":1,\"defence\":\"always-one\"}"),
                Arguments.of(
                        new ConquestEvent.Rolled(
                                1,
                                5,
                                0,
                                1,
                                List.of(6, 1, 3),
                                List.of(2),
                                0,
                                1,
                                true,
                                null,
                                1,
                                false,
                                null),
                        """
                        {"kind":"rolled","from":1,"to":5,"attacker":0,"defender":1,"attackFaces":[6,1,3],"defendFaces":[2],\
                        "attackerLosses":0,"defenderLosses":1,"conquered":true,"occupied":null,"eliminated":1,"won":false,"odds":null}"""),
                Arguments.of(
                        new ConquestEvent.Occupied(0, 1, 5, 4, true),
                        "{\"kind\":\"occupied\",\"seat\":0,\"from\":1,\"to\":5,\"armies\":4,\"won\":true}"),
                Arguments.of(
                        new ConquestEvent.Fortified(0, 1, 5, 4),
                        "{\"kind\":\"fortified\",\"seat\":0,\"from\":1,\"to\":5,\"armies\":4}"),
                Arguments.of(
                        new ConquestEvent.Ended(0, EndedPhase.ATTACK),
                        "{\"kind\":\"ended\",\"seat\":0,\"phase\":\"attack\"}"),
                Arguments.of(
                        new ConquestEvent.NamedCapital(0, 7),
                        "{\"kind\":\"named-capital\",\"seat\":0,\"territory\":7}"),
                Arguments.of(
                        new ConquestEvent.DrewMission(0, new Mission.Beat(2)),
                        "{\"kind\":\"drew-mission\",\"seat\":0,\"mission\":{\"kind\":\"beat\",\"seat\":2}}"),
                Arguments.of(
                        new ConquestEvent.Voted(0, Wish.GO_ON),
                        "{\"kind\":\"voted\",\"seat\":0,\"wish\":\"go-on\"}"),
                Arguments.of(new ConquestEvent.Resigned(2), "{\"kind\":\"resigned\",\"seat\":2}"),
                Arguments.of(
                        new ConquestEvent.Drew(0, null),
                        "{\"kind\":\"drew\",\"seat\":0,\"card\":null}"));
    }

    @DisplayName("Each kind of choice is this JSON")
    @ParameterizedTest(name = "{1}")
    @MethodSource
    void choices(Choices choices, String json) throws WireException {
        assertThat(Json.write(choices)).isEqualTo(json);
        assertThat(Json.read(json, Choices.class)).isEqualTo(choices);
    }

    static Stream<Arguments> choices() {
        return Stream.of(
                Arguments.of(new Choices.None(), "{\"kind\":\"none\"}"),
                Arguments.of(
                        new Choices.Claim(List.of(0, 4)),
                        "{\"kind\":\"claim\",\"territories\":[0,4]}"),
                Arguments.of(
                        new Choices.NameCapital(List.of(0, 4)),
                        "{\"kind\":\"name-capital\",\"territories\":[0,4]}"),
                Arguments.of(
                        new Choices.Settle(List.of(0), 1, false),
                        "{\"kind\":\"settle\",\"territories\":[0],\"together\":1,\"neutral\":false}"),
                Arguments.of(
                        new Choices.Reinforce(
                                5,
                                List.of(0),
                                false,
                                2,
                                List.of(
                                        new Choices.CardSet(
                                                List.of(1, 4, 7), 6, List.of(4), true))),
                        """
                        {"kind":"reinforce","left":5,"territories":[0],"mustTrade":false,"extra":2,\
                        "sets":[{"cards":[1,4,7],"armies":6,"matching":[4],"best":true}]}"""),
                Arguments.of(
                        new Choices.Attack(
                                List.of(new Choices.Target(1, 5, 3, 1, 0.91636, 0.75)),
                                List.of(new Choices.OtherDice(1, 5, 2, 2, -1))),
                        """
                        {"kind":"attack","attacks":[{"from":1,"to":5,"mostDice":3,"fewestDice":1,\
                        "win":0.91636,"expectedLoss":0.75}],\
                        "special":[{"from":1,"to":5,"attackDice":2,"defendDice":2,"edge":-1}]}"""),
                Arguments.of(
                        new Choices.Defend(1, 5, 3, 2),
                        "{\"kind\":\"defend\",\"from\":1,\"to\":5,\"attackDice\":3,\"most\":2}"),
                Arguments.of(
                        new Choices.Occupy(1, 5, 3, 7),
                        "{\"kind\":\"occupy\",\"from\":1,\"to\":5,\"atLeast\":3,\"atMost\":7}"),
                Arguments.of(
                        new Choices.Fortify(
                                List.of(new Choices.Departure(1, 3, 0)), List.of(List.of(0, 1, 2))),
                        "{\"kind\":\"fortify\",\"moves\":[{\"from\":1,\"most\":3,\"group\":0}],\"groups\":[[0,1,2]]}"),
                Arguments.of(
                        new Choices.Orders(
                                3,
                                List.of(new Choices.Source(1, 3, List.of(0, 2))),
                                List.of(2),
                                true,
                                false,
                                List.of(1),
                                5,
                                false,
                                new Choices.Terms(60, 70, 100),
                                List.of(new Choices.Front(1, 2, new Choices.Terms(70, 70, 100)))),
                        """
                        {"kind":"orders","left":3,"own":[{"from":1,"most":3,"to":[0,2]}],"bombs":[2],"mayBlockade":true,\
                        "mayAirlift":false,"partners":[1],"reinforcement":5,"mayEnd":false,\
                        "usual":{"attackersKill":60,"defendersKill":70,"luck":100},\
                        "special":[{"from":1,"to":2,"terms":{"attackersKill":70,"defendersKill":70,"luck":100}}]}"""));
    }

    @DisplayName("Each phase is its name and its data")
    @ParameterizedTest(name = "{1}")
    @MethodSource
    void phases(Phase phase, String json) throws WireException {
        assertThat(Json.write(phase)).isEqualTo(json);
        assertThat(Json.read(json, Phase.class)).isEqualTo(phase);
    }

    static Stream<Arguments> phases() {
        return Stream.of(
                Arguments.of(new Phase.DrawOrder(), "{\"kind\":\"draw-order\"}"),
                Arguments.of(new Phase.Deal(), "{\"kind\":\"deal\"}"),
                Arguments.of(new Phase.Claim(), "{\"kind\":\"claim\"}"),
                Arguments.of(
                        new Phase.Settle(9, 1), "{\"kind\":\"settle\",\"left\":9,\"together\":1}"),
                Arguments.of(
                        new Phase.RollOrder(2, List.of(0, 2), 5, List.of(0)),
                        "{\"kind\":\"roll-order\",\"seat\":2,\"rolling\":[0,2],\"highest\":5,\"leading\":[0]}"),
                Arguments.of(new Phase.Trade(true), "{\"kind\":\"trade\",\"mustTrade\":true}"),
                Arguments.of(new Phase.DealArmies(9), "{\"kind\":\"deal-armies\",\"left\":9}"),
                Arguments.of(
                        new Phase.Reinforce(5, true),
                        "{\"kind\":\"reinforce\",\"left\":5,\"mustTrade\":true}"),
                Arguments.of(new Phase.Attack(), "{\"kind\":\"attack\"}"),
                Arguments.of(
                        new Phase.Defend(1, 5, 3),
                        "{\"kind\":\"defend\",\"from\":1,\"to\":5,\"attackDice\":3}"),
                Arguments.of(
                        new Phase.Battle(1, 5, 3, 2),
                        "{\"kind\":\"battle\",\"from\":1,\"to\":5,\"attackDice\":3,\"defendDice\":2}"),
                Arguments.of(
                        new Phase.Occupy(1, 5, 3, 7),
                        "{\"kind\":\"occupy\",\"from\":1,\"to\":5,\"atLeast\":3,\"atMost\":7}"),
                Arguments.of(new Phase.Fortify(), "{\"kind\":\"fortify\"}"),
                Arguments.of(new Phase.NameCapital(), "{\"kind\":\"name-capital\"}"),
                Arguments.of(new Phase.DrawMission(), "{\"kind\":\"draw-mission\"}"),
                Arguments.of(new Phase.DrawCard(), "{\"kind\":\"draw-card\"}"),
                Arguments.of(
                        new Phase.Over(
                                new Verdict(
                                        Ending.LAST_LEFT,
                                        List.of(1),
                                        List.of(List.of(1), List.of(0)))),
                        "{\"kind\":\"over\",\"verdict\":{\"ending\":\"last-left\",\"winners\":[1],\"ranking\":[[1],[0]]}}"));
    }

    @DisplayName("A frame says its number, what happened and what is seen now")
    @Test
    void frames() {
        var scene =
                new ConquestScene(
                        new Phase.Attack(),
                        List.of(TurnPhase.REINFORCE, TurnPhase.ATTACK, TurnPhase.DRAW_CARD),
                        4,
                        1,
                        1,
                        List.of(1, 0),
                        List.of(0, 1),
                        List.of(3, 5),
                        List.of(
                                new ConquestScene.SeatFigures(
                                        1, 3, 3, 0, true, 0, null, null, null, null, null, null),
                                new ConquestScene.SeatFigures(
                                        1, 5, 3, 2, true, 1, 5, -4, 7, 2, 3, 0)),
                        List.of(-1),
                        true,
                        List.of(PERU),
                        40,
                        List.of(7),
                        1,
                        6,
                        false,
                        StandingDefence.ALWAYS_TWO,
                        false,
                        WorldEvent.UPRISING,
                        1,
                        new Aims(
                                List.of(),
                                List.of(new Aims.SeatMission(1, new Mission.Continents(0, 2))),
                                List.of(0)),
                        42,
                        Vote.ALLOWED,
                        2,
                        20,
                        null,
                        new Choices.None());
        var event = new ConquestEvent.Placed(1, 1, 3);
        assertThat(Json.write(new ToClient.Steps(List.of(new Frame(12, event, scene)))))
                .isEqualTo(
                        """
                        {"t":"steps","frames":[{"seq":12,"event":{"kind":"placed","seat":1,"territory":1,"armies":3},\
                        "scene":{"phase":{"kind":"attack"},"phases":["reinforce","attack","draw-card"],"turn":4,"turnOf":1,"decider":1,"order":[1,0],"owners":[0,1],"armies":[3,5],\
                        "seats":[{"territories":1,"armies":3,"income":3,"cards":0,"alive":true,"team":0,"received":null,"treasury":null,"balance":null,"debt":null,"deserted":null,"deserters":null},\
                        {"territories":1,"armies":5,"income":3,"cards":2,"alive":true,"team":1,"received":5,"treasury":-4,"balance":7,"debt":2,"deserted":3,"deserters":0}],"continents":[-1],"hasCards":true,\
                        "hand":[{"card":11,"name":"Peru","territory":11,"type":"artillery","owned":true}],"deck":40,"used":[7],\
                        "setsTraded":1,"setValue":6,"conquered":false,"standing":"always-two","standingMatters":false,\
                        "event":"uprising","eventTerritory":1,\
                        "aims":{"capitals":[],"missions":[{"seat":1,"mission":{"kind":"continents","first":0,"second":2}}],"agreed":[0]},\
                        "toWin":42,"vote":"allowed","rounds":2,"roundLimit":20,"orders":null,\
                        "choices":{"kind":"none"}}}]}""");
    }
}
