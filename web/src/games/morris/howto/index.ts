import type { HowTo } from '../../../howto/topic';
import type { Position } from './boards';
import * as pages from './pages';
import Picture from './Picture.svelte';

export const howTo: HowTo<Position> = {
  groups: [{ title: 'Nine Men’s Morris and its relatives', topics: [pages.morris, pages.morrisFly, pages.three, pages.six, pages.twelve] }],
  Picture,
};
