import { escapedCharacter, segmentsOf } from './characters.js';
import { asToken, unitId, unitName } from './ids.js';
import { anyCharData, attributes, block, charData, indented, createNumbering, groupAdjacent } from './markup.js';
import { exportMark } from './marks.js';
import type { ExchangeFile, ExchangeState, ExchangeText, ExchangeWidget } from './types.js';
import { SOURCE_LANGUAGE, XML_DECLARATION } from './vocabulary.js';

const STATES: Readonly<Record<ExchangeState, Readonly<Record<string, string>>>> = {
  toDo: { state: 'new' },
  inherited: { state: 'new', 'state-qualifier': 'x-inherited' },
  toReview: { state: 'needs-review-translation' },
  reviewed: { state: 'final' },
  outdated: { state: 'needs-review-translation', 'state-qualifier': 'x-outdated' }
};

/** The file in XLIFF 1.2: a `file` for each widget, a `group` for each setting, a `trans-unit` for each text. */
export function writeXliff12({ language, widgets }: ExchangeFile): string {
  const root = { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' };
  const lines = widgets.flatMap((widget) => fileLines(widget, language));
  return [XML_DECLARATION, ...block('xliff', root, lines), ''].join('\n');
}

function fileLines({ id, name, texts }: ExchangeWidget, language: string): string[] {
  const values = {
    original: asToken(id),
    'source-language': SOURCE_LANGUAGE,
    'target-language': language,
    datatype: 'plaintext',
    'xml:space': 'preserve'
  };
  const groups = groupAdjacent(texts, ({ key }) => key.element).flatMap((group, at) =>
    block('group', { id: `g${at + 1}`, resname: group[0]!.key.element }, group.flatMap(unitLines))
  );
  const header = block('header', {}, [note('widget', name)]);
  return block('file', values, [...header, '<body>', ...indented(groups), '</body>']);
}

function unitLines(text: ExchangeText): string[] {
  const counters = createNumbering();
  const values = {
    id: unitId(text.key),
    resname: unitName(text.key),
    approved: text.state === 'reviewed' ? 'yes' : undefined,
    'xml:space': 'preserve'
  };
  return block('trans-unit', values, [
    `<source>${content(text.source, counters())}</source>`,
    `<target${attributes(STATES[text.state])}>${content(text.target, counters())}</target>`,
    ...(text.where === undefined ? [] : [note('where', text.where)]),
    ...text.comments.map((comment) => note('comment', comment)),
    note('hash', text.hash ?? exportMark(text))
  ]);
}

const note = (from: string, text: string): string => `<note${attributes({ from })}>${anyCharData(text)}</note>`;

/** A placeholder as `<ph>`, and so a character that XML cannot hold, spelled. */
function content(text: string, numberOf: (text: string) => string): string {
  return segmentsOf(text)
    .map(({ kind, text: part }) => {
      if (kind === 'text') return charData(part);
      const shown = kind === 'unheld' ? escapedCharacter(part) : part;
      return `<ph${attributes({ id: numberOf(shown), ctype: `x-${kind === 'unheld' ? 'character' : kind}` })}>${shown}</ph>`;
    })
    .join('');
}
