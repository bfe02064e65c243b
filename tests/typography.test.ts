import ts from 'typescript';
import { expect, it } from 'vitest';
import { finding } from '../src/lib/ascdata/finding.js';
import { textsOf, widgetNames, widgetSources } from '../scripts/packWidgets.mjs';
import type { AscData } from '../src/lib/ascdata/types.js';
import { messageOf } from '../src/lib/ascdata/wording.js';
import { MESSAGE_LANGUAGES } from '../src/lib/language/languages.js';

/** The source texts of screens: between single quotation marks or backticks. */
const screens = import.meta.glob<string>('../src/lib/messages/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default'
});

const STRANGE: Readonly<Record<string, RegExp>> = {
  en: /"|„|[«»]/g,
  de: /"|”|“(?=[\p{L}{$])|[«»]/gu,
  fr: /"|[„“”]/g
};

/** Quotation marks of another language than the sentence's; examples of HTML keep straight ones. */
function strangeMarks(text: string, language: string): string[] {
  const strange = STRANGE[language] ?? /"/g;
  return text.replace(/<[^>]*>/g, '').match(strange) ?? [];
}

/** French punctuation with a breaking space, so that a line could start or end with a mark. */
const looseMarks = (text: string): string[] => text.match(/« |« ?$| [»?!;:%]|'/g) ?? [];

/** An ellipsis ends commands that open a dialog, and ongoing work: after a no-break space, in French without one. */
const strangeDots = (text: string, language: string): string[] =>
  text.match(language === 'fr' ? /\s…$/ : /(?: |[\p{L}\d])…$/u) ?? [];

/** The texts of a source, without what is computed in them. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest));
  return found;
}

it.each(Object.entries(screens))(
  '%s has the quotation marks of its language, and spacing that keeps its punctuation from wrapping',
  (path, source) => {
    const texts = source.replace(/\/\*[\s\S]*?\*\//g, '');
    const [, language = ''] = /\/messages\/(\w\w)\//.exec(path) ?? [];
    expect(strangeMarks(texts, language)).toEqual([]);
    const found = textsIn(source);
    expect(found.flatMap((text) => strangeDots(text, language))).toEqual([]);
    if (language === 'fr') expect(found.flatMap(looseMarks)).toEqual([]);
  }
);

/** The texts of the standard widgets in each language: their texts, their Translations, and the words of their scripts. */
async function widgetTexts(name: string): Promise<[language: string, text: string][]> {
  const files = await widgetSources(name);
  const read = (file: string) => new TextDecoder().decode(files.find((each) => each.name === file)?.bytes);
  const { Elements } = JSON.parse(read('ascData.json')) as AscData;
  const translated = (Elements ?? []).flatMap(({ Translations }) => Object.entries(Translations ?? {}));
  const own = [...(await textsOf(name))].map(([language, { texts }]) => [language, texts] as const);
  const said = [...translated, ...own].flatMap(([language, texts]) =>
    Object.values(texts).map((text): [string, string] => [language, text])
  );
  const words = [...read('main.js').matchAll(/^ {2}(\w\w): (\{\n[^]*?^ {2}\})/gm)];
  return [
    ...said,
    ...words.flatMap(([, language, of]) => textsIn(`(${of})`).map((text): [string, string] => [language!, text]))
  ];
}

it.each(await widgetNames())('the standard widget %s has the quotation marks of its languages', async (name) => {
  const texts = await widgetTexts(name);
  expect(new Set(texts.map(([language]) => language))).toEqual(new Set(MESSAGE_LANGUAGES));
  expect(texts.flatMap(([language, text]) => strangeMarks(text, language))).toEqual([]);
  expect(texts.flatMap(([language, text]) => (language === 'fr' ? looseMarks(text) : []))).toEqual([]);
});

it('texts listed in a sentence have the quotation marks of its language, and the verb the number of the texts', () => {
  const params = { language: 'de', missing: 4, total: 9, texts: 'Now\nLater', more: 2 };
  const found = finding('translation-incomplete', '', params);
  expect(messageOf(found, 'en')).toMatch(/^4 of 9 texts are not translated into “de”: “Now”, “Later” and 2 more\./);
  expect(messageOf(found, 'de')).toMatch(
    /^4 von 9 Texten sind nicht in „de“ übersetzt: „Now“, „Later“ und 2 weitere\./
  );
  const one = finding('translation-incomplete', '', { ...params, missing: 1, more: 0 });
  expect(messageOf(one, 'en')).toMatch(/^1 of 9 texts is not translated into “de”: “Now”, “Later”\./);
  expect(messageOf(one, 'de')).toMatch(/^1 von 9 Texten ist nicht in „de“ übersetzt: „Now“, „Later“\./);
});
