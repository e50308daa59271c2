import { text } from '../text/en/match';
import { say } from '../ui/toasts.svelte';
import type { BotTurn, MatchInfo, SeatTime } from '../wire/types';

/** How often the shown time is brought up to date. */
const TICK_MILLIS = 250;

/**
 * The clocks of a match. The server says how they stand when one of them is started, stopped or set; in between, running
 * clocks are counted down here.
 */
export class Clocks {
  private seats = $state.raw<readonly SeatTime[]>([]);
  private botTurns = $state.raw<readonly BotTurn[]>([]);
  private setAt = 0;
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Takes over what the server says, and reports who was replaced or is back. */
  set({ seats, botTurns }: { seats: readonly SeatTime[]; botTurns: readonly BotTurn[] }, match: MatchInfo | null, you: number | null): void {
    for (const { seat, standIn } of seats) {
      const before = this.seats.find((each) => each.seat === seat)?.standIn;
      const name = match?.seats[seat]?.name;
      if (before === undefined || name === undefined || seat === you) continue;
      if (before === 'none' && standIn !== 'none') say(text.time.tookOver(name));
      if (before !== 'none' && standIn === 'none') say(text.time.isBack(name));
    }
    this.seats = seats;
    this.botTurns = botTurns;
    this.setAt = this.clock();
    this.tick();
    clearInterval(this.timer);
    if (seats.some(({ running, left, botIn }) => (running && left !== null) || botIn !== null)) this.timer = setInterval(() => this.tick(), TICK_MILLIS);
  }

  /** The time of a seat as it is now; null for a bot, and in a match without clocks against bots. */
  of(seat: number): SeatTime | null {
    const time = this.seats.find((each) => each.seat === seat);
    if (!time) return null;
    const passed = this.now - this.setAt;
    const botIn = time.botIn === null ? null : Math.max(0, time.botIn - passed);
    if (!time.running || time.left === null) return { ...time, botIn };
    const left = Math.max(0, time.left - passed);
    const ofBank = Math.max(0, passed - time.left);
    return { ...time, left, bank: time.bank === null ? null : Math.max(0, time.bank - ofBank), botIn };
  }

  /** Whether a bot decided for the owner of a seat in this turn. */
  hadBot(seat: number, turn: number): boolean {
    return this.botTurns.some((each) => each.seat === seat && each.turn === turn);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.now = this.clock();
  }
}
