import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterStep, type Step } from '../../ascdata/definition/steps.js';
import { placedElements } from '../../ascdata/elements.js';
import { applySplices } from '../../ascdata/textStyle.js';
import { WorkingCopy } from '../../form/workingCopy.svelte.js';
import { DefinitionPlaces } from './definitionPlaces.js';
import { DocumentText } from './documentText.js';
import { changedLines } from './lines.js';

const PLAIN = `{
  "SpotVersion": "1.0",
  "Elements": [
    { "Id": "a", "DataType": "number", "Value": 1.50 },
    {
      "Id": "b",
      "DataType": "boolean",
      "Value": true
    }
  ],
  "x-note": 1e3
}
`;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    pointer: fc.constantFrom('/Elements/0/Value', '/Elements/1/Options/Minimum', '/SpotVersion'),
    value: fc.constantFrom(1, 'é', null)
  }),
  fc.constant({ kind: 'move' as const, from: 0, to: 1 }),
  fc.constant({ kind: 'add' as const, at: 1, element: { Id: 'c', DataType: 'number', Value: 2 } }),
  fc.constant({ kind: 'duplicate' as const, at: 1, id: 'd', name: 'D' })
);
const typed = fc.record({ at: fc.nat(200), length: fc.nat(3), content: fc.constantFrom('', ' ', '\n', '1', '"', '{') });

describe('a text that is edited in the editor and by controls', () => {
  it('is the same on both sides, and undone to the byte with its mark and line ends', () => {
    const deeds = fc.array(fc.oneof(step, typed, fc.constant('undo' as const)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom('', '\uFEFF'), fc.constantFrom('\n', '\r\n'), deeds, (mark, end, all) => {
        const source = mark + PLAIN.replaceAll('\n', end);
        const edits = new WorkingCopy({ source, tests: undefined });
        let file = new DocumentText(source);
        let shown = file.document;
        for (const each of all) {
          if (each !== 'undo' && !('kind' in each)) {
            const offset = Math.min(each.at, shown.length);
            const splice = { offset, length: Math.min(each.length, shown.length - offset), content: each.content };
            file = file.edited([splice]);
            shown = applySplices(shown, [splice]);
            edits.type('ascData.json', file.text);
          } else {
            if (each === 'undo') edits.undo();
            else if (edits.read() && placedElements(edits.readable.data).length > 1)
              edits.edit({ source: afterStep(edits.source, each) });
            const next = new DocumentText(edits.source);
            shown = applySplices(shown, file.splicesTo(next));
            file = next;
          }
          expect([shown, file.text]).toEqual([file.document, edits.source]);
        }
        while (edits.canUndo) edits.undo();
        expect(edits.source).toBe(source);
      })
    );
  });
});

describe('the lines that differ', () => {
  it.each([
    ['a line that was changed', 'a\nb\nc\n', 'a\nB\nc\n', [2]],
    ['lines that came', 'a\nc\n', 'a\nb\nb\nc\n', [2, 3]],
    ['the line after those that went', 'a\nb\nc\n', 'a\nc\n', [2]],
    ['two far from each other', 'a\nb\nc\nd\ne\n', 'A\nb\nc\nd\nE\n', [1, 5]],
    ['none', 'a\n', 'a\n', []],
    ['one between very many others', `${'\n'.repeat(100_000)}a`, `${'\n'.repeat(100_000)}b`, [100_001]],
    [
      'none where it would be looked for between very many',
      `a${'\n'.repeat(100_000)}a`,
      `b${'\n'.repeat(100_000)}b`,
      []
    ]
  ])('are %s', (_, before, after, lines) => expect(changedLines(before, after)).toEqual(lines));
});

it('the parts of a definition are where they are in its document', () => {
  const file = new DocumentText(`\uFEFF${PLAIN.replaceAll('\n', '\r\n')}`);
  const places = new DefinitionPlaces(file);
  const at = (span: readonly [number, number] | undefined) => span && file.document.slice(...span);
  expect(at(places.at('/Elements/0/Value'))).toBe('1.50');
  expect(at(places.at('/Elements'))).toBe('"Elements"');
  expect(at(places.at('/Elements/1'))).toBe('{');
  expect(places.elementAt(file.document.indexOf('"boolean"'))).toBe(1);
  expect(places.elementAt(3)).toBeUndefined();
  const [, second] = placedElements({
    Elements: [
      { Id: 'a', DataType: 'number' },
      { Id: 'b', DataType: 'number' }
    ]
  });
  expect(at(places.of(second))).toMatch(/^\{\n {6}"Id": "b"[^]*\}$/);
  expect(at(places.of(undefined))).toMatch(/^\{\n {2}"SpotVersion": "1.0",\n $/);
  expect(places.foldable(undefined)).toHaveLength(1);
  expect(places.foldable(1)).toEqual([]);
});
