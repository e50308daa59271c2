import { text } from '../text/en/chat';
import type { ChatLine, MatchInfo } from '../wire/types';

/** Who wrote a line, as far as its readers know: another player can take the same seat. */
export const authorOf = ({ seat, name }: Pick<ChatLine, 'seat' | 'name'>): string => `${seat} ${name}`;

/** Whether an operator has deleted a line. */
export const isDeleted = ({ phrase, text: written }: ChatLine): boolean => phrase === null && written === null;

/** What a line says. A phrase that this version does not know yet is shown as it came. */
export const wordsIn = ({ phrase, text: written }: ChatLine): string =>
  phrase ? (text.chat.phrases[phrase] ?? phrase) : (written ?? text.chat.deleted);

/** The lines of a chat that came more than once or out of order. */
export function inOrder(lines: readonly ChatLine[]): ChatLine[] {
  return [...new Map(lines.map((line) => [line.number, line])).values()].toSorted((one, other) => one.number - other.number);
}

/** Whether this browser's player wrote a line. */
export function isOwn({ seat, name }: ChatLine, match: MatchInfo): boolean {
  const sitting = match.seats[seat];
  return sitting.you && sitting.name === name;
}
