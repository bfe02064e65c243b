import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterStep } from '../../ascdata/definition/steps.js';
import { applySplices } from '../../ascdata/textStyle.js';
import { DocumentText } from './documentText.js';

/** Texts of any line ends, with a byte order mark or not. */
const anyText = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    fc.array(fc.constantFrom('\r\n', '\n', '\r', '  "a": 1.50,', '\t', 'x', '{', '}'), { maxLength: 30 })
  )
  .map(([mark, parts]) => mark + parts.join(''));

const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(6), fc.constantFrom('', 'y', '\n', 'z\n"q"')), { maxLength: 4 });

/** Edits of a document, in its order, that do not touch each other. */
function splicesIn(length: number, wanted: readonly (readonly [number, number, string])[]) {
  const splices: { offset: number; length: number; content: string }[] = [];
  let from = 0;
  for (const [gap, size, content] of wanted) {
    const offset = from + gap;
    if (offset > length) break;
    const end = Math.min(length, offset + size);
    splices.push({ offset, length: end - offset, content });
    from = end + 1;
  }
  return splices;
}

describe('the document of a file', () => {
  it('becomes what was edited, and the file keeps its mark and every other byte', () => {
    fc.assert(
      fc.property(anyText, edits, (text, wanted) => {
        const before = new DocumentText(text);
        const splices = splicesIn(before.document.length, wanted);
        const after = before.edited(splices);
        expect(after.document).toBe(applySplices(before.document, splices));
        expect(after.text.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
        if (/\r(?!\n)/.test(text)) return;
        // Each piece between the edits is in the file as it was.
        const bounds = splices.flatMap(({ offset, length }) => [offset, offset + length]);
        const places = [0, ...bounds, before.document.length].map((at) => before.toText(at));
        let at = 0;
        for (let piece = 0; piece < places.length; piece += 2) {
          const kept = text.slice(places[piece]!, places[piece + 1]!);
          at = after.text.indexOf(kept, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += kept.length;
        }
      })
    );
  });

  it('has each of its places at the same character of the file, and back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const file = new DocumentText(text);
        for (let at = 0; at <= file.document.length; at++) {
          expect(file.toDocument(file.toText(at))).toBe(at);
          const [here, there] = [file.document[at], text[file.toText(at)]];
          expect(here === '\n' ? ['\n', '\r'].includes(there!) : here === there).toBe(true);
        }
      })
    );
  });

  it('becomes that of any other text by the pieces between them', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const [before, after] = [new DocumentText(one), new DocumentText(other)];
        expect(applySplices(before.document, before.splicesTo(after))).toBe(after.document);
      })
    );
  });

  it('follows two far edits of one step in two pieces, so that nothing between them moves', () => {
    const middle = Array.from({ length: 60 }, (_, at) => `"k${at}": ${at},`).join('\n');
    const text = `{\n"Id": "Rows",\n${middle}\n"TargetId": "Rows"\n}`;
    const after = text.replaceAll('"Rows"', '"MaxRows"');
    expect(new DocumentText(text).splicesTo(new DocumentText(after)).map(({ content }) => content)).toEqual([
      '"MaxRows"',
      '"MaxRows"'
    ]);
  });

  it.each([
    [20, 2],
    [20_000, 1]
  ])(
    'follows two edits with %i lines between them in %i pieces, so that comparing lines holds up no key',
    (lines, pieces) => {
      const middle = Array.from({ length: lines }, (_, at) => `"key ${at}": "a text that is somewhat longer",`).join(
        '\n'
      );
      const [before, after] = ['Rows', 'MaxRows'].map(
        (id) => new DocumentText(`{\n"Id": "${id}",\n${middle}\n"To": "${id}"\n}`)
      );
      const splices = before!.splicesTo(after!);
      expect(splices).toHaveLength(pieces);
      expect(applySplices(before!.document, splices)).toBe(after!.document);
    }
  );

  it('keeps CRLF, a byte order mark, indentation and numbers as written through a step and an edit', () => {
    const text = '\uFEFF{\r\n\t"Elements": [\r\n\t\t{ "Id": "a", "DataType": "number", "Value": 1.50 }\r\n\t]\r\n}\r\n';
    const stepped = afterStep(text, { kind: 'set', pointer: '/Elements/0/Id', value: 'b' });
    const file = new DocumentText(stepped);
    const at = file.document.indexOf(' }');
    const typed = file.edited([{ offset: at, length: 0, content: ',\n"Items": []' }]);
    expect(typed.text).toBe(text.replace('"a"', '"b"').replace(' }', ',\r\n"Items": [] }'));
  });
});
