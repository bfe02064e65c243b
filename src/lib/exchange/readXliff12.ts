import { unescaped } from './characters.js';
import { Collector, sortedNotes, type ReadText, type ReadState } from './collector.js';
import { Fault } from './faults.js';
import { unitKey } from './ids.js';
import type { ExchangeFile } from './types.js';
import { required, widgetId, type XliffElements } from './xliff.js';
import type { XmlElement } from './xml.js';

/** Reads XLIFF 1.2 as exported here or written by tools. @throws Fault */
export function readXliff12(root: XmlElement, xliff: XliffElements): ExchangeFile {
  const collector = new Collector();
  for (const file of xliff.children(root, 'file')) {
    const id = widgetId(required(file, 'original'));
    const notes = xliff.children(file, 'header').flatMap((header) => xliff.children(header, 'note'));
    const name = notes.find((note) => note.attribute('from') === 'widget') ?? notes[0];
    collector.widget(id, unescaped(name?.text ?? ''));
    collector.setLanguage(unescaped(file.attribute('target-language') ?? ''), file.at);
    for (const unit of xliff.descendants(file, 'trans-unit')) collector.add(id, textOf(unit, xliff), unit.at);
  }
  return collector.file('xliff12');
}

function textOf(unit: XmlElement, xliff: XliffElements): ReadText {
  const key = unitKey(required(unit, 'id'), unescaped(unit.attribute('resname') ?? ''));
  const [source] = xliff.children(unit, 'source');
  if (!source) throw new Fault('missing', unit.at, { expected: '<source>', found: `<${unit.name}>` });
  const [target] = xliff.children(unit, 'target');
  const codes = new Map<string, string>();
  return {
    key,
    source: content(source, xliff, codes),
    target: target ? content(target, xliff, codes) : '',
    readState: stateOf(unit, target),
    notes: sortedNotes(
      xliff.children(unit, 'note').map((note) => ({ kind: note.attribute('from'), text: unescaped(note.text) }))
    )
  };
}

/** States of a text that needs work, even if it was approved before. */
const UNDONE = ['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'];

function stateOf(unit: XmlElement, target: XmlElement | undefined): ReadState {
  const approved = unit.attribute('approved');
  const state = target?.attribute('state');
  const isUndone = state !== undefined && UNDONE.includes(state);
  if (state === 'final' || state === 'signed-off') return { state: approved === 'no' ? 'toReview' : 'reviewed' };
  if (approved === 'yes' && !isUndone) return { state: 'reviewed', isDoubtful: state !== undefined };
  if (isUndone || state?.startsWith('needs-')) {
    return { state: target?.attribute('state-qualifier') === 'x-outdated' ? 'outdated' : 'toReview' };
  }
  return { state: state === undefined && approved === undefined ? undefined : 'toReview' };
}

/** Text content; inline elements expand to the text they represent, markers to their content. */
function content(element: XmlElement, xliff: XliffElements, codes: Map<string, string>): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      const name = xliff.nameOf(child);
      if (name === 'ph' || name === 'it' || name === 'bpt' || name === 'ept') return code(child, codes, child.text);
      return name === 'x' || name === 'bx' || name === 'ex' ? code(child, codes, '') : content(child, xliff, codes);
    })
    .join('');
}

/** What an inline element stands for: its content, its own representation, or that of the element with its Id in the source. */
function code(element: XmlElement, codes: Map<string, string>, inside: string): string {
  const id = element.attribute('id') ?? '';
  const text = inside === '' ? (element.attribute('equiv-text') ?? codes.get(id)) : unescaped(inside);
  if (text === undefined) throw new Fault('inline', element.at, { found: `<${element.name} id="${id}">` });
  codes.set(id, text);
  return text;
}
