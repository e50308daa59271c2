import { text } from '../text/en';
import type { Told } from '../log/line';
import type { Mission } from '../wire';

/** A mission in words. */
export function missionOf(told: Told, mission: Mission): string {
  const continent = (index: number) => told.board.continents[index].name;
  switch (mission.kind) {
    case 'continents':
      return text.aims.continents(continent(mission.first), continent(mission.second));
    case 'territories':
      return text.aims.territories(mission.count);
    case 'garrisons':
      return text.aims.garrisons(mission.count, mission.armies);
    case 'beat':
      return text.aims.beat(told.nameOf(mission.seat) || text.neutral);
  }
}
