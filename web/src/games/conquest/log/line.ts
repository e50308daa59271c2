import { text } from '../text/en';
import { UNKNOWN } from '../../../ui/seats';
import { missionOf } from '../aims/mission';
import { orderWords } from '../orders/words';
import type { BoardInfo } from '../wire';
import type { Battle, Entry } from './log';

/** The names that a log needs; a live match and a replay both have them. */
export interface Told {
  readonly board: BoardInfo;
  readonly names: readonly string[];
  nameOf(seat: number): string;
}

/** The name of a seat in the log: a player, the neutral army, or someone out of sight. */
export function nameIn(told: Pick<Told, 'nameOf'>, seat: number): string {
  return seat === UNKNOWN ? text.somebody : told.nameOf(seat) || text.neutralName;
}

/** The visible part of something that happened out of sight. */
export function glimpse({ names }: Pick<Told, 'names'>, { from, to }: { from: number; to: number }): string {
  if (from !== UNKNOWN) return text.log.glimpsedFrom(names[from]);
  return to === UNKNOWN ? text.log.unseen : text.log.glimpsedTo(names[to]);
}

/** Whether a line names its player; all others are below the heading of a turn. */
export function hasSubject(entry: Entry): boolean {
  switch (entry.kind) {
    case 'placed':
      return entry.isSetup;
    case 'turn':
    case 'claimed':
    case 'eliminated':
    case 'continent':
    case 'happened':
    case 'capital':
    case 'mission':
    case 'voted':
    case 'deserted':
    case 'resigned':
    case 'won':
      return true;
    default:
      return false;
  }
}

/** How an attack ended, in words; nothing as long as it may go on. */
export function outcomeOf(told: Pick<Told, 'nameOf'>, { conquered, isOver, defender }: Battle): string {
  if (conquered) return text.log.conquered(nameIn(told, defender));
  return isOver ? text.log.held : '';
}

/** A line of the log in words. */
export function lineOf(told: Told, entry: Entry): string {
  const place = (territory: number) => told.names[territory];
  const who = (seat: number) => nameIn(told, seat);
  switch (entry.kind) {
    case 'turn':
      return entry.seat < 0 ? text.orders.log.turn(entry.turn) : text.log.turn(entry.turn, who(entry.seat));
    case 'claimed':
      return text.log.claimed(who(entry.seat), place(entry.territories[0]));
    case 'placed': {
      const placements = text.log.placed(entry.territories.map((each, i) => ({ name: place(each), armies: entry.armies[i] })));
      return entry.isSetup ? text.log.setUp(who(entry.seat), placements) : placements;
    }
    case 'traded':
      return text.log.traded(entry.armies);
    case 'battle':
      return text.log.battle(place(entry.territories[0]), place(entry.territories[1]));
    case 'fortified':
      return text.log.fortified(place(entry.territories[0]), place(entry.territories[1]), entry.armies);
    case 'flown':
      return text.orders.log.flown(place(entry.territories[0]), place(entry.territories[1]), entry.armies);
    case 'bombed':
      return text.orders.log.bombed(place(entry.territories[0]), entry.armies);
    case 'blockaded':
      return text.orders.log.blockaded(place(entry.territories[0]));
    case 'peace':
      return text.orders.log.peace(who(entry.other));
    case 'skipped':
      return entry.order === null || entry.reason === null
        ? text.orders.log.skipped
        : text.orders.log.skippedOwn(orderWords(told, entry.order), text.orders.reasons[entry.reason]);
    case 'drew-order':
      return text.orders.execution.drew(entry.card && text.orders.cards[entry.card]);
    case 'drew':
      return text.log.drew(entry.card && (entry.card.type === 'wild' ? text.cards.types.wild : entry.card.name));
    case 'glimpsed':
      return glimpse(told, entry);
    case 'eliminated':
      return text.log.eliminated(who(entry.seat), who(entry.by));
    case 'continent':
      return text.log.continent(who(entry.seat), told.board.continents[entry.continent].name, entry.held);
    case 'happened':
      return text.events.line(entry.event, entry.territories.length > 0 ? place(entry.territories[0]) : null);
    case 'capital':
      return text.log.capital(who(entry.seat), place(entry.territories[0]));
    case 'mission':
      return text.log.mission(who(entry.seat), missionOf(told, entry.mission));
    case 'voted':
      return text.log.voted[entry.wish](who(entry.seat));
    case 'deserted':
      return text.log.deserted(who(entry.seat), entry.armies);
    case 'resigned':
      return text.log.resigned(who(entry.seat));
    case 'won':
      return text.log.won(entry.winners.map(who), text.over.endings[entry.ending]);
  }
}
