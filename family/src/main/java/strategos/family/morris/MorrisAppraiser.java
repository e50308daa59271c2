package strategos.family.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.morris.Judge;
import strategos.bots.morris.JudgedMove;
import strategos.family.Appraiser;
import strategos.game.Notation;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;
import strategos.wire.morris.MorrisAppraisal;
import strategos.wire.morris.MorrisAppraisal.MoveValue;
import strategos.wire.morris.MorrisAppraisal.TablePresence;
import strategos.wire.morris.MorrisAppraisal.ValueBasis;
import strategos.wire.morris.MorrisReview;
import strategos.wire.morris.MorrisReview.Mistake;

/** Judges moves of Morris by tables and a search. */
record MorrisAppraiser(Morris game, Judge judge) implements Appraiser<Move, View> {

    private static final long NODES = 300_000;

    /** Fewer, because a review looks at every position of a match. */
    private static final long REVIEW_NODES = 30_000;

    /** A smaller loss of the chance to win may be the error of an estimate. */
    private static final double NOTABLE = 0.25;

    @Override
    public MorrisAppraisal appraise(View view) {
        return new MorrisAppraisal(
                switch (judge.presence()) {
                    case THERE -> TablePresence.THERE;
                    case COMING -> TablePresence.COMING;
                    case MISSING -> TablePresence.MISSING;
                },
                judge.moves(view.copy(), NODES).stream()
                        .map(move -> value(move, view.notation()))
                        .toList());
    }

    @Override
    public MorrisReview review(List<Step<Move>> steps) {
        judge.awaitTables();
        List<Mistake> mistakes = new ArrayList<>();
        State state = game.start();
        long number = 0;
        for (Step<Move> step : steps) {
            number++;
            if (step instanceof Step.Moved<Move>(var seat, Move.OnBoard move)) {
                var view = game.view(state, new Viewer.InSeat(seat));
                var moves =
                        view.count() > 1 ? judge.moves(state, REVIEW_NODES) : List.<JudgedMove>of();
                for (JudgedMove made : moves)
                    if (made.move().equals(move)
                            && moves.getFirst().chance() - made.chance() >= NOTABLE)
                        mistakes.add(
                                new Mistake(
                                        number,
                                        seat.index(),
                                        value(made, view.notation()),
                                        value(moves.getFirst(), view.notation())));
            }
            game.apply(state, step);
        }
        return new MorrisReview(mistakes);
    }

    private static MoveValue value(JudgedMove judged, Notation<Move> notation) {
        var plies = judged.plies();
        return new MoveValue(
                notation.write(judged.move()),
                MorrisExplainer.points(judged.move()),
                switch (judged.basis()) {
                    case TABLE -> ValueBasis.TABLE;
                    case PROOF -> ValueBasis.PROOF;
                    case ESTIMATE -> ValueBasis.ESTIMATE;
                },
                judged.chance(),
                plies.isPresent() ? plies.getAsInt() : null);
    }
}
