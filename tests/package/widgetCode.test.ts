import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataOf } from '../../src/lib/ascdata/elements.js';
import type { AscData } from '../../src/lib/ascdata/types.js';
import { STARTERS, starterFiles } from '../../src/lib/starters/starters.js';
import { codeWith, type CodeFile } from '../../src/lib/definition/code/packageCode.js';

const FOLDER = 'standard-widgets';
const widgets = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'starters'].includes(entry.name))
  .map(({ name }) => name);

type Texts = readonly (readonly [path: string, text: string])[];

/** The files of a standard widget, with those of the kit. */
const filesOf = (widget: string): Texts =>
  ['ascData.json', 'main.js', 'kit/kit.js'].map((path) => {
    const from = path.startsWith('kit/') ? `${FOLDER}/${path}` : `${FOLDER}/${widget}/${path}`;
    return [path, readFileSync(from, 'utf8')] as const;
  });

/** The same with its scripts in one page, as it is packed. */
const packed = (files: Texts): Texts => {
  const scripts = files.filter(([path]) => path.endsWith('.js')).map(([, text]) => `<script>${text}</script>`);
  return [files[0]!, ['index.html', scripts.reverse().join('\n')]];
};

const filesOfStarter = (starter: (typeof STARTERS)[number]): Texts =>
  starterFiles(starter, { name: 'Mine', identifier: 'mine.one', language: 'en' }).map(({ name, bytes }) => [
    name,
    new TextDecoder().decode(bytes)
  ]);

const idsOf = (files: Texts): string[] => {
  const definition = files.find(([path]) => path === 'ascData.json')![1];
  return ((dataOf(definition) as AscData).Elements ?? []).map(({ Id }) => Id);
};

/** The lines of scripts of one kind with an Id. */
const linesOf = (files: readonly CodeFile[], kind: 'access' | 'word'): string[] =>
  files.flatMap(({ path, lines }) =>
    /\.(?:js|html)$/.test(path) ? lines.filter((line) => line.kind === kind).map(({ text }) => text) : []
  );

it.each([
  ...STARTERS.map((starter) => [`the starter ${starter}`, filesOfStarter(starter)] as const),
  ...widgets.map((widget) => [widget, filesOf(widget)] as const),
  ...widgets.map((widget) => [`${widget} as packed`, packed(filesOf(widget))] as const)
])('every setting of %s is read by its code', (_, files) => {
  const unread = idsOf(files).filter((id) => linesOf(codeWith(files, [id]), 'access').length === 0);
  expect(unread).toEqual([]);
});

it('texts of the standard widgets that only look like Ids are mere words', () => {
  const words = widgets.flatMap((widget) => {
    const files = filesOf(widget);
    return idsOf(files).flatMap((id) =>
      linesOf(codeWith(files, [id]), 'word').filter((line) => line.includes(`'${id}'`))
    );
  });
  expect(words).toEqual(["value: 'Value',", "target: 'Target',"]);
});
