import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardSize } from '../../preview/resolutions.js';
import type { Content } from './content.js';
import { bodyHeight, frameSize, GAP, measuresOf } from './measure.js';

const tile = { id: 'a', widgetId: 1, slot: 0, row: 0, slots: 1, rows: 1 };
const content = { ascData: {}, sizes: { slots: [1, 2, 3], rows: [1, 2], ownSlots: 1 } } as unknown as Content;

/** How much larger than its own viewport a widget of one slot is shown. */
const scaleAt = (width: number): number => measuresOf(width).column / dashboardSize(1).width;

describe('a dashboard is scaled to the screen', () => {
  it.each([
    [704, 0.7],
    [992, 1],
    [1888, 1.93],
    [3800, 3.92]
  ])('%i pixels show a widget %d times as large as its own viewport', (width, scale) => {
    expect(scaleAt(width)).toBeCloseTo(scale, 2);
    expect(measuresOf(width).width).toBeCloseTo(width);
  });

  it('a widget keeps its own width whatever the screen, and fills its tile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 640, max: 4000 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (width, slots, rows) => {
          const measures = measuresOf(width);
          const placed = { ...tile, slots, rows };
          const size = frameSize(placed, content, measures);
          const shown = slots * measures.column + (slots - 1) * GAP;
          expect(size.width).toBe(dashboardSize(slots).width);
          expect((size.height * shown) / size.width).toBeCloseTo(bodyHeight(placed, measures, size));
        }
      ),
      { seed: 20261122 }
    );
  });

  it('one column is as wide as a narrow screen', () => {
    expect(measuresOf(366)).toMatchObject({ columns: 1, column: 366, width: 366 });
  });
});

describe('on a screen of its own a dashboard', () => {
  it.each([
    ['one row fills the width', { height: 1080, rows: 1 }, 1904],
    ['two rows are as high as the screen', { height: 1080, rows: 2 }, 1805],
    ['too many rows stay readable, and go beyond it', { height: 1080, rows: 6 }, 1155]
  ])('has tiles without a header: %s', (_what, screen, width) => {
    const measures = measuresOf(1904, screen);
    expect(measures.header).toBe(0);
    expect(Math.round(measures.width)).toBe(width);
  });

  it('never is larger than the screen where its rows fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 640, max: 4000 }),
        fc.integer({ min: 400, max: 3000 }),
        fc.integer({ min: 1, max: 12 }),
        (width, height, rows) => {
          const measures = measuresOf(width, { height, rows });
          expect(measures.width).toBeLessThanOrEqual(width + 0.001);
          const isSmallest = measures.column < measuresOf(width).column * 0.6001;
          if (!isSmallest) expect(rows * measures.row + (rows - 1) * GAP).toBeLessThanOrEqual(height + 0.001);
        }
      ),
      { seed: 20261122 }
    );
  });
});
