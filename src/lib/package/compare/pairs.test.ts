import { describe, expect, it } from 'vitest';
import type { AscElement } from '../../ascdata/types.js';
import type { Mapping } from './changes.js';
import { pairElements } from './pairs.js';
import { element } from './testing.js';

describe('an element continues under another Id', () => {
  const paired = (before: AscElement[], after: AscElement[], mapping: Mapping = []) =>
    pairElements(before, after, mapping).pairs.map((pair) => `${pair.before}→${pair.after} ${pair.by}`);
  const options = { Options: { MaxChars: 20 } };

  it.each<[string, AscElement, AscElement]>([
    ['the same label', element('t', { DisplayName: 'Title' }), element('headline', { DisplayName: 'Title' })],
    [
      'the same label with other options',
      element('t', { DisplayName: 'Title' }),
      element('h', { DisplayName: 'Title', ...options })
    ],
    ['the Id in another spelling', element('opening_hours', options), element('OpeningHours', options)],
    ['the Id with a slip mended', element('colour', { DataType: 'color' }), element('color', { DataType: 'color' })],
    ['label and Id nearly the same, converted', element('seats', { DataType: 'number' }), element('Seats')]
  ])('recognised by %s', (_, before, after) => {
    expect(paired([before], [after])).toEqual([`${before.Id}→${after.Id} likeness`]);
  });

  it.each<[string, AscElement, AscElement]>([
    ['only the DataType is the same', element('title'), element('footer')],
    [
      'it is numbered differently',
      element('line2', { DisplayName: 'Line 2' }),
      element('line4', { DisplayName: 'Line 4' })
    ],
    [
      'no Value can go from one to the other',
      element('t', { DisplayName: 'Title' }),
      element('T', { DisplayName: 'Title', DataType: 'spot' })
    ],
    [
      'it holds other things under the same label',
      element('x', { DisplayName: 'Value', DataType: 'number' }),
      element('top', { DisplayName: 'Value' })
    ]
  ])('but not where %s', (_, before, after) => {
    expect(paired([before], [after])).toEqual([]);
  });

  it('one to one, the most alike first, then in their order', () => {
    const named = (Id: string, DisplayName: string) => element(Id, { DisplayName });
    const before = [named('a1', 'Text'), named('b1', 'Text'), named('title', 'Title')];
    const after = [named('headline', 'Title'), named('p', 'Text'), named('q', 'Text'), named('r', 'Text')];
    expect(paired(before, after)).toEqual(['a1→p likeness', 'b1→q likeness', 'title→headline likeness']);
  });

  it('never by likeness while its Id is still there', () => {
    const [a, b] = [element('a', { DisplayName: 'Title' }), element('b', { DisplayName: 'Title' })];
    expect(paired([a], [{ ...a, DisplayName: 'Other' }, b])).toEqual(['a→a id']);
  });

  it('where a person says so, whatever it looks like', () => {
    const before = [element('title'), element('clock', { DataType: 'time' })];
    const after = [element('title'), element('spots', { DataType: 'spot' })];
    const mapping = [{ from: 'title', to: 'spots' }];
    expect(paired(before, after, mapping)).toEqual(['title→spots person']);
  });

  it('not where a person says it is not the same', () => {
    const before = [element('title')];
    expect(paired(before, [element('Title')], [{ from: 'title', to: null }])).toEqual([]);
    expect(paired(before, before, [{ from: 'title', to: null }])).toEqual([]);
  });

  it('and what a person says of Ids that are not there is given back', () => {
    const mapping = [
      { from: 'title', to: 'nowhere' },
      { from: 'nobody', to: null },
      { from: 'title', to: 'headline' },
      { from: 'title', to: null }
    ];
    const { unusedMapping } = pairElements([element('title')], [element('headline')], mapping);
    expect(unusedMapping).toEqual([mapping[0], mapping[1], mapping[3]]);
  });

  it('with the entries that both have, and the others are given back', () => {
    const list = (...Items: string[]) => [element('Shows', { DataType: 'list', Items, Value: Items[0] })];
    const renamed = { before: 'Bus', after: 'Coach' };
    const none = [
      { before: 'Tram', after: 'Rail' },
      { before: 'Rail', after: 'Tram' }
    ];
    const mapping = [{ from: 'Shows', to: 'Shows', entries: [renamed, ...none] }];
    const { pairs, unusedMapping } = pairElements(list('Rail', 'Bus'), list('Rail', 'Coach'), mapping);
    expect(pairs).toEqual([{ before: 'Shows', after: 'Shows', by: 'person', entries: [renamed] }]);
    expect(unusedMapping).toEqual([{ ...mapping[0], entries: none }]);
  });

  it('is not looked for among names that take too long to compare', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyzäöüßéèçñåæø';
    const turned = (by: number, at: number) => alphabet.slice(at) + alphabet.slice(0, at) + alphabet.slice(by, by + 3);
    const many = (by: number) =>
      Array.from(alphabet, (_, at) => [0, 1, 2, 3].map((more) => element(turned(by + more, at)))).flat();
    expect(pairElements(many(0), many(5))).toMatchObject({ pairs: [], likenessTried: false });
  });

  it('is not looked for among more elements than can be compared in a moment', () => {
    const many = (letter: string) => Array.from({ length: 400 }, (_, index) => element(`${letter}${index}`));
    expect(pairElements(many('a'), many('b'))).toEqual({ pairs: [], unusedMapping: [], likenessTried: false });
  });
});
