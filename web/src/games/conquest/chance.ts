import type { WinChance } from '../../wire/types';
import { text } from './text/en';
import { replay } from './text/en/replay';

/** The chance to conquer in percent; an estimate says so. */
export const chanceWords = ({ win, isEstimate }: WinChance) => (isEstimate ? replay.about(text.percent(win)) : text.percent(win));
