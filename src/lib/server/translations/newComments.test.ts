import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import { newComments } from './newComments.js';

const lines = (maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength }).map((all) => all.join('\n'));

it('of a comment of a file, the lines of each comment that is here are left out where they follow each other', async () => {
  const law = fc.asyncProperty(lines(12), fc.array(lines(4), { maxLength: 4 }), async (comment, here) => {
    const said = here.map((text) => ({ text, by: 'Ann' }));
    const left = here.reduce((rest, text) => rest.replace(`\n${text}\n`, '\n'), `\n${comment}\n`).trim();
    const isNew = left !== '' && !here.includes(comment) && !here.includes(left);
    expect(await newComments({ comments: [comment] }, undefined, said)).toEqual(isNew ? [left] : []);
  });
  await fc.assert(law, { seed: 20_261_127, numRuns: runs(300) });
});
