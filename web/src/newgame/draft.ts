import { familyOf } from '../games';
import type { CatalogueFamily, CataloguePreset, NewMatch, OpeningKind, Pace } from '../wire/types';
import { optionsOf, type Chosen } from './rules';

/** Who is meant to sit in a seat. */
export type SeatPlan = { kind: 'you' } | { kind: 'open' } | { kind: 'bot'; bot: string };

/** A match that is being put together. At most one seat is `you`; with none, one watches. */
export interface Draft {
  readonly preset: string;
  readonly board: string | null;
  readonly opening: OpeningKind | null;
  readonly chosen: Chosen;
  readonly pace: Pace;
  readonly seats: readonly SeatPlan[];
}

/** What a match of a family is unless somebody chooses otherwise, as far as the catalogue has it. */
export function usual(family: CatalogueFamily): Draft {
  const custom = familyOf(family.game).usual;
  const preset = named(family.presets, custom.preset);
  const bot = botSeat(family, preset.name);
  const seats = within(preset, custom.seats);
  return {
    preset: preset.name,
    board: family.boards.length > 0 ? named(family.boards, custom.board ?? '').name : null,
    opening: preset.openings[0] ?? null,
    chosen: {},
    pace: 'normal',
    seats: [{ kind: 'you' }, ...Array<SeatPlan>(seats - 1).fill(bot)],
  };
}

/** The bot that is played against by these rules unless somebody says otherwise. */
export function botSeat(family: CatalogueFamily, preset: string): SeatPlan {
  return { kind: 'bot', bot: named(family.bots, familyOf(family.game).usual.bot(preset)).name };
}

/** The same match where one bot takes the seats of another. */
export function withUsualBot(draft: Draft, before: SeatPlan, after: SeatPlan): Draft {
  const isUsual = (seat: SeatPlan) => seat.kind === 'bot' && before.kind === 'bot' && seat.bot === before.bot;
  return { ...draft, seats: draft.seats.map((seat) => (isUsual(seat) ? after : seat)) };
}

/** Other rules open as they say themselves, whatever was chosen for the ones before. */
export function withPreset(draft: Draft, preset: CataloguePreset, newcomer: SeatPlan): Draft {
  const opening = preset.openings[0] ?? null;
  return withSeatCount({ ...draft, preset: preset.name, opening }, within(preset, draft.seats.length), newcomer);
}

/** Takes seats away from the end, or adds newcomers there. Whoever makes the match never loses the own seat. */
export function withSeatCount(draft: Draft, count: number, newcomer: SeatPlan): Draft {
  const kept = draft.seats.slice(0, count);
  const isCutOff = draft.seats.slice(count).some(({ kind }) => kind === 'you');
  const seats = isCutOff ? kept.with(-1, { kind: 'you' }) : kept;
  return { ...draft, seats: [...seats, ...Array<SeatPlan>(count - kept.length).fill(newcomer)] };
}

/** Nobody sits twice: whoever moves to another seat leaves the own one to what was planned there. */
export function withSeat(draft: Draft, index: number, plan: SeatPlan): Draft {
  const before = draft.seats[index];
  const seats = draft.seats.map((each) => (plan.kind === 'you' && each.kind === 'you' ? before : each));
  return { ...draft, seats: seats.with(index, plan) };
}

export function countOf(draft: Draft, kind: SeatPlan['kind']): number {
  return draft.seats.filter((seat) => seat.kind === kind).length;
}

export function fits({ fewest, most }: CataloguePreset, seats: number): boolean {
  return seats >= fewest && seats <= most;
}

/** What the server is asked for. */
export function wanted({ preset, board, opening, chosen, pace, seats }: Draft, ownName: string): NewMatch {
  return {
    preset,
    board,
    opening,
    options: optionsOf(chosen),
    pace,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      bot: seat.kind === 'bot' ? seat.bot : null,
      name: seat.kind === 'you' ? ownName.trim() || null : null,
    })),
  };
}

function within({ fewest, most }: CataloguePreset, seats: number): number {
  return Math.min(most, Math.max(fewest, seats));
}

function named<T extends { name: string }>(offered: readonly T[], name: string): T {
  return offered.find((each) => each.name === name) ?? offered[offered.length - 1];
}
