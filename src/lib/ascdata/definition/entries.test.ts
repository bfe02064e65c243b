import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { dataOf, placedElements } from '../elements.js';
import type { AscElement } from '../types.js';
import { addedEntries, freeEntries, pastedEntries, replacedEntries } from './entries.js';
import { withEntry, withoutEntry } from './renames.js';
import { afterStep, type Step } from './steps.js';
import { textIn, textStep } from './texts.js';

const shows: AscElement = {
  Id: 'Shows',
  DisplayName: 'Shows',
  DataType: 'list',
  Value: 'Arrivals',
  Items: ['Departures', 'Arrivals', 'Notice'],
  Translations: { de: { DisplayName: 'Zeigt', Departures: 'Abfahrten', Arrivals: 'Ankünfte' }, fr: { Notice: 'Avis' } }
};
const other = { Id: 'Rows', DisplayName: 'Rows', DataType: 'number', Value: 8 };
const BASE = '/Elements/1';
const textWith = (element: object, indent: number | string = 2): string =>
  JSON.stringify({ SpotVersion: '1', Elements: [other, element] }, null, indent);
const made = (text: string, steps: readonly Step[]): string => steps.reduce(afterStep, text);
const elementIn = (text: string): AscElement => placedElements(dataOf(text))[1]!.element;

describe('an entry', () => {
  it.each([
    ['one entry a line, without blank ones', 'Rail\n\n Bus \r\nTram', [['Rail'], ['Bus'], ['Tram']]],
    [
      'the columns of a table as translations',
      'Rail\tBahn\tTrain\nBus\t\tCar',
      [
        ['Rail', 'de:Bahn', 'fr:Train'],
        ['Bus', 'fr:Car']
      ]
    ]
  ])('is pasted: %s', (_, text, expected) => {
    const added = pastedEntries(text, ['de', 'fr']);
    expect(added.map(({ entry, texts }) => [entry, ...[...texts].map(([tag, each]) => `${tag}:${each}`)])).toEqual(
      expected
    );
    const after = elementIn(made(textWith(shows), addedEntries(shows, BASE, 1, added)));
    expect(after.Items).toEqual(['Departures', ...added.map(({ entry }) => entry), 'Arrivals', 'Notice']);
    for (const { entry, texts } of added) for (const [tag, each] of texts) expect(textIn(after, tag, entry)).toBe(each);
  });

  it('stands in the place of the first of those that go, also as the default', () => {
    const added = pastedEntries('Rail\tBahn\nBus', ['de']);
    const after = elementIn(
      made(textWith(shows), replacedEntries(shows, BASE, new Set(['Arrivals', 'Notice']), added))
    );
    expect([after.Items, after.Value]).toEqual([['Departures', 'Rail', 'Bus'], 'Rail']);
    expect(textIn(after, 'de', 'Rail')).toBe('Bahn');
    const other = elementIn(made(textWith(shows), replacedEntries(shows, BASE, new Set(['Notice']), added)));
    expect([other.Items, other.Value]).toEqual([['Departures', 'Arrivals', 'Rail', 'Bus'], 'Arrivals']);
  });

  it('that is pasted under a name that is there keeps the translation of the file', () => {
    const added = pastedEntries('Departures\tAbgang', ['de']);
    const after = elementIn(made(textWith(shows), addedEntries(shows, BASE, 3, added)));
    expect(after.Translations).toEqual(shows.Translations);
  });
});

describe('a translation', () => {
  const text = (language: string, key: string, to: string) =>
    textStep(shows, BASE, { language, key, text: to }, ['DisplayName', ...shows.Items!]);

  it('stands where its text does, in a language that may be new', () => {
    const after = elementIn(
      made(textWith(shows), [text('fr', 'Departures', 'Départs'), text('it', 'Notice', 'Avviso')])
    );
    expect(Object.entries(after.Translations!.fr!)).toEqual([
      ['Departures', 'Départs'],
      ['Notice', 'Avis']
    ]);
    expect(after.Translations!.it).toEqual({ Notice: 'Avviso' });
  });

  it('that is emptied goes, with a language that has no other', () => {
    expect(elementIn(made(textWith(shows), [text('fr', 'Notice', '')])).Translations).toEqual({
      de: shows.Translations!.de
    });
  });
});

describe('edits of entries and texts', () => {
  const name = fc.constantFrom('Departures', 'Arrivals', 'Notice', 'Neu', '1/2~', '');
  const seeds = fc.array(fc.tuple(fc.nat(4), fc.nat(5), name, fc.constantFrom('de', 'fr', 'it')), { maxLength: 12 });

  const INDEX = 1;

  function after(source: string, [kind, at, to, language]: [number, number, string, string]): string {
    const element = elementIn(source);
    const items = element.Items!;
    const place = { index: INDEX, at: at % items.length };
    const key = items[place.at]!;
    const texts = { source, tests: undefined };
    if (kind === 0) {
      return made(
        source,
        addedEntries(element, BASE, place.at, [{ entry: `${to}+`, texts: new Map([[language, 'x']]) }])
      );
    }
    if (kind === 1) return to === '' || items.includes(to) ? source : withEntry(texts, place, to).source;
    if (kind === 2) return items.length < 2 ? source : withoutEntry(texts, place).source;
    if (kind === 3) {
      const to = (at + 1) % items.length;
      return afterStep(source, { kind: 'reorder', list: `${BASE}/Items`, from: place.at, to });
    }
    return afterStep(source, textStep(element, BASE, { language, key, text: to }, ['DisplayName', ...items]));
  }

  it('leave every byte outside the element, and its other members, as they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 2, '\t'), seeds, (indent, all) => {
        const start = textWith({ ...shows, 'x-own': '\u00e9' }, indent).replace('"SpotVersion"', '"Spot\\u0056ersion"');
        const [before, behind] = [start.slice(0, start.indexOf('"Shows"')), start.slice(start.lastIndexOf('"x-own"'))];
        let text = start;
        for (const seed of all) text = after(text, seed);
        expect(text.startsWith(before)).toBe(true);
        expect(text.endsWith(behind)).toBe(true);
      }),
      { seed: 41, numRuns: runs(60) }
    );
  });

  it('of one place and back give the same text', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), fc.constantFrom(0, 2), (from, to, indent) => {
        const text = textWith(shows, indent);
        const list = `${BASE}/Items`;
        const moved = afterStep(text, { kind: 'reorder', list, from, to });
        expect(afterStep(moved, { kind: 'reorder', list, from: to, to: from })).toBe(text);
        const added = made(text, addedEntries(shows, BASE, from, [{ entry: 'Neu', texts: new Map() }]));
        expect(withoutEntry({ source: added, tests: undefined }, { index: 1, at: from }).source).toBe(text);
      }),
      { seed: 42, numRuns: runs(20) }
    );
  });
});

it('entries are added under names that no entry has, and each once', () => {
  const added = pastedEntries('Rail\nBus\nRail\nDepartures', []);
  expect(freeEntries(added, ['Departures']).map(({ entry }) => entry)).toEqual(['Rail', 'Bus']);
});
