import { readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { check, type FileCheckOptions } from '../../src/lib/ascdata/check.js';
import { Visibility } from '../../src/lib/ascdata/conditions/visibility.js';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import { decode, elementsOf, parse, replaceValues } from '../../src/lib/ascdata/document.js';
import type { FindingCode } from '../../src/lib/ascdata/findings.js';
import { messageOf } from '../../src/lib/ascdata/wording.js';
import documentSentences from '../../src/lib/messages/en/findings/document.js';
import { readSettings, SeverityRules } from '../../src/lib/ascdata/severitySettings.js';
import { checkValues } from '../../src/lib/ascdata/values.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { structure } from '../../src/lib/datatypes/validators.generated.js';
import { nodePatterns } from '../../src/lib/patterns/node.js';
import { hostile } from './hostile.js';

/**
 * Golden files: each folder has an ascData.json and its expected results. `BLESS=1` rewrites the expectations; read the
 * difference before you commit it. `options.json` sets the platform or the date where they matter.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const samples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const patterns = nodePatterns();

function optionsOf(sample: string): FileCheckOptions {
  const path = join(folder, sample, 'options.json');
  const own = (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) as Partial<FileCheckOptions>;
  const platform = { ...DEFAULT_PLATFORM, ...own.platform };
  return { registry, structure, patterns, today: '2025-06-15', ...own, platform };
}

/** Compares with the file of this name, or writes it. */
function golden(sample: string, file: string, actual: unknown): void {
  const path = join(folder, sample, file);
  if (process.env.BLESS) writeFileSync(path, `${JSON.stringify(actual, null, 2)}\n`);
  expect(actual).toEqual(JSON.parse(readFileSync(path, 'utf8')));
}

const bytesOf = (sample: string): Uint8Array => new Uint8Array(readFileSync(join(folder, sample, 'ascData.json')));

describe.each(samples)('%s', (sample) => {
  const options = optionsOf(sample);
  const text = decode(bytesOf(sample)).text;

  test('has the expected findings, each with its place', async () => {
    const { findings } = await check(bytesOf(sample), options);
    const rows = findings.map(({ severity, code, pointer, line, column }) => ({ severity, code, pointer, line, column }));
    golden(sample, 'findings.json', rows);
    expect(findings.filter((found) => found.line === undefined)).toEqual([]);
  });

  test('has sentences without placeholders, in English and German', async () => {
    for (const found of (await check(bytesOf(sample), options)).findings) {
      const said = `${messageOf(found, 'en')} ${messageOf(found, 'de')}`;
      // Texts of the file may contain their own placeholders.
      const own = Object.values(found.params).reduce((left: string, value) => left.replaceAll(String(value), ''), said);
      expect(own).not.toMatch(/\{\w+(:word)?\}/);
    }
  });

  test('has the expected hidden elements', () => {
    const elements = elementsOf(parse(text).data);
    golden(sample, 'hidden.json', new Visibility(elements, registry, new Map(), options).hiddenIds());
  });

  test('is not changed by a byte when its own Values are saved', () => {
    const { data } = parse(text);
    if (data === undefined) return expect(() => replaceValues(text, new Map())).toThrow(TypeError);
    const values = new Map(elementsOf(data).map((element) => [element.Id, element.Value]));
    expect(replaceValues(text, values)).toBe(text);
  });

  test('takes other Values, and is as before once the old ones are put back', () => {
    const { data } = parse(text);
    if (data === undefined) return;
    const elements = elementsOf(data);
    const other = replaceValues(text, new Map(elements.map(({ Id }) => [Id, [{ Text: `new "${Id}"\n` }]])));
    expect(elementsOf(parse(other).data).map((element) => element.Value)).toEqual(
      elements.map(({ Id }) => [{ Text: `new "${Id}"\n` }])
    );
    const had = elements.filter((element) => Object.hasOwn(element, 'Value'));
    if (had.length !== elements.length) return;
    const back = replaceValues(other, new Map(elements.map((element) => [element.Id, element.Value])));
    expect(JSON.stringify(parse(back).data)).toBe(JSON.stringify(data));
  });
});

/** Far more than any of them needs, even on a busy machine; a hang is still a failure. */
const HANGS_AFTER_MS = 60_000;

describe('hostile input gives findings, never a crash or a hang', () => {
  test.each(hostile)('$name', { timeout: HANGS_AFTER_MS }, async ({ input, codes }) => {
    const { findings } = await check(input(), optionsOf(''));
    expect(new Set(findings.map((found) => found.code))).toEqual(new Set(codes));
  });
});

test('every documented code occurs in a sample or in hostile input', async () => {
  const seen = new Set<FindingCode>(hostile.flatMap(({ codes }) => codes));
  for (const sample of samples) {
    const rows = JSON.parse(readFileSync(join(folder, sample, 'findings.json'), 'utf8')) as { code: FindingCode }[];
    for (const { code } of rows) seen.add(code);
  }
  for (const [, findings] of await checkValues([], new Map([['stray', 1]]), optionsOf(''))) {
    for (const { code } of findings) seen.add(code);
  }
  const idle = { 'no-elements': { severity: 'off', reason: 'for a test' } };
  const { settings } = readSettings({ findings: idle, elements: { a: idle } }, new Set(['no-elements']));
  for (const { code } of new SeverityRules(settings).unusedFindings()) seen.add(code);
  expect(Object.keys(documentSentences).filter((code) => !seen.has(code as FindingCode))).toEqual([]);
});
