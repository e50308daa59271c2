import { text } from '../text/en';
import type { MatchSummary } from '../wire/types';

/** The state of a match in a few words: whose turn it is, or who has won. */
export function stateOf(match: MatchSummary): string {
  const { over, practice, yourTurn, turn } = match;
  if (turn === 0 && !yourTurn && !over) return text.home.notBegun;
  const state = over ? endOf(match) : yourTurn ? text.home.yourTurn : text.home.theirTurn;
  return [practice && text.home.practice, state, turn > 0 && text.home.turn(turn)].filter(Boolean).join(' · ');
}

function endOf({ winners, yourSeat, players }: MatchSummary): string {
  if (winners.length === 0) return text.home.draw;
  if (yourSeat !== null && winners.includes(yourSeat)) return text.home.youWon;
  return text.home.won(winners.map((seat) => players[seat]));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Roughly how long ago a match was last played. */
export function agoOf({ changedAt }: MatchSummary, now: number): string {
  const passed = now - changedAt;
  if (passed < MINUTE) return text.home.justNow;
  if (passed < HOUR) return text.home.ago(Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return text.home.ago(Math.floor(passed / HOUR), 'hour');
  return text.home.ago(Math.floor(passed / DAY), 'day');
}
