import { text } from '../text/en';
import { isSeen } from '../sight';
import { isMate } from '../teams';
import type { Shown } from './shown';

/** A territory in words, for those who do not see the board. */
export function describe(shown: Shown, territory: number): string {
  const { scene, board, names, you } = shown;
  const { continent, neighbours } = board.territories[territory];
  const owner = (place: number) => {
    if (!isSeen(scene, place)) return text.board.unseen;
    const seat = scene?.owners[place] ?? -1;
    if (seat < 0) return text.board.free;
    if (seat === you) return text.board.yours;
    const name = shown.nameOf(seat) || text.neutral;
    return isMate(scene, you, seat) ? text.board.ofYourTeam(name) : name;
  };
  return text.board.territory({
    name: names[territory],
    owner: owner(territory),
    armies: isSeen(scene, territory) ? shown.armiesOn(territory) : null,
    staged: shown.staged(territory),
    capitalOf: capitalOf(shown, territory),
    boosts: boostsOf(shown, territory),
    pays: paysOf(shown, territory),
    continent: board.continents[continent].name,
    borders: neighbours.map((each) => {
      const border = isSeen(scene, each)
        ? text.board.border(names[each], owner(each), scene?.armies[each] ?? 0)
        : text.board.borderUnseen(names[each]);
      return board.territories[each].neighbours.includes(territory) ? border : text.boards.oneWay(border);
    }),
  });
}

/** What a territory gives its owner, in words, if it gives anything. */
export function boostsOf({ board }: Pick<Shown, 'board'>, territory: number): string | null {
  const boosted = board.boosts.find((each) => each.territory === territory);
  return boosted ? text.boards.boosts(boosted.boosts.map(text.boards.boost)) : null;
}

/** What a territory pays its owner, in words, where there is money. */
export function paysOf({ board }: Pick<Shown, 'board'>, territory: number): string | null {
  return board.pays.length === 0 ? null : text.boards.pays(board.pays[territory]);
}

/** Whose capital a territory is, in words, if it is one. */
function capitalOf(shown: Shown, territory: number): string | null {
  const seat = shown.scene?.aims.capitals.indexOf(territory) ?? -1;
  if (seat < 0) return null;
  return seat === shown.you ? text.board.yourCapital : text.board.capitalOf(shown.nameOf(seat));
}
