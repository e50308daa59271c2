import { text } from '../../../text/en';
import type { ConquestTable } from '../table.svelte';
import type { Entry } from './log';

/** A line of the log in words. */
export function lineOf(table: ConquestTable, entry: Entry): string {
  const place = (territory: number) => table.names[territory];
  const who = (seat: number) => table.nameOf(seat) ?? text.neutral;
  switch (entry.kind) {
    case 'turn':
      return text.log.turn(entry.turn, who(entry.seat));
    case 'claimed':
      return text.log.claimed(place(entry.territories[0]));
    case 'placed':
      return text.log.placed(entry.territories.map((each, i) => ({ name: place(each), armies: entry.armies[i] })));
    case 'traded':
      return text.log.traded(entry.armies);
    case 'battle':
      return text.log.battle(place(entry.territories[0]), place(entry.territories[1]));
    case 'fortified':
      return text.log.fortified(place(entry.territories[0]), place(entry.territories[1]), entry.armies);
    case 'drew':
      return text.log.drew(entry.card?.name ?? null);
    case 'eliminated':
      return text.log.eliminated(who(entry.seat), who(entry.by));
    case 'continent':
      return text.log.continent(who(entry.seat), table.board.continents[entry.continent].name, entry.held);
    case 'won':
      return text.log.won(who(entry.seat));
  }
}
