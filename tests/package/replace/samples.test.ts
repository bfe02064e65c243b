import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { elementsOf } from '../../../src/lib/ascdata/elements.js';
import type { FileVersion, Mapping } from '../../../src/lib/package/compare/changes.js';
import { comparePackages } from '../../../src/lib/package/compare/compare.js';
import type { SetAsideValue } from '../../../src/lib/package/compare/outcomes.js';
import { planValues } from '../../../src/lib/package/compare/plan.js';
import { detailOf, outcomeSentence, sentenceOf } from '../../../src/lib/package/compare/sentences.js';
import { options } from './versions.js';

/**
 * Golden files: each folder has two versions of a package, the Values of a variant, and the sentences shown when one replaces
 * the other. `BLESS=1` rewrites them; read the difference before you commit it. `mapping.json` has the user's choices for
 * renamed elements.
 */
const folder = fileURLToPath(new URL('samples/', import.meta.url));
const samples = readdirSync(folder);

const jsonOf = (sample: string, file: string): unknown => JSON.parse(readFileSync(join(folder, sample, file), 'utf8'));

/** A block of lines per item: its code, and its sentences in each language. */
function told<T>(things: readonly T[], headOf: (thing: T) => string, say: (thing: T, language: 'en' | 'de') => string) {
  return things.map((thing) => [headOf(thing), say(thing, 'en'), say(thing, 'de')].join('\n  ') + '\n').join('');
}

describe.each(samples)('%s', (sample) => {
  test('has the expected changes, outcomes and Values', async () => {
    const [before, after] = [jsonOf(sample, 'before.json'), jsonOf(sample, 'after.json')];
    const files = jsonOf(sample, 'files.json') as { before: FileVersion[]; after: FileVersion[] };
    const stored = jsonOf(sample, 'stored.json') as { own: Record<string, unknown>; setAside: SetAsideValue[] };
    const mapping = existsSync(join(folder, sample, 'mapping.json')) ? (jsonOf(sample, 'mapping.json') as Mapping) : [];
    const comparison = comparePackages(
      { ascData: before, files: files.before },
      { ascData: after, files: files.after },
      mapping,
      options
    );
    const plan = await planValues(
      elementsOf(before),
      elementsOf(after),
      comparison.pairs,
      { own: new Map(Object.entries(stored.own)), setAside: stored.setAside },
      options
    );
    const changes = told(comparison.changes, (change) => `${change.code} ${detailOf(change)}`.trim(), sentenceOf);
    const outcomes = told(
      plan.outcomes,
      ({ kind, id, value }) => `${kind} ${id}: ${JSON.stringify(value)}`,
      outcomeSentence
    );
    const own = [...plan.own].map(([id, value]) => `${id}: ${JSON.stringify(value)}\n`).join('');
    const actual = `${changes}\n${outcomes}\n${own}`;
    const path = join(folder, sample, 'expected.txt');
    if (process.env.BLESS) writeFileSync(path, actual);
    expect(actual).toBe(readFileSync(path, 'utf8'));
  });
});
