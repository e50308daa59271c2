package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.conquest.goal.Mission;
import strategos.terminal.conquest.Deed.Claimed;
import strategos.terminal.conquest.Deed.Dealt;
import strategos.terminal.conquest.Deed.DrewMission;
import strategos.terminal.conquest.Deed.NamedCapital;
import strategos.terminal.conquest.Deed.Ordered;
import strategos.terminal.conquest.Deed.Settled;

/** Reports what happens before the first turn. */
record OpeningDeeds(Gazetteer gazetteer, ConquestPlayers players, AimsText aims) {

    List<String> tell(Chapter chapter) {
        int viewer = chapter.first().seat();
        List<String> sentences = new ArrayList<>();
        List<String> claims = new ArrayList<>();
        List<String> placings = new ArrayList<>();
        List<String> capitals = new ArrayList<>();
        for (Deed deed : chapter.deeds()) {
            switch (deed) {
                case Ordered(List<Integer> seats) -> sentences.add(order(seats, viewer));
                case Dealt(String what) -> sentences.add("The " + what + " have been dealt.");
                case Claimed(int seat, int territory) ->
                        claims.add(players.called(seat, viewer) + " " + gazetteer.name(territory));
                case Settled(int seat, int territory) ->
                        placings.add(
                                players.called(seat, viewer) + " " + gazetteer.name(territory));
                case NamedCapital(int seat, int territory) ->
                        capitals.add(
                                gazetteer.name(territory) + " of " + players.called(seat, viewer));
                case DrewMission(Optional<Mission> mission) ->
                        mission.map(drawn -> aims.mission(chapter.last(), drawn))
                                .ifPresent(words -> sentences.add("Your mission: " + words + "."));
                default -> {}
            }
        }
        if (!claims.isEmpty()) sentences.add("Claimed: " + String.join(", ", claims) + ".");
        if (!placings.isEmpty()) sentences.add("Armies to: " + String.join(", ", placings) + ".");
        if (!capitals.isEmpty()) sentences.add("Capitals: " + String.join(", ", capitals) + ".");
        return sentences;
    }

    private String order(List<Integer> seats, int viewer) {
        var names = seats.stream().map(seat -> players.called(seat, viewer)).toList();
        return "Turn order: " + String.join(", ", names) + ".";
    }
}
