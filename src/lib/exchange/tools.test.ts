import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textId } from '../ascdata/texts/textKey.js';
import { compareImport } from './compare.js';
import { readExchange } from './read.js';
import { exported } from './testing.js';
import type { ExchangeFile, ExchangeState, ExchangeText } from './types.js';

/** What tools write (tests/exchange/README.md): the example of `testing.ts`, after a translator has worked on its first two texts. */
const folder = fileURLToPath(new URL('../../../tests/exchange/tools/', import.meta.url));

function sample(name: string): ExchangeFile {
  const result = readExchange(readFileSync(`${folder}${name}`, 'utf8'));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.file;
}

const before = exported.widgets[0]!;
const inOrder = (texts: readonly ExchangeText[]) =>
  before.texts.map(({ key }) => texts.find((text) => textId(text.key) === textId(key)));
const notesOf = ({ where, comments }: Pick<ExchangeText, 'where' | 'comments'>): string[] =>
  [where ?? '', ...comments].flatMap((note) => note.split('\n')).filter((note) => note !== '');

const [letters, signs] = ['Buchstaben', 'Zeichen'].map((word) => `Mindestens {min} ${word}, höchstens {max}`);

/** The second text and its state: approved, rewritten, or rewritten and marked as unsure. */
const SAMPLES: Readonly<Record<string, readonly [target: string, state: ExchangeState]>> = {
  'weblate.xlf': [letters!, 'reviewed'],
  'crowdin.xlf': [letters!, 'reviewed'],
  'phrase.xlf': [letters!, 'reviewed'],
  'omegat.xlf': [signs!, 'toReview'],
  'poedit.xlf': [signs!, 'toReview'],
  'spreadsheet.csv': [letters!, 'reviewed']
};

it('every sample is tested', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(readdirSync(folder).sort());
});

describe.each(Object.entries(SAMPLES))('%s', (name, [target, state]) => {
  const file = sample(name);
  const texts = inOrder(file.widgets[0]!.texts);

  it('is read with every text in its state', () => {
    expect([file.language, file.widgets.length, file.widgets[0]!.texts.length]).toEqual(['de', 1, 5]);
    expect(texts.map((text) => [text?.source, text?.target, text?.state])).toEqual([
      ['Title of the clock', 'Titel der Uhr', 'toReview'],
      ['At least {min} letters, at most {max}', target, state],
      ['Size', 'Größe', 'reviewed'],
      ['very large', 'riesig', 'outdated'],
      ['a/b & <c>', 'a/b & <c>', 'reviewed']
    ]);
  });

  it('is read with every note and export mark', () => {
    expect(texts.map((text) => notesOf(text!))).toEqual(before.texts.map(notesOf));
    expect(texts.map((text) => text?.hash?.split('.')[2])).toEqual(before.texts.map((text) => text.state));
  });

  it('changes only what was worked on', () => {
    const [widget] = compareImport(exported.widgets, file, 'de');
    const verdicts = before.texts.map(({ key }) => {
      const found = widget?.texts.find((text) => textId(text.found.key) === textId(key));
      return [found?.verdict, found?.state];
    });
    expect(widget?.id).toBe('clock_1');
    expect(verdicts).toEqual([
      ['new', 'toReview'],
      ['changed', state],
      ['same', 'reviewed'],
      ['same', 'toReview'],
      ['same', 'reviewed']
    ]);
  });
});

it('the widget is assumed if a tool drops the file name', () => {
  const assumed = Object.keys(SAMPLES).filter(
    (name) => compareImport(exported.widgets, sample(name), 'de')[0]!.assumed !== undefined
  );
  expect(assumed).toEqual(['phrase.xlf']);
});
