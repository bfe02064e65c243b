import { describe, expect, test } from 'vitest';
import { registry } from '../datatypes/registry.js';
import { alwaysAnswer, checkContext } from '../datatypes/shared/testing.js';
import { structure } from '../datatypes/validators.generated.js';
import { check } from './check.js';
import { editText } from './editText.js';
import { valueAt } from './elements.js';
import { parse } from './parse.js';

const options = { ...checkContext(), patterns: alwaysAnswer('match'), registry, structure };

const file = (element: object, root: object = {}): string =>
  JSON.stringify({
    ...{ SpotIdentifier: 'x', SpotVersion: '1', ApiVersion: 2, SpotType: 'DashboardWidget', NumberOfSlots: 1, ...root },
    Elements: [{ Id: 'a', DisplayName: 'A', ...element }]
  });

/** What is at a pointer after every fix is made; undefined: no fix is offered. */
async function meantAt(text: string, pointer: string): Promise<unknown> {
  const { findings } = await check(text, options);
  const fixes = findings.flatMap(({ fix }) => fix ?? []);
  if (fixes.length === 0) return undefined;
  const mended = editText(text, fixes[0]!.edits);
  const left = (await check(mended, options)).findings;
  expect(left.filter((each) => each.pointer === pointer)).toEqual([]);
  return valueAt(parse(mended).data, pointer);
}

const WORDS = { Items: ['Today', 'This week', '2'] };
const DAY = '2026-05-01T00:00:00';

describe('a slip in a Value gets the fix that a condition gets', () => {
  test.each<[dataType: string, written: unknown, meant: unknown, more?: object]>([
    ['number', '5', 5],
    ['number', '1,5', 1.5],
    ['number', '1,234', undefined],
    ['boolean', 'true', true],
    ['boolean', 1, true],
    ['time', '8:30', '08:30'],
    ['date', '2026-05-01', DAY],
    ['date', '04/05/2026', undefined],
    ['color', '#fff', '#FFFFFF'],
    ['list', 'today', 'Today', WORDS],
    ['list', 'This wek', 'This week', WORDS],
    ['list', 2, '2', WORDS],
    ['list', 'tomorrow', undefined, WORDS],
    ['simpleText', 'Hello', [{ Text: 'Hello' }]],
    ['simpleText', 'Hello', undefined, { Options: { MaxChars: 3 } }]
  ])('%s %j', async (DataType, written, meant, more = {}) => {
    expect(await meantAt(file({ DataType, Value: written, ...more }), '/Elements/0/Value')).toEqual(meant);
  });

  test('in one member of it', async () => {
    const text = file({ DataType: 'dateRange', Value: { From: '2026-05-01', To: '2026-05-02T00:00:00' } });
    expect(await meantAt(text, '/Elements/0/Value/From')).toBe(DAY);
  });
});

describe('a slip in an option gets a fix', () => {
  test.each<[dataType: string, option: string, written: unknown, meant: unknown]>([
    ['number', 'Minimum', '0', 0],
    ['number', 'Minimum', 'none', undefined],
    ['color', 'UseRGBA', 'false', false],
    ['date', 'MinDate', 'today', 'Today'],
    ['date', 'MinDate', '2026-05-01', DAY],
    ['date', 'MaxDate', '2026-05-01', '2026-05-01T23:59:59']
  ])('%s %s %j', async (DataType, option, written, meant) => {
    const Value = { number: 1, color: '#FFFFFF', date: DAY }[DataType];
    const text = file({ DataType, Value, Options: { [option]: written } });
    expect(await meantAt(text, `/Elements/0/Options/${option}`)).toEqual(meant);
  });
});

describe('a slip in a field of the root gets a fix', () => {
  test.each<[field: string, written: unknown, meant: unknown]>([
    ['ApiVersion', '2', 2],
    ['ApiVersion', '9', undefined],
    ['NumberOfSlots', '3', 3],
    ['SpotVersion', 2, '2'],
    ['SpotIdentifier', ['x'], undefined]
  ])('%s %j', async (field, written, meant) => {
    const text = file({ DataType: 'boolean', Value: true }, { [field]: written });
    expect(await meantAt(text, `/${field}`)).toEqual(meant);
  });

  test('a number as a text keeps its digits', async () => {
    const text = file({ DataType: 'boolean', Value: true }).replace('"SpotVersion":"1"', '"SpotVersion":1.10');
    expect(await meantAt(text, '/SpotVersion')).toBe('1.10');
  });
});
