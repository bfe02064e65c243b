import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { finding } from '../src/lib/ascdata/finding.js';
import { messageOf } from '../src/lib/ascdata/wording.js';
import type { Finding, FindingCode } from '../src/lib/ascdata/findings.js';
import { LANGUAGES, MESSAGE_LANGUAGES, type MessageLanguage } from '../src/lib/language/languages.js';
import { allFindings } from '../src/lib/messages/allFindings.js';

/** Every language of the interface has every text, and no text is unused. */

const files = import.meta.glob<{ default: object }>(
  ['../src/lib/messages/*/**/*.{ts,js}', '!../src/lib/messages/*/{distances,parts}.ts'],
  { eager: true }
);
const parts = import.meta.glob<object>('../src/lib/messages/*/parts.ts', { eager: true });
const others = MESSAGE_LANGUAGES.filter((language) => language !== 'en');
const english = Object.keys(files).filter((path) => path.includes('/messages/en/'));
const inLanguage = (path: string, language: MessageLanguage) =>
  files[path.replace('/messages/en/', `/messages/${language}/`)]?.default;

/** Every text of a catalogue with its path: a sentence, or the number of its function's parameters. */
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

  it('parts.ts exports every part that is loaded after the first texts', () => {
    const partsIn = (code: string) => Object.keys(parts[`../src/lib/messages/${code}/parts.ts`] ?? {});
    expect(partsIn(language)).toEqual(partsIn('en'));
  });

  it('no file exists that English lacks', () => {
    const own = Object.keys(files).filter((path) => path.includes(`/messages/${language}/`));
    expect(own.length).toBe(english.length);
  });
});

it.each(Object.entries(files))(
  '%s has no empty text, and no placeholder unless it is of findings',
  (path, { default: texts }) => {
    const sentences = textsOf(texts).filter(([, text]) => typeof text === 'string') as [string, string][];
    expect(sentences.filter(([, text]) => text.trim() === '')).toEqual([]);
    if (!path.includes('/findings/')) expect(sentences.filter(([, text]) => /\{\w+\}/.test(text))).toEqual([]);
  }
);

describe('plural forms', () => {
  const numbers = [...Array(1000).keys(), 0.5, 1.5, 2.5, 10_000, 123_456, 999_999];

  it.each(MESSAGE_LANGUAGES)('of %s are those that its plural rules use for numbers up to a million', (language) => {
    const rules = new Intl.PluralRules(language);
    const { plurals } = LANGUAGES[language];
    expect(new Set(numbers.map((n) => rules.select(n)))).toEqual(new Set(plurals));
  });

  it.each(MESSAGE_LANGUAGES)('of findings are complete (%s)', (language) => {
    const { sentences } = allFindings[language];
    const counted = Object.entries(sentences).flatMap(([code, sentence]) =>
      [...sentence.matchAll(/\{\w+\|([^}]*)\}/g)].map(([, forms = '']) => [code, forms.split('|').length] as const)
    );
    expect(counted.filter(([, forms]) => forms !== LANGUAGES[language].plurals.length)).toEqual([]);
  });
});

/** The parameters in braces of a sentence; a brace beside a space is literal. */
const named = (sentence: string): Set<string> => new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name!));

describe.each(Object.keys(allFindings.en.sentences) as FindingCode[])('the sentence of %s', (code) => {
  const names = named(allFindings.en.sentences[code]!);
  const params = Object.fromEntries([...names].map((name) => [name, `‹${name}›`]));

  it.each(MESSAGE_LANGUAGES)('has the placeholders of the English one, and leaves none unfilled (%s)', (language) => {
    expect(named(allFindings[language].sentences[code]!)).toEqual(names);
    const said = messageOf({ code, params } as unknown as Finding, language).replaceAll('{ … }', '');
    expect(said).not.toMatch(/[{}]|undefined/);
  });
});

it('a finding cannot be created without the parameters that its sentence names', () => {
  const made = finding('condition-operator', '', { operator: '>', target: 'Mode', dataType: 'list', allowed: '==' });
  expect(messageOf(made)).toBe('The operator > cannot be used to test “Mode” (list). Possible: ==.');
  // @ts-expect-error dataType and allowed are missing
  finding('condition-operator', '', { operator: '>', target: 'Mode' });
  // @ts-expect-error the parameters are missing altogether
  finding('unknown-element', '');
  // @ts-expect-error parameters that nobody has looked at
  messageOf({ code: 'unknown-element', params: {} });
});

const root = fileURLToPath(new URL('../src', import.meta.url));

/** Without the comments that have lines of their own: strings may hold what begins one. */
const withoutComments = (source: string): string =>
  source.replace(/^\s*(?:\/\*.*?\*\/|<!--.*?-->|\/\/[^\n]*)\s*?$/gms, '');

describe('every text has a use', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|js|svelte)$/.test(file) && !/\.test\.ts$|[\\/]messages[\\/]\w\w[\\/.]/.test(file))
    .map((file) => withoutComments(readFileSync(`${root}/${file}`, 'utf8')))
    .join('\n');
  const words = new Set(sources.match(/[\w-]+/g));

  it.each(english)('%s', (path) => {
    const keys = textsOf(files[path]?.default).map(([key]) => key.split(' ').findLast((each) => !/^\d+$/.test(each))!);
    expect(keys.filter((key) => /^[\w-]+$/.test(key) && !words.has(key))).toEqual([]);
  });
});

describe('the names of keyboard keys are in the catalogue', () => {
  const components = import.meta.glob<string>('../src/**/*.svelte', { eager: true, query: '?raw', import: 'default' });

  it.each(Object.entries(components))('and not in %s', (_path, source) => {
    expect(withoutComments(source).match(/\b(?:Ctrl|Del|Shift|Strg|Entf|Umschalt)\b/g)).toBeNull();
  });
});

describe('a language is its folder and its row in LANGUAGES', () => {
  /** Code that uses the code of a language, with the reason. */
  const known: Readonly<Record<string, string>> = {
    'lib/language/': 'the table itself',
    'lib/messages/': 'its texts',
    'lib/ascdata/translations.ts': 'what an author wrote is taken to be English'
  };
  const codes = MESSAGE_LANGUAGES.join('|');
  const isCode = (name: string): boolean => (MESSAGE_LANGUAGES as string[]).includes(name);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|js|svelte)$/.test(file) && !/\.test\.ts$|\/testing|Suite\.ts$/.test(file))
    .filter((file) => !Object.keys(known).some((place) => file.startsWith(place)));

  /** Tables with a column per language. */
  function tablesIn(source: string): string[] {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const names = ts.isObjectLiteralExpression(node)
        ? node.properties.map((each) => each.name?.getText(tree) ?? '')
        : [];
      if (names.filter(isCode).length > 1) found.push(node.getText(tree).slice(0, 60));
      ts.forEachChild(node, visit);
    };
    const tree = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest);
    visit(tree);
    return found;
  }

  /** Places that decide by the code of a language. */
  const branchesIn = (source: string): string[] =>
    source.match(new RegExp(`(?:[!=]==? |case )'(?:${codes})'|'(?:${codes})' [!=]==?`, 'g')) ?? [];

  it('no code has a table of languages, and none decides by the code of one', () => {
    const found = sources.flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8');
      const script = file.endsWith('.svelte') ? (/<script[^>]*>([^]*?)<\/script>/.exec(source)?.[1] ?? '') : source;
      return [...tablesIn(script), ...branchesIn(source)].map((place) => `${file}: ${place}`);
    });
    expect(found).toEqual([]);
  });

  it('such a table or branch would be found', () => {
    expect(tablesIn("const a = { x: { en: 'Yes', de: 'Ja' } };")).toEqual(["{ en: 'Yes', de: 'Ja' }"]);
    expect(branchesIn("if (language === 'de') return")).toEqual(["=== 'de'"]);
  });
});
