import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import { MESSAGE_LANGUAGES } from '../../src/lib/language/languages.js';
import type { AscData, AscElement } from '../../src/lib/ascdata/types.js';
import { editorData, patterns, services } from '../../src/lib/form/testing.js';
import { copyOfSources, diffsOf, linesOutside } from './copyOfSources.js';

/**
 * A DataType is its folder, its words in each language and two lines: the change that docs/datatypes.md shows is made to a copy of the
 * sources, and nothing else of them. With it comes that of an option, which is in seven files.
 */
const copy = copyOfSources();
const [diff = '', , optionDiff = ''] = diffsOf('docs/datatypes.md');
const options = { patterns, platform: DEFAULT_PLATFORM, today: '2026-11-20' };

let grown: typeof import('./grown.entry.js');

beforeAll(async () => void (grown = await copy.grow(diff + optionDiff, 'tests/datatypes/grown.entry.ts')));
afterAll(() => copy.remove());

const rating = (Value: unknown, Options: AscElement['Options'] = {}): AscElement =>
  ({ Id: 'stars', DisplayName: 'Stars', DataType: 'rating', Value, Options }) as unknown as AscElement;

/** Hidden unless the rating is above 3. */
const praise: AscElement = {
  Id: 'praise',
  DisplayName: 'Praise',
  DataType: 'simpleText',
  Value: [{ Text: 'Well done' }],
  Options: { Conditions: [{ Action: 'HIDE', TargetId: 'stars', Operator: '<=', Value: 3 }] }
};

const file = (...Elements: AscElement[]): AscData => ({
  SpotIdentifier: 'a',
  SpotVersion: '1',
  ApiVersion: 2,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1,
  Elements
});

async function codesOf(data: object): Promise<string[]> {
  const { registry, structure } = grown;
  const { findings } = await grown.check(JSON.stringify(data), { ...options, registry, structure });
  return findings.map(({ code }) => code);
}

it('adding a DataType adds a folder, words in each language, and one line to each of two tables', () => {
  const words = MESSAGE_LANGUAGES.map((language) => `src/lib/messages/${language}/dataTypes.ts`);
  const others = linesOutside(diff, ['src/lib/datatypes/rating/']);
  expect(others.map(([file]) => file)).toEqual([
    'src/lib/ascdata/dataTypeNames.ts',
    'src/lib/datatypes/views.ts',
    ...words.sort()
  ]);
  for (const [file, lines] of others) {
    expect(lines[0]).toMatch(/^\+ {2}rating: /);
    if (!words.includes(file)) expect(lines).toHaveLength(1);
  }
});

describe('the check of a file', () => {
  it.each([
    ['takes a right one', rating(3), []],
    ['finds a rule its Value breaks', rating(6), ['number-above-maximum']],
    ['finds a Value that is none', rating('3'), ['value-type']],
    ['looks at its options', rating(3, { Stars: 'x' }), ['wrong-type']],
    ['knows how its options are spelt', rating(3, { Starz: 4 }), ['misspelt-key']],
    ['suggests its name', { ...rating(3), DataType: 'ratin' }, ['unknown-data-type-similar']]
  ])('%s', async (_, element, codes) => expect(await codesOf(file(element as AscElement))).toEqual(codes));

  it('says which ApiVersion it needs', async () => {
    expect(await codesOf({ ...file(rating(3)), ApiVersion: 1 })).toEqual(['api-version-too-low']);
  });

  it('proves Conditions on it', async () => {
    const never = { Action: 'HIDE', TargetId: 'stars', Operator: '>', Value: 5 };
    const found = await codesOf(file(rating(3), { ...praise, Options: { Conditions: [never] } }));
    expect(found).toEqual(['conditions-never-hide']);
  });
});

describe('an editor session', () => {
  const open = () => new grown.EditorState(editorData({}, [rating(3), praise]), services);

  it('shows its limits, hides by its Conditions and finds what it breaks', () => {
    const state = open();
    const field = state.field('stars')!;
    expect(field.model.limits?.(field.element)).toEqual({ minimum: 0, maximum: 5 });
    expect(state.hidden.map(({ id }) => id)).toEqual(['praise']);
    state.set('stars', 4);
    expect([state.hidden.length, state.changed.length, state.broken.length]).toEqual([0, 1, 0]);
    state.set('stars', 6);
    expect(state.broken).toEqual([field]);
    state.set('stars', 3);
    expect(state.dirty).toBe(false);
  });

  it('delivers its Values to the widget, and saves them', () => {
    const state = open();
    state.set('stars', 4);
    expect([state.delivered.get('stars'), state.allValues().get('stars')]).toEqual([4, 4]);
  });
});

describe('a comparison', () => {
  const version = (...elements: AscElement[]) => ({ ascData: file(...elements), files: [] });
  const sentences = (before: AscElement[], after: AscElement[], language: 'en' | 'de') =>
    grown
      .comparePackages(version(...before), version(...after), [], options)
      .changes.map((change) => grown.sentenceOf(change, language));

  it('names it and its options, in English and German', () => {
    expect(sentences([], [rating(3)], 'en')).toEqual(['“Stars” is new: a rating.']);
    expect(sentences([], [rating(3)], 'de')).toEqual(['„Stars“ ist neu: eine Bewertung.']);
    const [old, fresh] = [rating(3, { Stars: 10 }), rating(3, { Stars: 4 })];
    expect(sentences([old], [fresh], 'en')).toEqual(['“Stars” now has up to 4 stars (was 10).']);
    expect(sentences([old], [fresh], 'de')).toEqual(['„Stars“ hat jetzt bis zu 4 Sterne (bisher 10).']);
  });

  it('keeps a Value that fits, and sets aside one that no longer fits', async () => {
    const [old, fresh] = [rating(3, { Stars: 10 }), rating(3, { Stars: 4 })];
    const { pairs } = grown.comparePackages(version(old), version(fresh), [], options);
    const kindsOf = async (value: number) => {
      const stored = { own: new Map([['stars', value]]), setAside: [] };
      const { registry } = grown;
      const { outcomes } = await grown.planValues([old], [fresh], pairs, stored, { ...options, registry });
      return outcomes.map(({ kind }) => kind);
    };
    expect([await kindsOf(4), await kindsOf(8)]).toEqual([['kept'], ['setAside']]);
  });
});

it('the tab Definition has a control for each of its options, and for an option that a DataType got', () => {
  const schema = new grown.DefinitionSchema(JSON.parse(JSON.stringify(grown.ascdataSchema)));
  const kinds = (dataType: string) => schema.ofElement(dataType).properties.map(({ at, kind }) => [at, kind]);
  expect(kinds('rating')).toEqual([['/Options/Stars', 'number']]);
  expect(kinds('number')).toContainEqual(['/Options/NotNegative', 'flag']);
});

describe('an option of a DataType', () => {
  const number = (Value: number, Options: AscElement['Options']): AscElement => ({
    ...{ Id: 'speed', DisplayName: 'Speed', DataType: 'number', Value },
    Options
  });
  const version = (Options: AscElement['Options']) => ({ ascData: file(number(3, Options)), files: [] });
  const sentences = (before: AscElement['Options'], after: AscElement['Options'], language: 'en' | 'de' | 'fr') =>
    grown
      .comparePackages(version(before), version(after), [], options)
      .changes.map((change) => grown.sentenceOf(change, language));

  it('touches at most seven files', () => {
    const files = linesOutside(optionDiff, []).map(([path]) => path);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(7);
  });

  it('is checked, and known by its spelling', async () => {
    expect(await codesOf(file(number(-1, { NotNegative: true })))).toEqual(['number-below-minimum']);
    expect(await codesOf(file(number(-1, { NotNegative: false })))).toEqual([]);
    expect(await codesOf(file(number(1, { NotNegative: 'x' })))).toEqual(['wrong-type']);
    expect(await codesOf(file(number(1, { NotNegatives: true })))).toEqual(['misspelt-key']);
  });

  it('is among the limits of a form', () => {
    const state = new grown.EditorState(editorData({}, [number(1, { NotNegative: true })]), services);
    const field = state.field('speed')!;
    expect(field.model.limits?.(field.element)).toMatchObject({ minimum: 0 });
  });

  it('is told in words when it comes and goes', () => {
    expect(sentences({}, { NotNegative: true }, 'en')).toEqual(['“Speed” no longer takes numbers below 0.']);
    expect(sentences({ NotNegative: true }, {}, 'de')).toEqual(['„Speed“ nimmt wieder Zahlen unter 0 an.']);
  });
});
