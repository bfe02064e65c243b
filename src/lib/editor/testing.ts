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

export function editorData(over: Partial<EditorData> = {}, list: readonly AscElement[] = elements): EditorData {
  return {
    id: 7,
    name: 'Weather',
    group: null,
    template: null,
    spotIdentifier: 'weather',
    spotVersion: '1.0',
    version: 1,
    packageId: 1,
    setAside: 0,
    source: JSON.stringify({
      SpotIdentifier: 'weather',
      SpotVersion: '1.0',
      ApiVersion: 2,
      SpotType: 'DashboardWidget',
      NumberOfSlots: 1,
      Elements: list
    }),
    savedValues: '{}',
    previewPath: '/w/x/',
    origins: [],
    platform: DEFAULT_PLATFORM,
    ...over
  };
}
