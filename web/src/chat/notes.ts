import { recall, remember } from '../ui/memory';

/** What this browser remembers of the chat of one match. */
export interface Notes {
  readonly match: string;
  /** The number of the last line that has been read. */
  readonly read: number;
  /** The authors whose lines are hidden. */
  readonly muted: readonly string[];
}

const KEY = 'chat';

/** Of older matches, nothing is remembered. */
const MOST_MATCHES = 50;

function all(): Notes[] {
  try {
    return JSON.parse(recall(KEY, '[]')) as Notes[];
  } catch {
    return [];
  }
}

export function notesOf(match: string): Notes {
  return all().find((each) => each.match === match) ?? { match, read: 0, muted: [] };
}

export function keepNotes(notes: Notes): void {
  const others = all().filter(({ match }) => match !== notes.match);
  remember(KEY, JSON.stringify([notes, ...others].slice(0, MOST_MATCHES)));
}
