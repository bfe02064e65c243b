import { describe, expect, it } from 'vitest';
import type { AscData, WidgetOptions } from '../ascdata/types.js';
import { dashboardSize, rowChoices, slotChoices, viewport } from './resolutions.js';

const data = (NumberOfSlots: number, Options: unknown = {}): AscData => ({
  SpotIdentifier: 's',
  SpotVersion: '1',
  ApiVersion: 2,
  SpotType: 'DashboardWidget',
  NumberOfSlots,
  Options: Options as WidgetOptions
});

describe('the size a widget is shown in', () => {
  it('is one of three dashboard resolutions, by slot count, and taller with more rows', () => {
    expect([1, 2, 3].map((slots) => dashboardSize(slots))).toEqual([
      { width: 320, height: 288 },
      { width: 656, height: 288 },
      { width: 992, height: 288 }
    ]);
    expect(dashboardSize(1, 2)).toEqual({ width: 320, height: 592 });
  });

  it('is 1024x576 in the detail view and the available space in the report view', () => {
    expect(viewport(data(1), 'detail', 1, 1)).toEqual({ width: 1024, height: 576 });
    expect(viewport(data(1), 'report', 1, 1)).toBeUndefined();
  });

  it('is brought within DynamicResolution while that is active', () => {
    const bounds = { MinWidth: 400, MaxWidth: 800, MaxHeight: 200 };
    const active = data(1, { DynamicResolution: { Active: true, ...bounds } });
    expect(viewport(active, 'dashboard', 1, 1)).toEqual({ width: 400, height: 200 });
    expect(viewport(active, 'dashboard', 1, 1, { width: 900, height: 150 })).toEqual({ width: 800, height: 150 });
    const inactive = data(1, { DynamicResolution: { Active: false, ...bounds } });
    expect(viewport(inactive, 'dashboard', 1, 1, { width: 900 })).toEqual({ width: 320, height: 288 });
  });

  it('does not follow bounds that make no sense', () => {
    const broken = data(1, {
      DynamicResolution: { Active: true, MinWidth: 'wide', MaxWidth: -5, MinHeight: 500, MaxHeight: 100 }
    });
    expect(viewport(broken, 'dashboard', 1, 1)).toEqual({ width: 320, height: 500 });
  });
});

describe('what the preview offers', () => {
  it('are the slot counts of PossibleNumbersOfSlots and NumberOfSlots, ascending, 1 to 3', () => {
    expect(slotChoices(data(2, { PossibleNumbersOfSlots: [3, 1, 7, 0, 'x'] }))).toEqual([1, 2, 3]);
    expect(slotChoices(data(2))).toEqual([2]);
    expect(slotChoices(data(9, { PossibleNumbersOfSlots: 'many' }))).toEqual([1]);
  });

  it('are the row heights of PossibleNumbersOfRows; one row where there are none', () => {
    expect(rowChoices(data(1, { PossibleNumbersOfRows: [2, 1] }))).toEqual([1, 2]);
    expect(rowChoices(data(1))).toEqual([1]);
  });
});
