import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { dataOf, elementsOf } from '../elements.js';
import type { AscElement } from '../types.js';
import { afterStep } from './steps.js';
import {
  savedIdOf,
  renamedEntry,
  renamedId,
  renamedIds,
  renamesIn,
  withoutRenamed,
  type Renamed,
  type Renames
} from './pairs.js';
import { withEntry, withIds, withoutEntry, type DefinitionTexts } from './renames.js';
import { answers, elementsIn, swap } from '../../../../tests/conditions/answers.js';

const IDS = ['Shows', 'Rows', 'a/b~c', '__proto__', '7'] as const;
const ENTRIES = ['Departures', 'Rooms', 'a/b', 'DisplayName', ''] as const;

const VALUES = [...ENTRIES, 8];

const id = fc.constantFrom(...IDS);
const entry = fc.constantFrom(...ENTRIES);
const condition = fc.record({
  Action: fc.constant('HIDE'),
  TargetId: id,
  Operator: fc.constantFrom('==', '!=', '?', '<'),
  Value: fc.oneof(entry, fc.constantFrom<unknown>(8, true))
});
const element = fc
  .tuple(
    id,
    fc.uniqueArray(entry, { minLength: 1 }),
    fc.nat(),
    fc.array(condition, { maxLength: 3 }),
    fc.dictionary(entry, fc.constantFrom('eins', 'zwei'))
  )
  .map(([Id, Items, at, Conditions, de]) => {
    const isList = at % 3 > 0;
    return {
      ...{ Id, DisplayName: `Name of ${Id}`, DataType: isList ? 'list' : 'number' },
      ...(isList && { Items }),
      Value: isList ? Items[at % Items.length] : 8,
      ...(Conditions.length > 0 && { Options: { Conditions } }),
      Translations: { de: { ...de, DisplayName: 'Auf Deutsch' } }
    };
  });
const test = fc.record({
  name: fc.constantFrom('One', 'Two'),
  set: fc.dictionary(id, fc.oneof(entry, fc.constant(8))),
  hidden: fc.array(id, { maxLength: 3 })
});

/** Texts in some style, of a definition and its tests. */
const texts: fc.Arbitrary<DefinitionTexts> = fc
  .record({
    Elements: fc.uniqueArray(element, { minLength: 2, maxLength: 5, selector: ({ Id }) => Id }),
    tests: fc.array(test, { maxLength: 4 }),
    indent: fc.constantFrom(undefined, 2, '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n')
  })
  .map(({ Elements, tests, indent, lineEnd }) => {
    const write = (data: unknown) => JSON.stringify(data, null, indent).replaceAll('\n', lineEnd);
    return { source: `\ufeff${write({ SpotVersion: '1.0', Elements })}`, tests: write(tests) };
  });

describe('an Id that becomes another one', () => {
  it('leaves every evaluation, test and text as it was, and comes back to the byte', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (before, at) => {
        const elements = elementsIn(before);
        const { Id } = elements[at % elements.length]!;
        const after = withIds(before, new Map([[Id, 'Fresh “1”']]));
        expect(answers(after, VALUES, swap('Fresh “1”', Id))).toEqual(answers(before, VALUES));
        expect(elementsIn(after).some((each) => each.Id === Id)).toBe(false);
        expect(withIds(after, new Map([['Fresh “1”', Id]]))).toEqual(before);
      }),
      { seed: 371, numRuns: runs(30) }
    );
  });

  it('changes places with another one in one step', () => {
    fc.assert(
      fc.property(texts, (before) => {
        const [one, other] = elementsIn(before).map((each) => each.Id) as [string, string];
        const ids = new Map([
          [one, other],
          [other, one]
        ]);
        const after = withIds(before, ids);
        expect(answers(after, VALUES, swap(one, other))).toEqual(answers(before, VALUES));
        expect(withIds(after, ids)).toEqual(before);
      }),
      { seed: 372, numRuns: runs(20) }
    );
  });

  it('leaves tests that cannot be read as they are', () => {
    const source = '{"Elements":[{"Id":"Rows","DataType":"number"}]}';
    expect(withIds({ source, tests: '[{' }, new Map([['Rows', 'Lines']]))).toEqual({
      source: source.replace('Rows', 'Lines'),
      tests: '[{'
    });
  });
});

describe('an entry that gets another name', () => {
  const lists = (elements: readonly AscElement[]) =>
    elements.flatMap((each, index) => (each.Items ?? []).map((name, at) => ({ index, at, id: each.Id, name })));

  it('leaves every evaluation, test and text as it was, and comes back to the byte', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (before, number) => {
        // An empty entry is no value, so that it means something else under a name.
        const all = lists(elementsIn(before)).filter(({ name }) => name !== 'DisplayName' && name !== '');
        fc.pre(all.length > 0);
        const { id: list, name, ...place } = all[number % all.length]!;
        const after = withEntry(before, place, 'Fresh');
        const called = (Id: string, value: string) => (Id === list && value === name ? 'Fresh' : value);
        expect(answers(after, VALUES, (each) => each, called)).toEqual(answers(before, VALUES));
        expect(withEntry(after, place, name)).toEqual(before);
      }),
      { seed: 373, numRuns: runs(30) }
    );
  });

  it('goes, and another one takes its place wherever it was compared with', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (before, number) => {
        const all = lists(elementsIn(before));
        fc.pre(all.length > 0);
        const { id: list, name, ...place } = all[number % all.length]!;
        const { index } = place;
        const instead = elementsIn(before)[index]!.Items!.find((each) => each !== name);
        const after = withoutEntry(before, place, instead);
        expect(elementsIn(after)[index]!.Items).not.toContain(name);
        if (instead === undefined) return;
        const compared = elementsIn(after).flatMap(({ Options }) =>
          (Options?.Conditions ?? []).filter(({ TargetId }) => TargetId === list)
        );
        expect(compared.map(({ Value }) => Value)).not.toContain(name);
        expect(elementsIn(after)[index]!.Value).not.toBe(name);
        const translated = Object.keys(elementsIn(after)[index]!.Translations!.de!);
        if (name !== 'DisplayName') expect(translated).not.toContain(name);
      }),
      { seed: 374, numRuns: runs(30) }
    );
  });

  it('that another one has, too, takes nothing along', () => {
    const source = JSON.stringify({
      Elements: [{ Id: 'L', DataType: 'list', Items: ['a', 'b', 'a'], Value: 'a', Translations: { de: { a: 'A' } } }]
    });
    const first = { index: 0, at: 0 };
    expect(withEntry({ source, tests: undefined }, first, 'c').source).toBe(source.replace('["a"', '["c"'));
    expect(withoutEntry({ source, tests: undefined }, first, 'b').source).toBe(source.replace('["a","b"', '["b"'));
  });

  it('drops a translation that would mean it by chance', () => {
    const list = { Id: 'L', DataType: 'list', Items: ['a'], Value: 'a', Translations: { de: { a: 'A', b: 'Alt' } } };
    const { source } = withEntry(
      { source: JSON.stringify({ Elements: [list] }), tests: undefined },
      { index: 0, at: 0 },
      'b'
    );
    expect(elementsOf(dataOf(source))[0]!.Translations).toEqual({ de: { b: 'A' } });
  });
});

describe('what was renamed since a definition was saved', () => {
  it('is one pair for each element and entry, however often, and none where it is back', () => {
    const items = ['a', 'b'];
    let renames: Renames = [];
    const rename = (from: string, to: string) => (renames = renamedId(renames, from, to, from === 'A' || from === 'B'));
    const entry = (id: string, before: string, after: string) =>
      (renames = renamedEntry(renames, id, { before, after }, items));
    rename('A', 'M');
    rename('M', 'N');
    entry('N', 'a', 'x');
    entry('N', 'x', 'y');
    expect(renames).toEqual([{ from: 'A', to: 'N', entries: [{ before: 'a', after: 'y' }] }]);
    expect(['N', 'A', 'B'].map((name) => savedIdOf(renames, name))).toEqual(['A', undefined, 'B']);
    rename('N', 'A');
    entry('A', 'y', 'a');
    expect(renames).toEqual([]);
    rename('Fresh', 'Other');
    expect(renames).toEqual([]);
  });

  it('follows elements that change places, and forgets those that go', () => {
    const steps = [
      ['A', 'T'],
      ['B', 'A'],
      ['T', 'B']
    ] as const;
    const renames = steps.reduce<Renames>((all, [from, to]) => renamedId(all, from, to, ['A', 'B'].includes(from)), []);
    expect(renamedIds(renames)).toEqual(
      new Map([
        ['B', 'A'],
        ['A', 'B']
      ])
    );
    expect(renamedIds(withoutRenamed(renames, 'A'))).toEqual(new Map([['A', 'B']]));
  });

  it.each<[string, elements: object[], left: Renames]>([
    [
      'as a whole',
      [{ Id: 'M', DataType: 'list', Items: ['x', 'b'] }],
      [{ from: 'L', to: 'M', entries: [{ before: 'a', after: 'x' }] }]
    ],
    ['without an entry that is gone', [{ Id: 'M', DataType: 'list', Items: ['a', 'b'] }], [{ from: 'L', to: 'M' }]],
    ['without entries where its type has none', [{ Id: 'M', DataType: 'number' }], [{ from: 'L', to: 'M' }]],
    ['not where its Id is another one', [{ Id: 'N', DataType: 'list', Items: ['x'] }], []]
  ])('goes on %s', (_, elements, left) => {
    const text = (Elements: object[]) => JSON.stringify({ Elements });
    const saved = text([{ Id: 'L', DataType: 'list', Items: ['a', 'b'] }]);
    const entries = [
      { before: 'a', after: 'x' },
      { before: 'never', after: 'b' }
    ];
    const pair: Renamed = { from: 'L', to: 'M', entries };
    expect(renamesIn(saved, text(elements), [pair, { from: 'Never', to: 'M' }])).toEqual(left);
  });

  it('leads entries that another one took the place of to where that goes', () => {
    const merged = renamedEntry([], 'L', { before: 'a', after: 'b' }, ['a', 'b']);
    expect(renamedEntry(merged, 'L', { before: 'b', after: 'c' }, ['a', 'b'])[0]!.entries).toEqual([
      { before: 'a', after: 'c' },
      { before: 'b', after: 'c' }
    ]);
  });
});

it('steps between renames do not matter to the way back', () => {
  const source = '{\n  "Elements": [ {"Id":"Rows", "DataType" : "number", "Value": 8.0} ]\n}\n';
  const first = withIds({ source, tests: undefined }, new Map([['Rows', 'Lines']]));
  const moved = afterStep(first.source, { kind: 'set', pointer: '/Elements/0/Value', value: 9 });
  const back = withIds({ source: moved, tests: undefined }, new Map([['Lines', 'Rows']]));
  expect(back.source).toBe(source.replace('8.0', '9'));
});
