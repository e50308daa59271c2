import type { HowTo } from '../../../howto/topic';
import * as pages from '../text/en/howto';
import { group } from '../text/en/topics';
import type { Position } from './boards';
import Picture from './Picture.svelte';

export const howTo: HowTo<Position> = {
  groups: [{ title: group, topics: [pages.morris, pages.morrisFly, pages.three, pages.six, pages.twelve] }],
  Picture,
};
