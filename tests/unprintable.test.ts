import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check, type FileCheckOptions } from '../src/lib/ascdata/check.js';
import { DEFAULT_PLATFORM } from '../src/lib/ascdata/defaults.js';
import { structure } from '../src/lib/datatypes/validators.generated.js';
import { definitionChanges } from '../src/lib/ascdata/definition/changes.js';
import { placedElements } from '../src/lib/ascdata/elements.js';
import { messageInFile } from '../src/lib/ascdata/wording.js';
import { registry } from '../src/lib/datatypes/registry.js';
import { changeInWords } from '../src/lib/definition/words.js';
import texts from '../src/lib/messages/en/screens/definition.js';
import { comparePackages } from '../src/lib/package/compare/compare.js';
import { sentenceOf } from '../src/lib/package/compare/sentences.js';
import { withProposedVersion } from '../src/lib/replace/proposedVersion.js';

/** What JSON can hold and no text can be made of: `String(value)` throws. */
const UNPRINTABLE: unknown = { toString: 1, valueOf: 2 };
const context = { today: '2026-11-20' };
const options: FileCheckOptions = {
  ...{ registry, structure, platform: DEFAULT_PLATFORM, today: context.today },
  patterns: { test: () => 'match', settled: () => Promise.resolve() }
};

/** A definition with something else at each of its places in turn. */
function* bent(at: unknown, put: (value: unknown) => unknown): Generator<unknown> {
  yield put(UNPRINTABLE);
  yield put([[UNPRINTABLE]]);
  if (typeof at !== 'object' || at === null) return;
  for (const [key, value] of Object.entries(at)) {
    yield* bent(value, (other) => put(Array.isArray(at) ? at.with(Number(key), other) : { ...at, [key]: other }));
  }
  if (!Array.isArray(at)) yield put({ ...at, more: UNPRINTABLE });
}

describe.each(['every-data-type', 'conditions', 'every-root-field'])(
  'of %s, with what no text can be made of',
  (name) => {
    const text = readFileSync(new URL(`samples/${name}/ascData.json`, import.meta.url), 'utf8');
    const definition: unknown = JSON.parse(text);
    const all = [...bent(definition, (value) => value)];
    /** From and to each. */
    const pairs = all.flatMap((each) => [
      [definition, each],
      [each, definition]
    ]);

    it('every finding has its sentence', async () => {
      for (const each of all) {
        const { findings } = await check(JSON.stringify(each), options);
        for (const found of findings) expect(messageInFile(found, 'en')).not.toContain('[object');
      }
    });

    it('every change of a package has its sentence', () => {
      for (const pair of pairs) {
        const [before, after] = pair.map((ascData) => ({ ascData: ascData as Record<string, unknown>, files: [] }));
        for (const change of comparePackages(before!, after!, [], context).changes) {
          expect(sentenceOf(change, 'en')).not.toContain('[object');
        }
      }
    });

    it('every edit is told', () => {
      const elements = new Map(placedElements(definition, registry).map(({ element }) => [element.Id, element]));
      const words = { t: texts, language: 'en', contentLanguage: 'de', elements } as const;
      for (const pair of pairs) {
        const [before, after] = pair.map((each) => JSON.stringify(each));
        for (const change of definitionChanges(before!, after!)) {
          expect(changeInWords(change, words)).not.toContain('[object');
        }
      }
    });
  }
);

it.each(['SpotVersion', 'ApiVersion'])('a %s that no text can be made of has a next version', async (field) => {
  const definition = { SpotIdentifier: 'a.b', SpotVersion: '1.0', ApiVersion: 1, Elements: [] };
  const bentOne = JSON.stringify({ ...definition, [field]: UNPRINTABLE });
  const how = { mapping: [], ...context };
  for (const [before, after] of [
    [bentOne, JSON.stringify(definition)],
    [JSON.stringify(definition), bentOne]
  ] as const) {
    expect((await withProposedVersion(before, after, how)).version).toBeDefined();
  }
});
