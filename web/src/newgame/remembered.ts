import { planOf } from './board/plan';
import { fits, usual, type Draft, type SeatPlan } from './draft';
import { recall, remember } from '../ui/memory';
import type { CatalogueFamily } from '../wire/types';

const keyOf = ({ game }: CatalogueFamily) => `draft.${game}`;

/** Saves a draft in this browser for the next game of this family. */
export function keepDraft(family: CatalogueFamily, draft: Draft): void {
  remember(keyOf(family), JSON.stringify(draft));
}

/** The last draft, or the usual one. */
export function lastDraft(family: CatalogueFamily): Draft {
  return revived(family, recall(keyOf(family), 'null'));
}

/** Parses a draft. If the server no longer offers its parts, or its board was uploaded, the usual ones replace them. */
export function revived(family: CatalogueFamily, text: string): Draft {
  const otherwise = usual(family);
  try {
    const draft = { ...otherwise, ...(JSON.parse(text) as Partial<Draft> | null) };
    return isOffered(family, draft) ? { ...draft, board: isBoard(family, draft.board) ? draft.board : otherwise.board } : otherwise;
  } catch {
    return otherwise;
  }
}

function isOffered({ presets, bots }: CatalogueFamily, { preset: name, opening, chosen, pace, seats }: Draft): boolean {
  const preset = presets.find((each) => each.name === name);
  const isSeat = (seat: SeatPlan) =>
    seat.kind === 'you' || seat.kind === 'open' || (seat.kind === 'here' && typeof seat.name === 'string') || (seat.kind === 'bot' && bots.some((each) => each.name === seat.bot));
  return (
    preset !== undefined &&
    (opening === null ? preset.openings.length === 0 : preset.openings.includes(opening)) &&
    Object.values(chosen).every((value) => typeof value === 'string') &&
    ['slow', 'normal', 'fast'].includes(pace) &&
    fits(preset, seats.length) &&
    seats.every(isSeat)
  );
}

function isBoard({ boards }: CatalogueFamily, board: string | null): boolean {
  return board === null ? boards.length === 0 : boards.some(({ name }) => name === board) || planOf(board) !== null;
}
