import type { EditorData } from '../../src/lib/api.js';
import type { PatternTester } from '../../src/lib/ascdata/datatype.js';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import type { AscElement } from '../../src/lib/ascdata/types.js';
import type { EditorServices } from '../../src/lib/editor/state.svelte.js';

/** Answers patterns at once; nothing hostile is tested here. */
export const patterns: PatternTester = {
  test: (pattern, text) => (new RegExp(pattern).test(text) ? 'match' : 'no-match'),
  settled: () => Promise.resolve()
};

export const services: EditorServices = { patterns, today: '2026-11-20' };

export const text = (Text: string) => [{ Text }];

/** A small widget: a text, a mode that hides two others, a number that a third hides behind. */
export const elements: AscElement[] = [
  {
    Id: 'title',
    DisplayName: 'Title',
    DataType: 'simpleText',
    Value: text('Wien'),
    Options: { MaxChars: 10, Required: true },
    Translations: { de: { DisplayName: 'Überschrift' } }
  },
  {
    Id: 'mode',
    DisplayName: 'Mode',
    DataType: 'radiobutton',
    Items: ['Now', 'Forecast'],
    Value: 'Now',
    Translations: { de: { DisplayName: 'Modus', Now: 'Jetzt', Forecast: 'Vorhersage' } }
  },
  {
    Id: 'days',
    DisplayName: 'Number of days',
    DataType: 'number',
    Value: 3,
    Options: {
      Minimum: 1,
      Maximum: 5,
      StepSize: 1,
      Conditions: [{ Action: 'HIDE', TargetId: 'mode', Operator: '==', Value: 'Now' }]
    }
  },
  { Id: 'animate', DisplayName: 'Animate', DataType: 'boolean', Value: false },
  {
    Id: 'video',
    DisplayName: 'Video name',
    DataType: 'simpleText',
    Value: text(''),
    Options: {
      Required: true,
      Conditions: [
        { Action: 'HIDE', TargetId: 'mode', Operator: '==', Value: 'Now' },
        { Action: 'HIDE', TargetId: 'animate', Operator: '==', Value: false }
      ]
    }
  },
  { Id: '__proto__', DisplayName: 'Odd', DataType: 'boolean', Value: true }
];

export function editorData(over: Partial<EditorData> = {}, list: readonly AscElement[] = elements): EditorData {
  return {
    id: 7,
    name: 'Weather',
    spotIdentifier: 'weather',
    spotVersion: '1.0',
    version: 1,
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
    platform: DEFAULT_PLATFORM,
    ...over
  };
}
