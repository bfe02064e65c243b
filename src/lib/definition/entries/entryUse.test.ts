import { describe, expect, it } from 'vitest';
import type { AscElement } from '../../ascdata/types.js';
import { asksAbout, entryUse } from './entryUse.js';

const list = (Value: unknown, ...Items: string[]): AscElement => ({
  ...{ Id: 'Shows', DisplayName: 'Shows', DataType: 'list', Value, Items }
});
const hidden = (Value: unknown, TargetId = 'Shows'): AscElement => ({
  ...{ Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 1 },
  Options: { Conditions: [{ Action: 'HIDE', TargetId, Operator: '==', Value }] }
});
const shows = list('Rail', 'Rail', 'Bus', 'Tram');

it('conditions and tests are counted by entry, also in lists', () => {
  const tests =
    '[{ "name": "One", "set": { "Shows": "Bus" }, "hidden": [] }, { "name": "Two", "set": { "Shows": ["Bus", "Tram"] }, "hidden": [] }]';
  const use = entryUse([shows, hidden('Bus'), hidden(['Bus', 'Rail']), hidden('Tram', 'Other')], tests, 'Shows');
  expect([...use.rules]).toEqual([
    ['Bus', 2],
    ['Rail', 1]
  ]);
  expect([use.tests.get('Bus'), use.tests.get('Tram'), use.tests.get('Rail')]).toEqual([2, 1, undefined]);
});

describe('an entry asks before it is renamed or deleted', () => {
  const saved = { element: shows, use: entryUse([shows], undefined, 'Shows'), isSaved: true, stored: 0 };
  const tests = '[{ "name": "One", "set": { "Shows": "Bus" }, "hidden": [] }]';

  it.each<[string, Parameters<typeof asksAbout>[1], renamed: boolean, deleted: boolean]>([
    ['not where nothing uses it', saved, false, false],
    ['where a rule compares with it', { ...saved, use: entryUse([hidden('Bus')], undefined, 'Shows') }, true, true],
    ['where a test sets it', { ...saved, use: entryUse([], tests, 'Shows') }, true, true],
    ['only when deleted where it is the default', { ...saved, element: list('Bus', 'Rail', 'Bus') }, false, true],
    ['where widgets have it stored', { ...saved, stored: 1 }, true, true],
    [
      'only when deleted while nobody knows whether widgets have it stored',
      { ...saved, stored: undefined },
      false,
      true
    ],
    ['not for what is stored where it is new', { ...saved, isSaved: false, stored: undefined }, false, false],
    ['not where another one has its name', { ...saved, element: list('Bus', 'Bus', 'Bus'), stored: 1 }, false, false]
  ])('%s', (_, asking, renamed, deleted) => {
    expect([asksAbout('Bus', asking, false), asksAbout('Bus', asking, true)]).toEqual([renamed, deleted]);
  });
});
