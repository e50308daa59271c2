import { familyOf } from '../games';
import type { MatchWish } from '../wire/http';
import type { CatalogueFamily, CataloguePreset, OpeningKind, Pace } from '../wire/types';
import { optionsOf, type Chosen } from './rules';
import { NO_CLOCK, timeNamed } from './time';

/** The player planned for a seat. */
export type SeatPlan = { kind: 'you' } | { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

/** A match that is being set up. At most one seat is `you`; with none, the player watches. */
export interface Draft {
  readonly preset: string;
  readonly board: string | null;
  readonly opening: OpeningKind | null;
  readonly chosen: Chosen;
  readonly pace: Pace;
  /** The name of a time control. */
  readonly time: string;
  readonly seats: readonly SeatPlan[];
}

/** The usual match of a family, as far as the catalogue offers it. */
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
    time: NO_CLOCK,
    seats: [{ kind: 'you' }, ...Array<SeatPlan>(seats - 1).fill(bot)],
  };
}

/** The usual bot under a preset. */
export function botSeat(family: CatalogueFamily, preset: string): SeatPlan {
  return { kind: 'bot', bot: named(family.bots, familyOf(family.game).usual.bot(preset)).name };
}

/** The same match with one bot in place of another. */
export function withUsualBot(draft: Draft, before: SeatPlan, after: SeatPlan): Draft {
  const isUsual = (seat: SeatPlan) => seat.kind === 'bot' && before.kind === 'bot' && seat.bot === before.bot;
  return { ...draft, seats: draft.seats.map((seat) => (isUsual(seat) ? after : seat)) };
}

/** Another preset brings its own usual opening. */
export function withPreset(draft: Draft, preset: CataloguePreset, newcomer: SeatPlan): Draft {
  const opening = preset.openings[0] ?? null;
  return withSeatCount({ ...draft, preset: preset.name, opening }, within(preset, draft.seats.length), newcomer);
}

/** Removes seats from the end, or adds newcomers there. The player never loses their own seat. */
export function withSeatCount(draft: Draft, count: number, newcomer: SeatPlan): Draft {
  const kept = draft.seats.slice(0, count);
  const isCutOff = draft.seats.slice(count).some(({ kind }) => kind === 'you');
  const seats = isCutOff ? kept.with(-1, { kind: 'you' }) : kept;
  return { ...draft, seats: [...seats, ...Array<SeatPlan>(count - kept.length).fill(newcomer)] };
}

/** A player who moves to another seat swaps places with the one planned there. */
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

/** The request to the server. */
export function wanted({ preset, board, opening, chosen, pace, time, seats }: Draft, ownName: string): MatchWish {
  return {
    preset,
    board,
    opening,
    options: optionsOf(chosen),
    pace,
    time: seats.some(({ kind }) => kind === 'open') ? timeNamed(time) : null,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      bot: seat.kind === 'bot' ? seat.bot : null,
      name: nameOf(seat, ownName).trim() || null,
    })),
  };
}

function nameOf(seat: SeatPlan, ownName: string): string {
  if (seat.kind === 'here') return seat.name;
  return seat.kind === 'you' ? ownName : '';
}

function within({ fewest, most }: CataloguePreset, seats: number): number {
  return Math.min(most, Math.max(fewest, seats));
}

function named<T extends { name: string }>(offered: readonly T[], name: string): T {
  return offered.find((each) => each.name === name) ?? offered[offered.length - 1];
}
