import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './popoverPosition.js';

const view = { width: 390, height: 700 };
const at = (top: number, left = 16) => ({ left, top, bottom: top + 32, width: 120 });

describe('a panel beside its anchor', () => {
  it('hangs below where there is room, stands above where there is more', () => {
    expect(placeBeside(at(100), view, { width: 300, height: 400 })).toMatchObject({ top: 136, maxHeight: 400 });
    expect(placeBeside(at(600), view, { width: 300, height: 400 })).toMatchObject({ bottom: 104, maxHeight: 400 });
  });

  it('is never beyond the window', () => {
    const anchor = fc.record({ top: fc.integer({ min: 0, max: 660 }), left: fc.integer({ min: -200, max: 600 }) });
    fc.assert(
      fc.property(anchor, fc.integer({ min: 50, max: 900 }), ({ top, left }, size) => {
        const place = placeBeside(at(top, left), view, { width: size, height: size });
        expect(place.left).toBeGreaterThanOrEqual(0);
        expect(place.left + place.width).toBeLessThanOrEqual(view.width);
        const start = place.top ?? view.height - (place.bottom ?? 0) - place.maxHeight;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + place.maxHeight).toBeLessThanOrEqual(view.height);
      }),
      { seed: 20261121 }
    );
  });
});
