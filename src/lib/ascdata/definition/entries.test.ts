import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { dataOf, placedElements } from '../elements.js';
import type { AscElement } from '../types.js';
import { addedEntries, pastedEntries, removedEntry, renamedEntry } from './entries.js';
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
  it('takes its translations and the default along to another name', () => {
    const after = elementIn(made(textWith(shows), renamedEntry(shows, BASE, 1, 'Coming')));
    expect(after).toEqual({
      ...shows,
      Value: 'Coming',
      Items: ['Departures', 'Coming', 'Notice'],
      Translations: { ...shows.Translations, de: { DisplayName: 'Zeigt', Departures: 'Abfahrten', Coming: 'Ankünfte' } }
    });
    expect(Object.keys(after.Translations!.de!)).toEqual(['DisplayName', 'Departures', 'Coming']);
  });

  it('that stands there twice leaves them to the other one', () => {
    const twice = { ...shows, Items: ['Arrivals', 'Arrivals'] };
    expect(elementIn(made(textWith(twice), renamedEntry(twice, BASE, 0, 'Coming')))).toEqual({
      ...twice,
      Items: ['Coming', 'Arrivals']
    });
  });

  it('takes its translations along when it goes, and an empty language', () => {
    expect(elementIn(made(textWith(shows), removedEntry(shows, BASE, 2)))).toEqual({
      ...shows,
      Items: ['Departures', 'Arrivals'],
      Translations: { de: shows.Translations!.de }
    });
  });

  it('of the name that Translations have for the setting changes nothing there', () => {
    const odd = { ...shows, Items: ['DisplayName', 'Arrivals'] };
    const after = elementIn(made(textWith(odd), renamedEntry(odd, BASE, 0, 'Name')));
    expect(after.Translations).toEqual(odd.Translations);
  });

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

  function stepsFor(element: AscElement, [kind, at, to, language]: [number, number, string, string]): readonly Step[] {
    const { length } = element.Items!;
    const place = at % length;
    if (kind === 0) return addedEntries(element, BASE, place, [{ entry: `${to}+`, texts: new Map([[language, 'x']]) }]);
    if (kind === 1) return to === '' ? [] : renamedEntry(element, BASE, place, to);
    if (kind === 2) return length < 2 ? [] : removedEntry(element, BASE, place);
    if (kind === 3) return [{ kind: 'reorder', list: `${BASE}/Items`, from: place, to: (at + 1) % length }];
    return [
      textStep(element, BASE, { language, key: element.Items![place]!, text: to }, ['DisplayName', ...element.Items!])
    ];
  }

  it('leave every byte outside the element, and its other members, as they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 2, '\t'), seeds, (indent, all) => {
        const start = textWith({ ...shows, 'x-own': '\u00e9' }, indent).replace('"SpotVersion"', '"Spot\\u0056ersion"');
        const [before, behind] = [start.slice(0, start.indexOf('"Shows"')), start.slice(start.lastIndexOf('"x-own"'))];
        let text = start;
        for (const seed of all) text = made(text, stepsFor(elementIn(text), seed));
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
        expect(made(added, removedEntry(elementIn(added), BASE, from))).toBe(text);
        const named = made(text, renamedEntry(shows, BASE, from, 'Neu'));
        expect(made(named, renamedEntry(elementIn(named), BASE, from, shows.Items![from]!))).toBe(text);
      }),
      { seed: 42, numRuns: runs(20) }
    );
  });
});
