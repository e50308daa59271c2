import type { FinishedMatch, History, Scene } from '../wire/types';

/** A finished match in the types of a family. */
export type FinishedOf<S extends Scene, H extends History> = Omit<FinishedMatch, 'end' | 'history'> & { end: S; history: H };
