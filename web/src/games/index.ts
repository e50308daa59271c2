import type { MatchWish } from '../wire/http';
import type { NewMatchNewSeat } from '../wire/types';
import { conquest } from './conquest/family';
import type { Family } from './family';
import { morris } from './morris/family';

/** The families of games, in the order in which they are offered; the first is the one behind *Play*. */
export const families: readonly Family[] = [conquest, morris];

export function isKnown(game: string): boolean {
  return families.some((family) => family.game === game);
}

export function familyOf(game: string): Family {
  const found = families.find((family) => family.game === game);
  if (!found) throw new Error(`the client has no folder for the game '${game}'`);
  return found;
}

/** The usual match under a preset, for a player of this name. */
export function quickMatch({ usual }: Family, preset: string, name: string): MatchWish {
  const you: NewMatchNewSeat = { kind: 'you', bot: null, name: name.trim() || null };
  const bot: NewMatchNewSeat = { kind: 'bot', bot: usual.bot(preset), name: null };
  const seats = [you, ...Array<NewMatchNewSeat>(usual.seats - 1).fill(bot)];
  return { preset, board: usual.board, opening: null, options: null, pace: 'normal', time: null, seats };
}
