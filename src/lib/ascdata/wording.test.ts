import { describe, expect, it } from 'vitest';
import { registry } from '../datatypes/registry.js';
import { checkContext, element } from '../datatypes/shared/testing.js';
import { finding } from './finding.js';
import type { DataTypeName } from './types.js';
import { messageInFile, messageOf, messageOnScreen } from './wording.js';

describe('a finding names Values as people read them, to a developer as the file has them', () => {
  it.each<[DataTypeName, unknown, Record<string, unknown>, people: string, developers: string]>([
    ['date', 5, {}, 'zum Beispiel 20.11.2026, 08:30', 'zum Beispiel 2026-11-20T08:30:00'],
    ['date', 5, {}, 'ein Datum, mit oder ohne Uhrzeit', 'ein Datum mit Uhrzeit'],
    ['dateRange', [], { TimeEnabled: true }, 'ein Zeitraum, mit oder ohne Uhrzeiten', 'ein Zeitraum mit Uhrzeiten'],
    ['date', '2026-11-21T00:00:00', { MaxDate: '2026-11-20T08:30:00' }, '20.11.2026, 08:30', '2026-11-20T08:30:00'],
    ['date', '2026-02-30T00:00:00', {}, '30.02.2026', '2026-02-30T00:00:00'],
    ['number', 1, { Minimum: 1.5 }, '1,5', '1.5'],
    ['dateRange', [], {}, '20.11.2026 – 30.11.2026', '2026-11-20T00:00:00/2026-11-30T00:00:00']
  ])('%s %j', (name, value, options, people, developers) => {
    const [found] = registry[name].check(value, element(name, options), checkContext());
    expect(messageOf(found!, 'de')).toContain(people);
    expect(messageInFile(found!, 'de')).toContain(developers);
  });
});

it.each([
  [finding('translation-stale', '', { key: 'Name', language: 'de' }), '“German”'],
  [finding('translation-language', '', { language: 'de' }), '“de”']
])('a screen names a language, unless its code is what is wrong: $code', (found, words) => {
  expect(messageOnScreen(found, 'en')).toContain(words);
});
