import type { Battle, Entry } from './log';

/** What the others did since a seat's last turn, as far as it concerns that seat. */
export interface Summary {
  /** Territories taken from the seat, by conqueror. */
  taken: { by: number; territories: number[] }[];
  /** Territories that were attacked and held. */
  held: number[];
  /** Armies lost in defence. */
  lost: number;
  /** How many territories the others took from one another; none where they only attacked. */
  elsewhere: { by: number; count: number }[];
  /** What became of the seat's own attacks, where they are carried out with those of the others. */
  own: { taken: number[]; failed: number[] };
  continents: { seat: number; continent: number; held: boolean }[];
  eliminated: { seat: number; by: number }[];
}

/** The entries of the others since the seat's own last turn, or all there are. */
export function sinceLastTurn(entries: readonly Entry[], seat: number): readonly Entry[] {
  const current = entries.findLastIndex((entry) => entry.kind === 'turn' && entry.seat === seat);
  const before = entries.slice(0, current < 0 ? entries.length : current);
  const own = before.findLastIndex((entry) => entry.kind === 'turn' && entry.seat === seat);
  const rest = before.slice(own + 1);
  const others = rest.findIndex((entry) => entry.kind === 'turn');
  return others < 0 ? [] : rest.slice(others);
}

/** The entries of the turn before the one that is being played, where turns are everybody's. */
export function ofLastTurn(entries: readonly Entry[]): readonly Entry[] {
  const current = entries.findLastIndex(({ kind }) => kind === 'turn');
  const before = entries.slice(0, Math.max(0, current)).findLastIndex(({ kind }) => kind === 'turn');
  return before < 0 ? [] : entries.slice(before + 1, current);
}

export function summary(entries: readonly Entry[], seat: number): Summary {
  const battles = entries.filter((entry): entry is Battle => entry.kind === 'battle');
  const against = battles.filter(({ defender }) => defender === seat);
  const taken = against.filter(({ conquered }) => conquered);
  const lostPlaces = new Set(taken.map(({ territories: [, to] }) => to));
  const attacked = new Set(against.map(({ territories: [, to] }) => to));
  return {
    taken: grouped(taken).map(([by, own]) => ({ by, territories: own.map(({ territories: [, to] }) => to) })),
    held: [...attacked].filter((territory) => !lostPlaces.has(territory)),
    lost: against.reduce((sum, { defenderLosses }) => sum + defenderLosses, 0),
    elsewhere: grouped(battles.filter((each) => each.seat !== seat && each.defender !== seat)).map(([by, own]) => ({
      by,
      count: own.filter(({ conquered }) => conquered).length,
    })),
    own: ownAttacks(battles.filter((each) => each.seat === seat)),
    continents: lastOfEach(entries),
    eliminated: entries.filter((entry) => entry.kind === 'eliminated').map(({ seat: out, by }) => ({ seat: out, by })),
  };
}

export function isQuiet({ taken, held, elsewhere, own, continents, eliminated }: Summary): boolean {
  return [taken, held, elsewhere, own.taken, own.failed, continents, eliminated].every((list) => list.length === 0);
}

function ownAttacks(battles: readonly Battle[]): Summary['own'] {
  const aims = (each: readonly Battle[]) => [...new Set(each.map(({ territories: [, to] }) => to))];
  const taken = aims(battles.filter(({ conquered }) => conquered));
  return { taken, failed: aims(battles).filter((territory) => !taken.includes(territory)) };
}

function grouped(battles: readonly Battle[]): [number, Battle[]][] {
  const seats = [...new Set(battles.map(({ seat }) => seat))];
  return seats.map((seat) => [seat, battles.filter((battle) => battle.seat === seat)]);
}

/** A continent that was won and lost again is told of once, as it ended. */
function lastOfEach(entries: readonly Entry[]): Summary['continents'] {
  const last = new Map<number, Summary['continents'][number]>();
  for (const entry of entries) {
    if (entry.kind === 'continent') last.set(entry.continent, entry);
  }
  return [...last.values()].map(({ seat, continent, held }) => ({ seat, continent, held }));
}
