import { text } from '../text/en';
import type { MatchSummary } from '../wire/types';

/** How a match stands, in a few words: whose turn it is, or who has won. */
export function stateOf(match: MatchSummary): string {
  const { over, yourTurn, turn } = match;
  if (turn === 0 && !yourTurn && !over) return text.home.notBegun;
  const state = over ? endOf(match) : yourTurn ? text.home.yourTurn : text.home.theirTurn;
  return turn === 0 ? state : `${state} · ${text.home.turn(turn)}`;
}

function endOf({ winners, yourSeat, players }: MatchSummary): string {
  if (winners.length === 0) return text.home.draw;
  if (yourSeat !== null && winners.includes(yourSeat)) return text.home.youWon;
  return text.home.won(winners.map((seat) => players[seat]));
}
