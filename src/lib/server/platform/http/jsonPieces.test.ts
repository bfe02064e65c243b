import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../tests/laws.js';
import { jsonPieces, jsonText } from './jsonPieces.js';
import { json } from './operation.js';

const LIST = Array.from({ length: 300 }, (_, index) => ({ Id: index }));

describe('the JSON of an answer', () => {
  it('is that of JSON.stringify, however long its lists are', async () => {
    const member = fc.oneof(fc.jsonValue(), fc.constant(undefined));
    const long = fc.array(fc.oneof(member, fc.constant({ Texts: LIST })), { minLength: 101, maxLength: 150 });
    const body = fc.dictionary(fc.string(), fc.oneof(member, long, fc.record({ Texts: long })));
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, long), async (value) => {
        expect(await new Response(json(value).body).text()).toBe(JSON.stringify(value));
        expect(await jsonText(value)).toBe(JSON.stringify(value));
      }),
      { seed: 20261127, numRuns: runs(20) }
    );
  });

  it('comes in pieces where a list in it is long', async () => {
    const text = 'long '.repeat(2_000);
    const lengths: number[] = [];
    for await (const piece of jsonPieces({ Widgets: [{ Texts: LIST.map(() => text) }] })) lengths.push(piece.length);
    expect(Math.max(...lengths)).toBeLessThan(80_000);
  });
});
