import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { placedElements } from '../elements.js';
import { parse, type ParsedDocument } from '../parse.js';
import { placedIn, readDefinition } from './reading.js';

const element = (id: string, value = 1) => `{ "Id": "${id}", "DataType": "number", "Value": ${value} }`;
const text = (...elements: readonly string[]) => `{ "Elements": [${elements.join(', ')}] }`;
const raw = (of: string, at: number): unknown => (readDefinition(of).data as { Elements: unknown[] }).Elements[at];

describe('the text of a definition', () => {
  it('is read once while it is in use', () => {
    const [one, other] = [text(element('a')), text(element('b'))];
    const first = readDefinition(one);
    readDefinition(other);
    expect(readDefinition(one)).toBe(first);
  });

  it('is not read again after others that are no JSON', () => {
    const whole = text(element('a'));
    const first = readDefinition(whole);
    for (let length = 1; length < 8; length++) readDefinition(whole.slice(0, -length));
    expect(readDefinition(whole)).toBe(first);
  });

  it('has the same objects for elements that are written as before, at other places, too', () => {
    const before = text(element('a'), element('b'));
    const after = text(element('c'), element('a'), element('b', 2));
    expect(raw(after, 1)).toBe(raw(before, 0));
    expect(raw(after, 2)).toEqual({ Id: 'b', DataType: 'number', Value: 2 });
    const [was, is] = [before, after].map((each) => placedIn(readDefinition(each).data));
    expect(is!.map(({ index, element: { Id } }) => [index, Id])).toEqual([
      [0, 'c'],
      [1, 'a'],
      [2, 'b']
    ]);
    expect(is![1]!.element).toBe(was![0]!.element);
  });

  it.each([['{'], ['[]'], ['{ "Elements": 1 }'], ['{ "Elements": [null, 1, null] }']])(
    'of %s has no elements',
    (of) => {
      expect(placedIn(readDefinition(of).data)).toEqual([]);
    }
  );

  const POINTERS = [
    '',
    '/Elements',
    ...[0, 1, 2, 3].flatMap((at) => ['', '/Id', '/Value', '/Value/0'].map((to) => `/Elements/${at}${to}`))
  ];
  const told = (doc: ParsedDocument) => ({
    ...{ text: doc.text, data: doc.data, findings: doc.findings, unlisted: doc.unlistedKeyCount },
    at: POINTERS.map((pointer) => {
      const [place, key] = [doc.locate(pointer), doc.locateKey(pointer)].map((range) => range && { ...range });
      return [place, key, doc.partsAt(pointer), doc.sizeAt(pointer), doc.childSizes(pointer)];
    })
  });

  it('is the same whether one element of it was read or all', () => {
    const pieces = [
      '"',
      '}',
      '{',
      ', "Id": 1',
      ']',
      '],"Elements":[{',
      '\n',
      '[2]',
      '},{',
      ': 12345678901234567890',
      ' ',
      'a',
      '"c"'
    ];
    const edit = fc.record({ at: fc.nat(200), gone: fc.nat(8), put: fc.constantFrom(...pieces, 'x', '') });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
        let now = text(
          element('a'),
          '{ "Id": 5, "Id": 12345678901234567890, "Value": [1, { "b": "\\u0041" }] }',
          element('c')
        );
        for (const { at, gone, put } of edits) {
          now = now.slice(0, at) + put + now.slice(at + gone);
          expect(told(readDefinition(now))).toEqual(told(parse(now)));
          expect(placedIn(readDefinition(now).data)).toEqual(placedElements(parse(now).data));
        }
      }),
      { seed: 37, numRuns: runs(300) }
    );
  });
});
