import { ruleSheet } from '../wire/http';
import type { NewMatch, RuleSheet } from '../wire/types';

/** Long enough that somebody who tries one choice after the other asks once. */
const PAUSE_MILLIS = 150;

/** What the server says can be chosen for a match that is being put together. */
export class Sheet {
  current = $state.raw<RuleSheet | null>(null);
  /** Why there is no answer, where none is to be had. */
  fault = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Asks again for what has changed; only the answer to the last question counts. */
  ask(match: NewMatch): void {
    clearTimeout(this.timer);
    const question = ++this.asked;
    this.timer = setTimeout(() => {
      ruleSheet(match).then(
        (sheet) => question === this.asked && ([this.current, this.fault] = [sheet, null]),
        (fault: unknown) => question === this.asked && ([this.current, this.fault] = [null, fault]),
      );
    }, PAUSE_MILLIS);
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
  }
}
