import { text } from '../../../text/en';
import { isSeen } from '../sight';
import type { Shown } from './shown';

/** A territory in words, for those who do not see the board. */
export function describe(shown: Shown, territory: number): string {
  const { scene, board, names, you } = shown;
  const { continent, neighbours } = board.territories[territory];
  const owner = (place: number) => {
    if (!isSeen(scene, place)) return text.board.unseen;
    const seat = scene?.owners[place] ?? -1;
    if (seat < 0) return text.board.free;
    return seat === you ? text.board.yours : (shown.nameOf(seat) ?? text.neutral);
  };
  return text.board.territory({
    name: names[territory],
    owner: owner(territory),
    armies: isSeen(scene, territory) ? (scene?.armies[territory] ?? 0) : null,
    staged: shown.staged(territory),
    continent: board.continents[continent].name,
    borders: neighbours.map((each) =>
      isSeen(scene, each)
        ? text.board.border(names[each], owner(each), scene?.armies[each] ?? 0)
        : text.board.borderUnseen(names[each]),
    ),
  });
}
