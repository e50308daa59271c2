import { text } from '../text/en';
import type { Shown } from './shown';

/** A point in words, for those who do not see the board. */
export function describe(shown: Shown, point: number): string {
  const owner = shown.scene?.owners[point] ?? -1;
  const role = shown.roles.get(point);
  const words = text.morris.board;
  return words.point({
    name: shown.names[point],
    what: owner < 0 ? words.empty : owner === shown.you ? words.yours : words.theirs(shown.nameOf(owner)),
    mill: shown.scene?.mills.some((mill) => mill.includes(point)) ? words.inMill : '',
    can: shown.chosen === point ? words.can.chosen : role ? words.can[role] : '',
    worth: (role && shown.worths?.get(point)?.words) || '',
  });
}
