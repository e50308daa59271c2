package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Structure;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.Verdict;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.Result;
import strategos.terminal.console.Screen;
import strategos.terminal.console.Suggestions;
import strategos.terminal.shell.CommandResult;
import strategos.terminal.shell.Face;
import strategos.terminal.shell.Misunderstanding;
import strategos.terminal.shell.ViewedStep;
import strategos.terminal.shell.Word;
import strategos.wire.Explanation;
import strategos.wire.conquest.ConquestExplanation;

/** The terminal face of the Risk family. */
public final class ConquestFace implements Face<Move, View> {

    private final Gazetteer gazetteer;
    private final ConquestPlayers players;
    private final BoardTable board;
    private final FrontTable fronts;
    private final StatusTable status;
    private final CardTable cards = new CardTable();
    private final ConquestSituation scenes;
    private final ConquestNarrator narrator;
    private final StepLine steps;
    private final AimsText aims;
    private final ReasonText reasons;
    private final Commands commands;
    private final OrderCommands orders;
    private final Forecast forecast;
    private final Suggester suggester;

    public ConquestFace(Board board, List<String> names, Screen screen) {
        gazetteer = new Gazetteer(board);
        players = new ConquestPlayers(names, screen.paint());
        this.board = new BoardTable(gazetteer, players, screen);
        fronts = new FrontTable(gazetteer, this.board, screen);
        status = new StatusTable(players, screen);
        scenes = new ConquestSituation(gazetteer, players, screen, this.board, fronts, status);
        narrator = new ConquestNarrator(gazetteer, players, screen);
        steps = new StepLine(gazetteer, players);
        aims = new AimsText(gazetteer, players);
        reasons = new ReasonText(gazetteer, players);
        var reader = new TerritoryParser(gazetteer);
        commands = new Commands(reader, cards);
        orders = new OrderCommands(reader, players);
        forecast = new Forecast(gazetteer, reader, screen);
        suggester = new Suggester(gazetteer, reader);
    }

    @Override
    public String player(int seat) {
        return players.label(seat);
    }

    @Override
    public String task(View view) {
        if (!view.decides()) return "out";
        return switch (view.phase()) {
            case Phase.Claim _ -> "claim";
            case Phase.Settle(_, int together) ->
                    together > 1 ? "place " + together : "place an army";
            case Phase.NameCapital _ -> "name a capital";
            case Phase.Reinforce(int left, boolean mustTrade) ->
                    mustTrade ? "trade" : "place " + left;
            case Phase.Trade _ -> "trade";
            case Phase.Attack _ -> "attack";
            case Phase.Defend _ -> "defend";
            case Phase.Occupy(_, _, int atLeast, int atMost) -> "occupy " + atLeast + "-" + atMost;
            case Phase.Fortify _ -> "fortify";
            case Phase.Orders(_, int left) -> left > 0 ? "deploy " + left : "orders";
            case Phase.ByNature _, Phase.Over _ -> "";
        };
    }

    @Override
    public List<String> scene(View view) {
        return scenes.of(view);
    }

    @Override
    public List<String> recap(View view) {
        return scenes.recap(view);
    }

    @Override
    public String headline(View view) {
        return view.turns() == 0
                ? "The opening"
                : isTogether(view)
                        ? "Turn " + view.turns()
                        : "Turn %d, %s".formatted(view.turns(), players.label(view.turnOf()));
    }

    /** The key that decides whether the screen has to be redrawn: a phase, a conquest, a turn. */
    private record Moment(Stage stage, int turns, int holdings) {}

    @Override
    public Object moment(View view) {
        int holdings = view.turns() == 0 ? 0 : view.holdings(view.seat());
        return new Moment(view.stage(), view.turns(), holdings);
    }

    @Override
    public Object stretch(View view) {
        return view.turns() == 0 ? view.stage() : view.turns();
    }

    @Override
    public boolean hasSecrets() {
        return true;
    }

    @Override
    public String example() {
        return "Commands and names can be shortened: 'att alas kam'. Tab completes them.";
    }

    @Override
    public boolean isOut(View view) {
        return view.turns() > 0 && !view.isAlive(view.seat());
    }

    @Override
    public List<String> board(View view) {
        return board.overview(view);
    }

    @Override
    public List<String> tell(List<ViewedStep<Move, View>> events) {
        return narrator.tell(events);
    }

    @Override
    public String step(ViewedStep<Move, View> event) {
        return steps.of(event);
    }

    @Override
    public String decision(Explanation explanation) {
        return explanation instanceof ConquestExplanation ours
                ? reasons.title(ours)
                : explanation.move();
    }

    @Override
    public List<String> reasons(Explanation explanation) {
        return explanation instanceof ConquestExplanation ours ? reasons.lines(ours) : List.of();
    }

    @Override
    public List<String> ending(View view, Result result) {
        List<String> lines = new ArrayList<>(board.overview(view));
        lines.addAll(status.of(view));
        if (view.phase() instanceof Phase.Over(Verdict verdict))
            lines.addAll(aims.verdict(view, verdict));
        return lines;
    }

    @Override
    public List<Word> words() {
        return ConquestVerb.words();
    }

    @Override
    public boolean isSayable(View view, Word word) {
        Stage stage = view.decides() ? view.stage() : Stage.OVER;
        return switch (ConquestVerb.of(word)) {
            case CLAIM -> stage == Stage.CLAIM;
            case PLACE -> stage == Stage.REINFORCE || stage == Stage.SETTLE;
            case TRADE -> view.cards().canTrade();
            case ATTACK, BLITZ -> stage == Stage.ATTACK;
            case DEFEND -> stage == Stage.DEFEND;
            case OCCUPY -> stage == Stage.OCCUPY;
            case FORTIFY -> stage == Stage.FORTIFY;
            case DEPLOY -> stage == Stage.ORDERS && view.left() > 0;
            case ADVANCE, ORDERS -> stage == Stage.ORDERS;
            case WITHDRAW -> stage == Stage.ORDERS && !view.orders().areOpen();
            case BOMB -> holds(view, stage, OrderCard.BOMB);
            case BLOCKADE -> holds(view, stage, OrderCard.BLOCKADE);
            case AIRLIFT -> holds(view, stage, OrderCard.AIRLIFT);
            case NEGOTIATE -> holds(view, stage, OrderCard.DIPLOMACY);
            case REINFORCE -> holds(view, stage, OrderCard.REINFORCEMENT);
            case DONE -> view.isLegal(new Done());
            case CAPITAL -> stage == Stage.NAME_CAPITAL;
            case VOTE -> view.isLegal(new Vote(Wish.END)) || view.isLegal(new Vote(Wish.GO_ON));
            case STAND -> view.rules().combat().defender() == DiceChoice.CHOSEN;
            case AIMS, MAP, BOARD, FRONTS, ODDS, CARDS, STATUS -> true;
        };
    }

    private static boolean holds(View view, Stage stage, OrderCard card) {
        return stage == Stage.ORDERS && view.orders().cards(card) > 0;
    }

    /** Where only a number is asked for, a number is enough. */
    @Override
    public String spellOut(View view, String line) {
        if (TerritoryParser.number(line).isEmpty()) return line;
        return switch (view.stage()) {
            case OCCUPY -> "occupy " + line;
            case DEFEND -> "defend " + line;
            default -> line;
        };
    }

    @Override
    public CommandResult<Move> answer(View view, Word word, String rest) throws Misunderstanding {
        return switch (ConquestVerb.of(word)) {
            case CLAIM -> CommandResult.move(commands.claim(view, rest));
            case PLACE -> new CommandResult.Moves<>(commands.place(view, rest));
            case TRADE ->
                    rest.isEmpty()
                            ? lines(cards.trades(view))
                            : CommandResult.move(commands.trade(view, rest));
            case ATTACK ->
                    commands.isAttack(rest)
                            ? CommandResult.move(commands.attack(view, rest))
                            : lines(attacks(view, rest));
            case BLITZ ->
                    commands.isAttack(rest)
                            ? CommandResult.move(commands.blitz(view, rest))
                            : lines(attacks(view, rest));
            case DEFEND -> CommandResult.move(commands.defend(rest));
            case OCCUPY -> CommandResult.move(commands.occupy(view, rest));
            case FORTIFY -> CommandResult.move(commands.fortify(view, rest));
            case CAPITAL -> CommandResult.move(commands.capital(view, rest));
            case VOTE -> CommandResult.move(commands.inFull(view, ConquestVerb.VOTE, rest));
            case AIMS -> lines(aims.of(view));
            case DEPLOY -> new CommandResult.Moves<>(orders.deploy(view, rest));
            case ADVANCE -> CommandResult.move(orders.advance(view, rest));
            case BOMB -> CommandResult.move(orders.bomb(view, rest));
            case BLOCKADE -> CommandResult.move(orders.blockade(view, rest));
            case AIRLIFT -> CommandResult.move(orders.airlift(view, rest));
            case NEGOTIATE -> CommandResult.move(orders.negotiate(view, rest));
            case REINFORCE -> CommandResult.move(new Reinforce());
            case ORDERS -> lines(OrderHand.orders(view, players));
            case WITHDRAW -> new CommandResult.Revision<>(orders.withdraw(view, rest));
            case DONE -> CommandResult.move(new Done());
            case STAND -> CommandResult.move(commands.inFull(view, ConquestVerb.STAND, rest));
            case MAP -> lines(board.overview(view));
            case BOARD -> lines(board(view, rest));
            case FRONTS -> lines(fronts.bothWays(view));
            case ODDS -> lines(rest.isEmpty() ? fronts.attacks(view) : forecast.answer(view, rest));
            case CARDS -> lines(isTogether(view) ? OrderHand.cards(view) : cards.hand(view));
            case STATUS -> lines(status.of(view));
        };
    }

    /** Half an attack is a question for the whole of it. */
    private List<String> attacks(View view, String from) throws Misunderstanding {
        var on =
                from.isEmpty()
                        ? fronts.attacks(view)
                        : fronts.attacks(view, List.of(commands.from(view, from)));
        return on.isEmpty() ? List.of("There is nothing to attack from there.") : on;
    }

    private static boolean isTogether(View view) {
        return view.rules().structure() instanceof Structure.Together;
    }

    private static CommandResult<Move> lines(List<String> lines) {
        return new CommandResult.Lines<>(lines);
    }

    private List<String> board(View view, String continent) throws Misunderstanding {
        if (continent.isEmpty()) return board.full(view);
        return board.full(view, gazetteer.continent(continent));
    }

    @Override
    public Suggestions suggest(View view, Word word, String rest) {
        return suggester.suggest(view, ConquestVerb.of(word), rest);
    }
}
