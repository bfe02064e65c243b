import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/laws.js';
import { dataInPieces } from './dataInPieces.js';
import { dataOf } from './document.js';

const LONG = '12345678901234567890';

const member = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.tuple(fc.constant('Id'), fc.constantFrom(LONG, '1', '"a"')),
    fc.tuple(fc.constantFrom('Elements', '__proto__', 'a\\"', '\\u0045lements'), value)
  );

/** JSON as a text editor may write it, with Ids that no number holds. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.constantFrom(LONG, '"\\"[{,"', '"\\\\"', '" \u{1F600}"'),
    fc.array(tie('json')).map((all) => `[ ${all.join(' ,\n')}]`),
    fc.array(member(tie('json'))).map((all) => `{${all.map(([key, value]) => `"${key}" : ${value}`).join(', ')} }`)
  )
}));
const file = fc.oneof(
  json,
  fc.array(json).map((all) => `\uFEFF{"Id":${LONG},"Elements":[${all.join(',')}],"Options":${all[0] ?? '{}'}}`)
);

describe('a definition that is read in pieces', () => {
  it('is the same as one that is read at once', async () => {
    const most = fc.integer({ min: 1, max: 40 });
    await fc.assert(
      fc.asyncProperty(file, most, async (text, together) => {
        const read = await dataInPieces(text, () => Promise.resolve(), together);
        expect(JSON.stringify(read)).toBe(JSON.stringify(dataOf(text)));
      }),
      { seed: 20261127, numRuns: runs(500) }
    );
  });

  it('comes in many steps', async () => {
    let steps = 0;
    const count = () => Promise.resolve(void (steps += 1));
    await dataInPieces(JSON.stringify({ Elements: [{ Items: Array.from({ length: 10_000 }, String) }] }), count, 1_000);
    expect(steps).toBeGreaterThan(40);
  });
});
