import type { EditorData } from '../api.js';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import { DEFAULT_PLATFORM } from '../ascdata/defaults.js';
import type { AscElement } from '../ascdata/types.js';
import type { EditorServices } from './state.svelte.js';
import { text, weather } from './testingWeather.js';

export { text } from './testingWeather.js';

/** Answers patterns at once; nothing hostile is tested here. */
export const patterns: PatternTester = {
  test: (pattern, text) => (new RegExp(pattern).test(text) ? 'match' : 'no-match'),
  settled: () => Promise.resolve()
};

export const services: EditorServices = { patterns, today: '2026-11-20' };

/** The small weather widget with its video still to be named, and an Id that is a trap of the language. */
export const elements: AscElement[] = [
  ...weather.map((element) => (element.Id === 'video' ? { ...element, Value: text('') } : element)),
  { Id: '__proto__', DisplayName: 'Odd', DataType: 'boolean', Value: true }
];

const { version, timeZone, timeZonesEnabled } = DEFAULT_PLATFORM;

export function editorData(over: Partial<EditorData> = {}, list: readonly AscElement[] = elements): EditorData {
  return {
    Id: 7,
    Name: 'Weather',
    Group: null,
    Template: null,
    SpotIdentifier: 'weather',
    SpotVersion: '1.0',
    Version: 1,
    PackageId: 1,
    SetAside: 0,
    Source: JSON.stringify({
      SpotIdentifier: 'weather',
      SpotVersion: '1.0',
      ApiVersion: 2,
      SpotType: 'DashboardWidget',
      NumberOfSlots: 1,
      Elements: list
    }),
    Inherits: null,
    Heirs: 0,
    Editable: true,
    SavedValues: '{}',
    PreviewPath: '/w/x/',
    Origins: [],
    Platform: { Version: version, TimeZone: timeZone, TimeZonesEnabled: timeZonesEnabled },
    ...over
  };
}
