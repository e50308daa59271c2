import type { Position } from './boards';

/** The positions that the pages show. */
export const examples = {
  mill: { board: 'nine', you: [0, 1, 14, 18], rival: [4, 7, 10, 19], mill: [0, 1, 2], move: [14, 2], taken: 19 },
  flyAtThree: { board: 'nine', you: [0, 9, 14], rival: [3, 4, 12, 13, 16, 18], move: [14, 21], mill: [0, 9, 21] },
  flyByMill: { board: 'nine', you: [0, 1, 2, 17], rival: [4, 7, 10], move: [2, 12] },
  three: { board: 'three', you: [0, 4, 5], rival: [1, 2, 3], move: [5, 8], mill: [0, 4, 8] },
  six: { board: 'six', you: [0, 1, 9], rival: [3, 4, 7], move: [9, 2], mill: [0, 1, 2], taken: 4 },
  twelve: { board: 'twelve', you: [0, 3, 7], rival: [1, 4, 12], move: [7, 6], mill: [0, 3, 6], taken: 4 },
} satisfies Record<string, Position>;
