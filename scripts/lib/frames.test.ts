import { describe, expect, it } from 'vitest';
import { compared, getShare, percent, phones, together } from './frames.ts';

describe('frames', () => {
  const gaps = [16.7, 33.3, 33.4, 50, 120.4];

  it('are slow on a fast phone after one dropped frame', () => {
    expect(getShare(gaps, phones.fast.slowMs)).toEqual({ frames: 5, slow: 4, worstMs: 120 });
  });

  it('are slow on a slow phone after two dropped frames in a row', () => {
    expect(getShare(gaps, phones.slow.slowMs)).toEqual({ frames: 5, slow: 2, worstMs: 120 });
  });

  it('are never slow while the page is hidden', () => {
    expect(percent(getShare([], 33))).toBe(0);
    expect(getShare([], 33).worstMs).toBe(0);
  });

  it('of all turns have equal weight', () => {
    const all = together([
      { frames: 10, slow: 5, worstMs: 40 },
      { frames: 90, slow: 0, worstMs: 17 },
    ]);
    expect(all).toEqual({ frames: 100, slow: 5, worstMs: 40 });
    expect(percent(all)).toBe(5);
  });

  it('are compared with an empty page in percentage points', () => {
    const empty = { frames: 200, slow: 1, worstMs: 50 };
    const grid = { frames: 200, slow: 4, worstMs: 50 };
    expect(compared('grid', grid, empty)).toEqual({
      points: 1.5,
      summary: 'together: empty 0.50 %, grid 2.00 %, difference 1.50 points',
    });
  });
});
