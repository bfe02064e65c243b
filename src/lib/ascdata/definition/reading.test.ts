import { describe, expect, it } from 'vitest';
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
});
