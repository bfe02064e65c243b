import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { finding } from '../src/lib/ascdata/finding.js';
import { messageOf } from '../src/lib/ascdata/wording.js';
import type { Finding, FindingCode } from '../src/lib/ascdata/findings.js';
import { LANGUAGES, MESSAGE_LANGUAGES, type MessageLanguage } from '../src/lib/language/languages.js';
import { allFindings } from '../src/lib/messages/allFindings.js';

/** Every language of the interface says everything, and nothing is said that nobody asks for. */

const files = import.meta.glob<{ default: object }>(
  ['../src/lib/messages/*/**/*.ts', '!../src/lib/messages/*/{distances,rest}.ts', '../src/server/messages/*.js'],
  { eager: true }
);
const others = MESSAGE_LANGUAGES.filter((language) => language !== 'en');
const english = Object.keys(files).filter((path) => /\/en(\/|\.js$)/.test(path));
const inLanguage = (path: string, language: MessageLanguage) =>
  files[path.replace(/\/en(?=\/|\.js$)/, `/${language}`)]?.default;

/** Every text of a catalogue with its path: a sentence, or how many values its function takes. */
function textsOf(node: unknown, path: readonly string[] = []): [path: string, text: unknown][] {
  if (typeof node !== 'object' || node === null) return [[path.join(' '), node]];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, [...path, key]));
}

describe.each(others)('in the language %s', (language) => {
  it.each(english)('%s has every text of the English one, which takes the same values', (path) => {
    const shape = (texts: unknown) =>
      textsOf(texts)
        .filter(([key]) => !/ letters /.test(` ${key}`))
        .map(([key, text]) => `${key}${typeof text === 'function' ? ` (${text.length})` : ''}`)
        .sort();
    expect(shape(inLanguage(path, language))).toEqual(shape(files[path]?.default));
  });

  it('is no file that English lacks', () => {
    const own = Object.keys(files).filter((path) => new RegExp(`/${language}(/|\\.js$)`).test(path));
    expect(own.length).toBe(english.length);
  });
});

it.each(Object.entries(files))(
  '%s has no empty text, and outside findings no placeholder',
  (path, { default: texts }) => {
    const sentences = textsOf(texts).filter(([, text]) => typeof text === 'string') as [string, string][];
    expect(sentences.filter(([, text]) => text.trim() === '')).toEqual([]);
    if (!path.includes('/findings/')) expect(sentences.filter(([, text]) => /\{\w+\}/.test(text))).toEqual([]);
  }
);

describe('plural forms', () => {
  const numbers = [...Array(1000).keys(), 0.5, 1.5, 2.5, 10_000, 123_456, 999_999];

  it.each(MESSAGE_LANGUAGES)('%s tells apart all that its rules tell apart up to a million', (language) => {
    const rules = new Intl.PluralRules(language);
    const { plurals } = LANGUAGES[language];
    expect(new Set(numbers.map((n) => rules.select(n)))).toEqual(new Set(plurals));
  });

  it.each(MESSAGE_LANGUAGES)('of findings are all there (%s)', (language) => {
    const { sentences } = allFindings[language];
    const counted = Object.entries(sentences).flatMap(([code, sentence]) =>
      [...sentence.matchAll(/\{\w+\|([^}]*)\}/g)].map(([, forms = '']) => [code, forms.split('|').length] as const)
    );
    expect(counted.filter(([, forms]) => forms !== LANGUAGES[language].plurals.length)).toEqual([]);
  });
});

/** What a sentence names in braces; a brace beside a blank is a brace. */
const named = (sentence: string): Set<string> => new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name!));

describe.each(Object.keys(allFindings.en.sentences) as FindingCode[])('the sentence of %s', (code) => {
  const names = named(allFindings.en.sentences[code]!);
  const params = Object.fromEntries([...names].map((name) => [name, `‹${name}›`]));

  it.each(MESSAGE_LANGUAGES)('names what the English one names, and leaves no placeholder (%s)', (language) => {
    expect(named(allFindings[language].sentences[code]!)).toEqual(names);
    const said = messageOf({ code, params } as unknown as Finding, language).replaceAll('{ … }', '');
    expect(said).not.toMatch(/[{}]|undefined/);
  });
});

it('a finding cannot be made without everything that its sentence names, and nothing else has a sentence', () => {
  const made = finding('condition-operator', '', { operator: '>', target: 'Mode', dataType: 'list', allowed: '==' });
  expect(messageOf(made)).toBe('The operator > cannot be used to test “Mode” (list). Possible: ==.');
  // @ts-expect-error dataType and allowed are missing
  finding('condition-operator', '', { operator: '>', target: 'Mode' });
  // @ts-expect-error the parameters are missing altogether
  finding('unknown-element', '');
  // @ts-expect-error parameters that nobody has looked at
  messageOf({ code: 'unknown-element', params: {} });
});

describe('every text has a use', () => {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|js|svelte)$/.test(file) && !/\.test\.ts$|[\\/]messages[\\/]\w\w[\\/.]/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  const words = new Set(sources.match(/[\w-]+/g));

  it.each(english)('%s', (path) => {
    const keys = textsOf(files[path]?.default).map(([key]) => key.split(' ').findLast((each) => !/^\d+$/.test(each))!);
    expect(keys.filter((key) => /^[\w-]+$/.test(key) && !words.has(key))).toEqual([]);
  });
});
