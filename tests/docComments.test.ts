import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Holds doc comments to the form that CONTRIBUTING.md asks for. */

const root = fileURLToPath(new URL('..', import.meta.url));

/** The first sentences of the doc comments in a source text. */
const firstSentencesIn = (source: string): string[] =>
  [...source.matchAll(/\/\*\*\s+([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .trim()
      .replace(/(?<=[.?!])\s.*/s, '')
  );

const isQuestion = (sentence: string): boolean => sentence.endsWith('?');

it('a doc comment states what something is or does: "Whether …", not a question', () => {
  const files = ['src', 'tests', 'scripts', 'standard-widgets', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|js|mjs|svelte)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file))
  );
  const found = files.flatMap((file) =>
    firstSentencesIn(readFileSync(join(root, file), 'utf8'))
      .filter(isQuestion)
      .map((sentence) => `${file}: ${sentence}`)
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

it.each([
  ['Is it open? Then it is shown.', true],
  ['Can a user enter\n * it?', true],
  ['Whether it is open, by the `?` operator.', false],
  ['What a user sees. Why? Because.', false]
])('%j begins with a question: %s', (text, isOne) => {
  expect(firstSentencesIn(`/** ${text} */`).some(isQuestion)).toBe(isOne);
});
