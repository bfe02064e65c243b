import { segmentsOf } from './characters.js';
import { asToken, unitId, unitName } from './ids.js';
import { anyCharData, attributes, block, charData, createNumbering, groupAdjacent } from './markup.js';
import { exportMark } from './marks.js';
import type { ExchangeFile, ExchangeState, ExchangeText, ExchangeWidget } from './types.js';
import { SOURCE_LANGUAGE, XML_DECLARATION } from './vocabulary.js';

const STATES: Readonly<Record<ExchangeState, Readonly<Record<string, string>>>> = {
  toDo: { state: 'initial' },
  inherited: { state: 'initial', subState: 'asc:inherited' },
  toReview: { state: 'translated' },
  reviewed: { state: 'reviewed' },
  outdated: { state: 'translated', subState: 'asc:outdated' }
};

/** The file in XLIFF 2.0: a `file` for each widget, a `group` for each setting, a `unit` for each text. */
export function writeXliff2({ language, widgets }: ExchangeFile): string {
  const root = {
    xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
    version: '2.0',
    srcLang: SOURCE_LANGUAGE,
    trgLang: language
  };
  // XLIFF requires at least one unit or group.
  const lines = widgets.filter(({ texts }) => texts.length > 0).flatMap(fileLines);
  return [XML_DECLARATION, ...block('xliff', root, lines), ''].join('\n');
}

function fileLines({ id, name, texts }: ExchangeWidget): string[] {
  const groups = groupAdjacent(texts, ({ key }) => key.element).flatMap((group, at) =>
    block('group', { id: `g${at + 1}`, name: group[0]!.key.element }, group.flatMap(unitLines))
  );
  const notes = block('notes', {}, [note('widget', name)]);
  return block('file', { id: asToken(id), 'xml:space': 'preserve' }, [...notes, ...groups]);
}

function unitLines(text: ExchangeText): string[] {
  const counters = createNumbering();
  const data = new Map<string, string>();
  const notes = [
    ...(text.where === undefined ? [] : [note('where', text.where)]),
    ...text.comments.map((comment) => note('comment', comment)),
    note('hash', text.hash ?? exportMark(text))
  ];
  const source = `<source>${content(text.source, counters(), data)}</source>`;
  const target = text.target === '' ? [] : [`<target>${content(text.target, counters(), data)}</target>`];
  const original = [...data].map(([shown, id]) => `<data id="${id}">${charData(shown)}</data>`);
  return block('unit', { id: unitId(text.key), name: unitName(text.key) }, [
    ...block('notes', {}, notes),
    ...(original.length === 0 ? [] : block('originalData', {}, original)),
    ...block('segment', STATES[text.state], [source, ...target])
  ]);
}

const note = (category: string, text: string): string => `<note${attributes({ category })}>${anyCharData(text)}</note>`;

/** A placeholder as `<ph>` with the data it stands for, a character that XML cannot hold as `<cp>`. */
function content(text: string, numberOf: (text: string) => string, data: Map<string, string>): string {
  return segmentsOf(text)
    .map(({ kind, text: part }) => {
      if (kind === 'text') return charData(part);
      if (kind === 'unheld') return `<cp hex="${part.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}"/>`;
      if (!data.has(part)) data.set(part, `d${data.size + 1}`);
      return `<ph${attributes({ id: numberOf(part), dataRef: data.get(part), equiv: part, disp: part })}/>`;
    })
    .join('');
}
