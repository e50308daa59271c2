/** The sounds of a match. */
export type Sound = 'turn' | 'dice' | 'conquest' | 'end';

/** A part of a sound. Times are in seconds. */
export interface Note {
  readonly at: number;
  readonly length: number;
  /** In hertz; a knock has none. */
  readonly pitch: number | null;
  readonly shape: OscillatorType;
  /** At most 1. */
  readonly loudness: number;
}

const bell = (at: number, pitch: number, length = 0.5): Note => ({ at, length, pitch, shape: 'sine', loudness: 0.5 });
const horn = (at: number, pitch: number, length = 0.22): Note => ({ at, length, pitch, shape: 'triangle', loudness: 0.6 });
const knock = (at: number, loudness: number): Note => ({ at, length: 0.045, pitch: null, shape: 'sine', loudness });

/** Every sound as notes: a bell for a turn, knocks for dice, a horn for a conquest, a chord for the end. */
export const SCORE: Record<Sound, readonly Note[]> = {
  turn: [bell(0, 659), bell(0.14, 988, 0.6)],
  dice: [knock(0, 0.5), knock(0.06, 0.7), knock(0.11, 0.4), knock(0.19, 0.6)],
  conquest: [horn(0, 392), horn(0.1, 523), horn(0.2, 659, 0.35)],
  end: [bell(0, 262, 1.2), bell(0.12, 330, 1.1), bell(0.24, 392, 1), bell(0.36, 523, 1)],
};
