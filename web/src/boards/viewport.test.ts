import { describe, expect, it } from 'vitest';
import { closeUp, opening, panBy, reveal, toBoard, toPane, whole, zoomAt } from './viewport';

const board = { width: 1200, height: 650 };
const wide = { width: 1100, height: 620 };
const phone = { width: 375, height: 420 };

describe('a viewport', () => {
  it('shows the whole board on a wide pane', () => {
    const view = opening(wide, board, 0.7);
    expect(view).toEqual(whole(wide, board));
    expect(view.scale * board.width).toBeLessThanOrEqual(wide.width + 1e-9);
  });

  it('shows the whole of a large board on a wide pane, too', () => {
    const large = { width: 6000, height: 5000 };
    expect(opening(wide, large, 0.6)).toEqual(whole(wide, large));
  });

  it('fills the height of a phone and no more', () => {
    expect(opening(phone, board, 1).scale).toBeCloseTo(phone.height / board.height);
  });

  it('keeps the point under the pointer while zooming', () => {
    const view = whole(wide, board);
    const before = toBoard(view, [500, 300], wide);
    const after = toBoard(zoomAt(view, [500, 300], 2, wide, board), [500, 300], wide);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('never pans past an edge', () => {
    const close = zoomAt(whole(wide, board), [550, 310], 3, wide, board);
    const far = panBy(close, 1e6, -1e6, wide, board);
    expect(toBoard(far, [0, wide.height], wide)[0]).toBeCloseTo(0);
    expect(toBoard(far, [0, wide.height], wide)[1]).toBeCloseTo(board.height);
  });

  it('never zooms out beyond the whole board', () => {
    expect(zoomAt(whole(wide, board), [0, 0], 0.1, wide, board)).toEqual(whole(wide, board));
  });

  it('brings a point into the pane and leaves one that is in it alone', () => {
    const close = opening(phone, board, 1);
    const shown = toPane(reveal(close, [20, 100], phone, board), [20, 100], phone);
    expect(shown[0]).toBeGreaterThanOrEqual(0);
    expect(reveal(close, [600, 325], phone, board)).toEqual(close);
  });

  it('shows a box with a margin around it', () => {
    const view = closeUp([452, 46, 337, 240], phone, board);
    expect(toPane(view, [452, 46], phone)[0]).toBeGreaterThanOrEqual(0);
    expect(toPane(view, [789, 286], phone)[0]).toBeLessThanOrEqual(phone.width);
  });
});
