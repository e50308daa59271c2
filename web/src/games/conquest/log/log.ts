import type { Logbook } from '../../../match/table.svelte';
import { UNKNOWN } from '../../../ui/seats';
import { isFogged } from '../sight';
import { entryOf, type OrderEntry } from '../orders/entries';
import type { Card, Event, Fought, Frame, Mission, Rolled, Scene, Verdict, WinChance, Wish, WorldEvent } from '../wire';

type Ending = Verdict['ending'];

/** A line of the log, with the number of the step in which a player decided on it. */
export type Entry = Content & { step?: number };

/** A line that a player decided on. */
export type Explained = Entry & { step: number };

/** What a line tells. Territories are those to light up on the board. */
type Content =
  | { kind: 'turn'; seat: number; turn: number; territories: number[] }
  | { kind: 'claimed'; seat: number; territories: number[] }
  | { kind: 'placed'; seat: number; territories: number[]; armies: number[]; isSetup: boolean }
  | { kind: 'traded'; seat: number; cards: Card[]; armies: number; territories: number[] }
  | Battle
  | { kind: 'fortified'; seat: number; armies: number; territories: number[] }
  | { kind: 'drew'; seat: number; card: Card | null; territories: number[] }
  | Glimpsed
  | OrderEntry
  | { kind: 'eliminated'; seat: number; by: number; territories: number[] }
  | { kind: 'continent'; seat: number; continent: number; held: boolean; territories: number[] }
  | { kind: 'happened'; seat: number; event: WorldEvent; territories: number[] }
  | { kind: 'capital'; seat: number; territories: number[] }
  | { kind: 'mission'; seat: number; mission: Mission; territories: number[] }
  | { kind: 'resigned'; seat: number; territories: number[] }
  | { kind: 'voted'; seat: number; wish: Wish; territories: number[] }
  | { kind: 'deserted'; seat: number; armies: number; territories: number[] }
  | { kind: 'won'; seat: number; winners: number[]; ending: Ending; territories: number[] };

/** All the rounds over one border in a row; its territories are the attacking one and the attacked one. */
export interface Battle {
  kind: 'battle';
  seat: number;
  defender: number;
  territories: [from: number, to: number];
  rounds: number;
  attackerLosses: number;
  defenderLosses: number;
  conquered: boolean;
  /** The chance to conquer before the first round, where it is known: in a replay. */
  odds: WinChance | null;
  /** Whether the attack has ended: the territory was taken, or the attacker has gone on to something else. */
  isOver: boolean;
}

type Sighting = Pick<Glimpsed, 'seat' | 'from' | 'to'>;

/** An action of which the viewer saw one end at most. */
export interface Glimpsed {
  kind: 'glimpsed';
  seat: number;
  from: number;
  to: number;
  territories: number[];
}

export interface Log {
  readonly entries: readonly Entry[];
  readonly turn: number;
  readonly continents: readonly number[];
  /** The step of the last attack. */
  readonly attacked?: number;
}

/** The seat of events that no player causes. */
const NOBODY = -1;

/** Entries of a live match beyond these are forgotten; the record of the match has them all. */
const LONGEST = 400;

/** Writes the log of a whole match. */
export const WHOLE_LOGBOOK: Logbook<Scene, Event, Log> = { begun, record };

/** Writes the log of a live match. */
export const LOGBOOK: Logbook<Scene, Event, Log> = {
  begun,
  record: (log, frame) => {
    const written = record(log, frame);
    return { ...written, entries: written.entries.slice(-LONGEST) };
  },
};

export function begun(scene: Scene | null): Log {
  if (!scene) return { entries: [], turn: 0, continents: [] };
  return { entries: scene.turn > 0 ? [turnOf(scene)] : [], turn: scene.turn, continents: scene.continents };
}

export function record(log: Log, { seq, event, scene }: Frame): Log {
  const attacked = event.kind === 'attacked' ? seq : log.attacked;
  const entries = [
    ...written(log.entries, event, scene),
    ...aftermath(event),
    ...changedHands(log.continents, scene),
    ...outcome(scene),
    ...(scene.turn > log.turn && scene.phase.kind !== 'over' ? [turnOf(scene), ...deserted(scene)] : []),
  ];
  const decided = entries.map((entry, at) => (at < log.entries.length ? entry : { ...entry, step: decisionOf(entry, seq, attacked) }));
  return { entries: settled(decided, log.entries.length - 1, scene), turn: scene.turn, continents: scene.continents, attacked };
}

/** The step in which a player decided on what a new line tells; nothing for what follows from the rules. */
function decisionOf({ kind }: Entry, seq: number, attacked: number | undefined): number | undefined {
  switch (kind) {
    case 'claimed':
    case 'placed':
    case 'traded':
    case 'fortified':
    case 'capital':
      return seq;
    case 'battle':
      return attacked;
    default:
      return undefined;
  }
}

/** Ends an attack once something follows it, or the phase of attacks is over. */
function settled(entries: Entry[], from: number, { phase }: Scene): Entry[] {
  const mayGoOn = phase.kind === 'attack' || phase.kind === 'defend' || phase.kind === 'battle';
  return entries.map((entry, at) => {
    if (at < from || entry.kind !== 'battle' || entry.isOver) return entry;
    return mayGoOn && at === entries.length - 1 ? entry : { ...entry, isOver: true };
  });
}

function turnOf(scene: Scene): Entry {
  return { kind: 'turn', seat: scene.orders ? NOBODY : scene.turnOf, turn: scene.turn, territories: [] };
}

/** The armies that desert when a turn begins: those of one player, or of all where all play at the same time. */
function deserted({ seats, turnOf: current, orders }: Scene): Entry[] {
  return seats.flatMap(({ deserted: armies }, seat): Entry[] =>
    armies && (orders || seat === current) ? [{ kind: 'deserted', seat, armies, territories: [] }] : [],
  );
}

function written(entries: readonly Entry[], event: Event, scene: Scene): readonly Entry[] {
  const last = entries.at(-1);
  const rest = entries.slice(0, -1);
  switch (event.kind) {
    case 'claimed':
      return [...entries, { kind: 'claimed', seat: event.seat, territories: [event.territory] }];
    case 'placed':
      return placed(entries, event.seat, event.territory, event.armies, scene.turn === 0);
    case 'order-executed':
      if (event.order.kind === 'deploy') return placed(entries, event.seat, event.order.territory, event.armies, false);
      return [...entries, ...entryOf(event, scene)];
    case 'order-skipped':
    case 'drew-order':
      return [...entries, ...entryOf(event, scene)];
    case 'traded': {
      const { seat, cards, armies, matching } = event;
      return [...entries, { kind: 'traded', seat, cards, armies, territories: matching === null ? [] : [matching] }];
    }
    case 'rolled':
      return isSameBattle(last, event) ? [...rest, foughtOn(last, event)] : [...entries, fought(event)];
    case 'fortified':
      return [
        ...entries,
        { kind: 'fortified', seat: event.seat, armies: event.armies, territories: [event.from, event.to] },
      ];
    case 'drew':
      return [
        ...entries,
        { kind: 'drew', seat: event.seat, card: event.card, territories: [event.card?.territory ?? []].flat() },
      ];
    case 'glimpsed':
      // An action of an unseen player shows by its result.
      if (event.seat === UNKNOWN) return entries;
      return last?.kind === 'glimpsed' && isSameGlimpse(last, event) ? entries : [...entries, glimpsed(event)];
    case 'happened':
      return [...entries, { kind: 'happened', seat: NOBODY, event: event.event, territories: [event.territory ?? []].flat() }];
    case 'named-capital':
      return [...entries, { kind: 'capital', seat: event.seat, territories: [event.territory] }];
    case 'drew-mission':
      return event.mission === null
        ? entries
        : [...entries, { kind: 'mission', seat: event.seat, mission: event.mission, territories: [] }];
    case 'voted':
      return [...entries, { kind: 'voted', seat: event.seat, wish: event.wish, territories: [] }];
    case 'resigned':
      return [...entries, { kind: 'resigned', seat: event.seat, territories: [] }];
    case 'order':
    case 'rolled-for-order':
    case 'dealt':
    case 'dealt-army':
    case 'attacked':
    case 'defended':
    case 'stood':
    case 'occupied':
    case 'ended':
    case 'order-given':
    case 'kills-rolled':
      return entries;
    case 'fought':
      return [...entries, clashed(event)];
  }
}

function placed(entries: readonly Entry[], seat: number, territory: number, armies: number, isSetup: boolean): readonly Entry[] {
  const last = entries.at(-1);
  return last?.kind === 'placed' && last.seat === seat
    ? [...entries.slice(0, -1), placedToo(last, territory, armies)]
    : [...entries, { kind: 'placed', seat, territories: [territory], armies: [armies], isSetup }];
}

function placedToo(entry: Extract<Entry, { kind: 'placed' }>, territory: number, armies: number): Entry {
  const at = entry.territories.indexOf(territory);
  return at < 0
    ? { ...entry, territories: [...entry.territories, territory], armies: [...entry.armies, armies] }
    : { ...entry, armies: entry.armies.with(at, entry.armies[at] + armies) };
}

function isSameBattle(entry: Entry | undefined, { attacker, from, to }: Rolled): entry is Battle {
  return (
    entry?.kind === 'battle' &&
    !entry.conquered &&
    entry.seat === attacker &&
    entry.territories[0] === from &&
    entry.territories[1] === to
  );
}

function fought(rolled: Rolled): Battle {
  const { attacker, defender, from, to, attackerLosses, defenderLosses, conquered, odds } = rolled;
  return {
    kind: 'battle', seat: attacker, defender, territories: [from, to], rounds: 1,
    attackerLosses, defenderLosses, conquered, odds, isOver: conquered,
  };
}

function clashed(event: Fought): Battle {
  const { attacker, defender, from, to, attackerLosses, defenderLosses, occupied, odds } = event;
  return {
    kind: 'battle', seat: attacker, defender, territories: [from, to], rounds: 1,
    attackerLosses, defenderLosses, conquered: occupied > 0, odds, isOver: true,
  };
}

function foughtOn(battle: Battle, rolled: Rolled): Battle {
  return {
    ...battle,
    rounds: battle.rounds + 1,
    attackerLosses: battle.attackerLosses + rolled.attackerLosses,
    defenderLosses: battle.defenderLosses + rolled.defenderLosses,
    conquered: rolled.conquered,
    isOver: rolled.conquered,
  };
}

function isSameGlimpse(entry: Glimpsed, { seat, from, to }: Sighting): boolean {
  return entry.seat === seat && entry.from === from && entry.to === to;
}

function glimpsed({ seat, from, to }: Sighting): Glimpsed {
  return { kind: 'glimpsed', seat, from, to, territories: [from, to].filter((each) => each !== UNKNOWN) };
}

function aftermath(event: Event): Entry[] {
  const entries: Entry[] = [];
  if (event.kind === 'rolled' || event.kind === 'fought') {
    if (event.eliminated !== null)
      entries.push({ kind: 'eliminated', seat: event.eliminated, by: event.attacker, territories: [] });
  }
  if (event.kind === 'glimpsed' && event.eliminated !== null)
    entries.push({ kind: 'eliminated', seat: event.eliminated, by: event.seat, territories: [] });
  return entries;
}

function outcome({ phase }: Scene): Entry[] {
  if (phase.kind !== 'over') return [];
  const { winners, ending } = phase.verdict;
  return winners.length > 0 ? [{ kind: 'won', seat: winners[0], winners, ending, territories: [] }] : [];
}

function changedHands(before: readonly number[], scene: Scene): Entry[] {
  if (scene.turn === 0) return [];
  return scene.continents.flatMap((holder, continent): Entry[] => {
    const former = before[continent] ?? -1;
    if (holder === former) return [];
    const held = holder >= 0;
    // In fog, a missing holder may just be out of sight.
    if (!held && isFogged(scene)) return [];
    return [{ kind: 'continent', seat: held ? holder : former, continent, held, territories: [] }];
  });
}
