import { expect, it } from 'vitest';
import { messages } from '../src/lib/ascdata/messages/index.js';
import { finding, messageOf } from '../src/lib/ascdata/wording.js';
import { wordings } from '../src/lib/datatypes/wording.js';
import { widgetOptionWording } from '../src/lib/package/compare/widgetOptionWording.js';

/** The texts of screens as they are written: between single quotation marks or backticks. */
const screens = import.meta.glob<string>('../src/lib/messages/*/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default'
});

/** Quotation marks of another language than the one a sentence is in; examples of HTML keep what has to be typed. */
function strangeMarks(text: string, language: string): string[] {
  const strange = language === 'de' ? /"|”|“(?=[\p{L}{$])/gu : /"|„/g;
  return text.replace(/<[^>]*>/g, '').match(strange) ?? [];
}

const sentences = [
  ...Object.entries(messages),
  ...Object.values(wordings).flatMap(({ options }) => Object.entries(options)),
  ...Object.entries(widgetOptionWording)
].flatMap(([code, entry]) =>
  'en' in entry
    ? [[code, entry] as const]
    : [entry.on, entry.changed ?? entry.on, entry.off].map((each) => [code, each] as const)
);

it.each(sentences)('%s is quoted as its language does', (_, { en, de }) => {
  expect(strangeMarks(en, 'en')).toEqual([]);
  expect(strangeMarks(de, 'de')).toEqual([]);
});

it.each(Object.entries(screens))('%s quotes as its language does', (path, source) => {
  const texts = source.replace(/\/\*[\s\S]*?\*\//g, '');
  expect(strangeMarks(texts, path.includes('/de/') ? 'de' : 'en')).toEqual([]);
});

it('texts that are listed in a sentence are quoted as its language does', () => {
  const params = { language: 'de', missing: 4, total: 9, texts: 'Now\nLater', more: ' + 2' };
  const found = finding('translation-incomplete', '', params);
  expect(messageOf(found, 'en')).toMatch(/^4 of 9 texts are not translated into “de”: “Now”, “Later” \+ 2\./);
  expect(messageOf(found, 'de')).toMatch(/^4 von 9 Texten sind nicht in „de“ übersetzt: „Now“, „Later“ \+ 2\./);
});
