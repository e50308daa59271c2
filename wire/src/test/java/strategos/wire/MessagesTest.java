package strategos.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.OpeningKind;
import strategos.wire.conquest.BoardInfo;
import strategos.wire.conquest.ConquestCatalogue;

class MessagesTest {

    @DisplayName("Each message from a client is this JSON, and is read again")
    @ParameterizedTest(name = "{1}")
    @MethodSource
    void fromClient(FromClient message, String json) throws WireException {
        assertThat(Json.write(message)).isEqualTo(json);
        assertThat(Json.read(json, FromClient.class)).isEqualTo(message);
    }

    static Stream<Arguments> fromClient() {
        return Stream.of(
                Arguments.of(
                        new FromClient.Move("m1", "attack Alaska Kamchatka 3"),
                        "{\"t\":\"move\",\"id\":\"m1\",\"move\":\"attack Alaska Kamchatka 3\",\"link\":null,\"next\":null}"),
                Arguments.of(new FromClient.Skip("m2"), "{\"t\":\"skip\",\"id\":\"m2\"}"),
                Arguments.of(
                        new FromClient.SetPace("m3", Pace.FAST),
                        "{\"t\":\"pace\",\"id\":\"m3\",\"pace\":\"fast\"}"),
                Arguments.of(new FromClient.Ping("m4"), "{\"t\":\"ping\",\"id\":\"m4\"}"));
    }

    @DisplayName("Each message of HTTP and to a client without a scene is this JSON")
    @ParameterizedTest(name = "{1}")
    @MethodSource
    void others(Record message, String json) throws WireException {
        assertThat(Json.write(message)).isEqualTo(json);
        assertThat(Json.read(json, message.getClass())).isEqualTo(message);
    }

    static Stream<Arguments> others() {
        return Stream.of(
                Arguments.of(new ToClient.Spectators(2), "{\"t\":\"spectators\",\"count\":2}"),
                Arguments.of(
                        new ToClient.Seats(match()),
                        """
                        {"t":"seats","match":{"id":"x7","game":"conquest","preset":"modern","board":"world","opening":"dealt","options":[],"title":"Modern on World",\
                        "pace":"normal","time":null,"host":0,"origin":{"match":"x6","step":120,"practice":false},"seats":[{"index":0,"name":"Ada","kind":"person","account":true,"bot":null,"program":false,"present":true,"you":true,"screen":null},\
                        {"index":1,"name":"Rush","kind":"bot","account":false,"bot":"rush","program":false,"present":true,"you":false,"screen":null},\
                        {"index":2,"name":"","kind":"open","account":false,"bot":null,"program":false,"present":false,"you":false,"screen":null}],"over":false,"winners":[]}}"""),
                Arguments.of(new ToClient.Ack("m1", 7), "{\"t\":\"ack\",\"id\":\"m1\",\"seq\":7}"),
                Arguments.of(
                        new ToClient.Refused(
                                null, FaultCode.TOO_MANY, "at most 20 messages a second", 1),
                        "{\"t\":\"refused\",\"id\":null,\"code\":\"too-many\",\"message\":\"at most 20 messages a second\",\"retryAfterSeconds\":1}"),
                Arguments.of(
                        new Fault(FaultCode.NOT_FOUND, "there is no match x7", null),
                        "{\"code\":\"not-found\",\"message\":\"there is no match x7\",\"retryAfterSeconds\":null}"),
                Arguments.of(
                        new NewMatch(
                                "modern",
                                "world",
                                OpeningKind.DEALT,
                                List.of(new RuleOption("sight", "fog")),
                                List.of(
                                        new NewMatch.NewSeat(
                                                NewMatch.NewSeat.Kind.YOU, null, "Ada"),
                                        new NewMatch.NewSeat(
                                                NewMatch.NewSeat.Kind.BOT, "rush", null)),
                                Pace.SLOW,
                                new TimeControl.Live(60, 10, 300),
                                null),
                        """
                        {"preset":"modern","board":"world","opening":"dealt","options":[{"name":"sight","value":"fog"}],\
                        "seats":[{"kind":"you","bot":null,"name":"Ada"},\
                        {"kind":"bot","bot":"rush","name":null}],"pace":"slow",\
                        "time":{"kind":"live","turnSeconds":60,"conquestSeconds":10,"bankSeconds":300},"sealed":null}"""),
                Arguments.of(
                        new ToClient.Spoke(
                                new Chat.Line(
                                        3,
                                        Chat.Channel.TEAM,
                                        1,
                                        "Bob",
                                        Chat.Phrase.GOOD_LUCK,
                                        null,
                                        1_767_225_600_000L)),
                        """
                        {"t":"spoke","line":{"number":3,"channel":"team","seat":1,"name":"Bob",\
                        "phrase":"good-luck","text":null,"at":1767225600000}}"""),
                Arguments.of(
                        new ToClient.Clocks(
                                List.of(
                                        new SeatTime(
                                                0,
                                                true,
                                                41_000L,
                                                300_000L,
                                                SeatTime.StandIn.NONE,
                                                null),
                                        new SeatTime(
                                                1, false, null, null, SeatTime.StandIn.KEPT, 9L)),
                                List.of(new BotTurn(1, 12))),
                        """
                        {"t":"clocks","seats":[{"seat":0,"running":true,"left":41000,"bank":300000,"standIn":"none","botIn":null},\
                        {"seat":1,"running":false,"left":null,"bank":null,"standIn":"kept","botIn":9}],"botTurns":[{"seat":1,"turn":12}]}"""),
                Arguments.of(
                        new TimeControl.Correspondence(3),
                        "{\"kind\":\"correspondence\",\"turnDays\":3}"),
                Arguments.of(
                        new RuleSheet(
                                List.of(
                                        new RuleSheet.Setting(
                                                "teams",
                                                "0",
                                                "0",
                                                List.of(
                                                        new RuleSheet.Alternative(
                                                                "3", "it is odd")))),
                                null),
                        """
                        {"settings":[{"name":"teams","value":"0","usual":"0",\
                        "alternatives":[{"value":"3","barred":"it is odd"}]}],"refusal":null}"""),
                Arguments.of(
                        new MatchSummary(
                                "x7",
                                "Modern",
                                0,
                                true,
                                false,
                                true,
                                3,
                                false,
                                List.of("Ada"),
                                List.of(),
                                99),
                        "{\"id\":\"x7\",\"title\":\"Modern\",\"yourSeat\":0,\"yourTurn\":true,\"over\":false,\"removable\":true,\"turn\":3,\"practice\":false,\"players\":[\"Ada\"],\"winners\":[],\"changedAt\":99}"),
                Arguments.of(
                        new OddsAnswer(3, 1, 1, 0.75, 2.5, 0.25),
                        "{\"attackers\":3,\"defenders\":1,\"stop\":1,\"win\":0.75,\"expectedAttackerLeft\":2.5,\"expectedDefenderLeft\":0.25}"));
    }

    private static MatchInfo match() {
        return new MatchInfo(
                "x7",
                "conquest",
                "modern",
                "world",
                OpeningKind.DEALT,
                List.of(),
                "Modern on World",
                Pace.NORMAL,
                null,
                0,
                new MatchInfo.Origin("x6", 120, false),
                List.of(
                        new SeatInfo(
                                0,
                                "Ada",
                                SeatInfo.Kind.PERSON,
                                true,
                                null,
                                false,
                                true,
                                true,
                                null),
                        new SeatInfo(
                                1,
                                "Rush",
                                SeatInfo.Kind.BOT,
                                false,
                                "rush",
                                false,
                                true,
                                false,
                                null),
                        new SeatInfo(
                                2, "", SeatInfo.Kind.OPEN, false, null, false, false, false, null)),
                false,
                List.of());
    }

    @DisplayName("A board is read again as it was written")
    @Test
    void board() throws WireException {
        var board = BoardInfo.of(ConquestBoards.world());
        assertThat(Json.read(Json.write(board), BoardInfo.class)).isEqualTo(board);
        assertThat(Json.write(board.continents().getFirst()))
                .isEqualTo("{\"name\":\"North America\",\"bonus\":5}");
    }

    @DisplayName("The catalogue describes presets as their rules are, and boards with their size")
    @Test
    void catalogue() {
        assertThat(ConquestCatalogue.presets())
                .filteredOn(preset -> preset.name().equals("rizk"))
                .as("bonuses grow with the rounds of the match, not with how long they are held")
                .allSatisfy(
                        preset ->
                                assertThat(preset.summary())
                                        .contains("as the match goes on")
                                        .doesNotContain("held"));
        assertThat(ConquestCatalogue.boards())
                .contains(
                        new Catalogue.BoardSummary("world", ConquestBoards.world().title(), 42, 6));
    }
}
