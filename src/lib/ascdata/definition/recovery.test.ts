import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { elementsFound, recovered } from './recovery.js';

const element = (Id: string, more = ''): string =>
  `    {\n      "Id": "${Id}",\n      "DisplayName": "The ${Id}",\n      "DataType": "number",\n      "Value": 1${more}\n    }`;
const whole = `{\n  "SpotIdentifier": "x",\n  "Elements": [\n${element('A')},\n${element('B')},\n${element('C')}\n  ]\n}\n`;
const ids = (text: string): string[] => elementsFound(text).map(({ id }) => id);

describe('the elements of a text that is not JSON', () => {
  it.each([
    ['a missing comma between two', whole.replace('},', '}'), ['A', 'B', 'C']],
    ['a missing comma in one', whole.replace('"A",', '"A"'), ['A', 'B', 'C']],
    ['a missing brace', whole.replace('    },', ''), ['A', 'B', 'C']],
    ['an end that is missing', whole.slice(0, whole.lastIndexOf('"Value"')), ['A', 'B', 'C']],
    ['a text without its end', whole.replace('"The B",', '"The B,'), ['A', 'B', 'C']],
    ['a bracket too many', whole.replace('},', '}],'), ['A', 'B', 'C']],
    ['nothing but words', 'no settings', []],
    ['objects that are no settings', '{ "Id": "X", "Value": [{ "Id": "Y" }', []]
  ])('are told in spite of %s', (_, text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it('are where they begin', () => {
    const text = whole.replace('},', '}');
    for (const { id, span } of elementsFound(text)) expect(text.slice(...span)).toContain(`"Id": "${id}"`);
  });

  it('are read whole, or by name and type where one cannot be', () => {
    const text = whole.replace('"B",', '"B"').replace('\n  ]\n}\n', '');
    expect(JSON.parse(recovered(text))).toEqual({
      Elements: [
        { Id: 'A', DisplayName: 'The A', DataType: 'number', Value: 1 },
        { Id: 'B', DisplayName: 'The B', DataType: 'number' },
        { Id: 'C', DisplayName: 'The C', DataType: 'number', Value: 1 }
      ]
    });
  });

  it('are all but one where one character is lost anywhere behind their beginning', () => {
    fc.assert(
      fc.property(fc.integer({ min: whole.indexOf('['), max: whole.length - 1 }), (at) => {
        const text = whole.slice(0, at) + whole.slice(at + 1);
        expect(ids(text).length).toBeGreaterThanOrEqual(2);
        JSON.parse(recovered(text));
      }),
      { numRuns: runs(300), seed: 37 }
    );
  });
});
