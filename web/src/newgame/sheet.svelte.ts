import { ruleSheet } from '../wire/http';
import type { MatchWish } from '../wire/http';
import type { RuleSheet } from '../wire/types';

/** Long enough that several quick changes cause one request. */
const PAUSE_MILLIS = 150;

/** The rules that the server offers for a match that is being set up. */
export class Sheet {
  current = $state.raw<RuleSheet | null>(null);
  /** The reason if there is no answer. */
  fault = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Asks again after a change; only the answer to the last request counts. */
  ask(match: MatchWish): void {
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
