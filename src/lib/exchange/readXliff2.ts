import { characterOf, unescaped } from './characters.js';
import { Collector, sortedNotes, type ReadText, type ReadState } from './collector.js';
import { Fault } from './faults.js';
import { unitKey } from './ids.js';
import type { ExchangeFile } from './types.js';
import { required, widgetId, type XliffElements } from './xliff.js';
import type { XmlElement } from './xml.js';

/** From the least advanced to the most. */
const STATES = ['initial', 'translated', 'reviewed', 'final'];

/** Reads XLIFF 2.0, 2.1 and 2.2 as exported here or written by tools. @throws Fault */
export function readXliff2(root: XmlElement, xliff: XliffElements): ExchangeFile {
  const collector = new Collector();
  collector.setLanguage(unescaped(root.attribute('trgLang') ?? ''), root.at);
  for (const file of xliff.children(root, 'file')) {
    const id = widgetId(required(file, 'id'));
    const notes = xliff.children(file, 'notes').flatMap((list) => xliff.children(list, 'note'));
    const name = notes.find((note) => note.attribute('category') === 'widget') ?? notes[0];
    collector.widget(id, unescaped(name?.text ?? ''));
    for (const unit of xliff.descendants(file, 'unit')) collector.add(id, textOf(unit, xliff), unit.at);
  }
  return collector.file('xliff2');
}

function textOf(unit: XmlElement, xliff: XliffElements): ReadText {
  const key = unitKey(required(unit, 'id'), unescaped(unit.attribute('name') ?? ''));
  const reader = new ContentReader(unit, xliff);
  const parts = xliff.children(unit, 'segment', 'ignorable').map((part) => {
    const [source] = xliff.children(part, 'source');
    if (!source) throw new Fault('missing', part.at, { expected: '<source>', found: `<${part.name}>` });
    const [target] = xliff.children(part, 'target');
    return { part, source: reader.text(source), target: target && reader.text(target) };
  });
  if (parts.length === 0) throw new Fault('missing', unit.at, { expected: '<segment>', found: `<${unit.name}>` });
  const isTranslated = parts.some(({ target }) => target !== undefined && target.trim() !== '');
  const notes = xliff.children(unit, 'notes').flatMap((list) => xliff.children(list, 'note'));
  return {
    key,
    source: parts.map(({ source }) => source).join(''),
    // Text between segments is the same in every language, unless the file says otherwise.
    target: isTranslated
      ? parts.map(({ part, source, target }) => target ?? (xliff.nameOf(part) === 'ignorable' ? source : '')).join('')
      : '',
    readState: stateOf(parts.map(({ part }) => part).filter((part) => xliff.nameOf(part) === 'segment')),
    notes: sortedNotes(notes.map((note) => ({ kind: note.attribute('category'), text: unescaped(note.text) })))
  };
}

/** A text of several segments has the state of the least advanced one. */
function stateOf(segments: readonly XmlElement[]): ReadState {
  const states = segments.map((segment) => segment.attribute('state'));
  if (states.length === 0 || states.includes(undefined)) return { state: undefined };
  const least = Math.min(...states.map((state) => STATES.indexOf(state!)));
  if (least >= STATES.indexOf('reviewed')) return { state: 'reviewed' };
  const isOutdated = segments.some((segment) => segment.attribute('subState') === 'asc:outdated');
  return { state: isOutdated && least === STATES.indexOf('translated') ? 'outdated' : 'toReview' };
}

/** Reads the texts of one unit, whose inline elements share their data. */
class ContentReader {
  private readonly data: ReadonlyMap<string, string>;
  private readonly codes = new Map<string, string>();

  constructor(
    unit: XmlElement,
    private readonly xliff: XliffElements
  ) {
    const lists = xliff.children(unit, 'originalData').flatMap((list) => xliff.children(list, 'data'));
    this.data = new Map(lists.map((data) => [data.attribute('id') ?? '', this.text(data)]));
  }

  /** Text content; inline elements expand to the text they represent, markers to their content. */
  text(element: XmlElement): string {
    return element.children.map((child) => (typeof child === 'string' ? child : this.inline(child))).join('');
  }

  private inline(element: XmlElement): string {
    switch (this.xliff.nameOf(element)) {
      case 'cp':
        return character(element);
      case 'ph':
        return this.placeholder(element);
      case 'sc':
      case 'ec':
        return this.data.get(element.attribute('dataRef') ?? '') ?? '';
      case 'sm':
      case 'em':
        return '';
      default:
        return this.text(element);
    }
  }

  private placeholder(element: XmlElement): string {
    const id = element.attribute('id') ?? '';
    const data = this.data.get(element.attribute('dataRef') ?? '');
    const shown = element.attribute('disp') ?? element.attribute('equiv');
    const text = data ?? (shown === undefined ? this.codes.get(id) : unescaped(shown));
    if (text === undefined) throw new Fault('inline', element.at, { found: `<${element.name} id="${id}">` });
    this.codes.set(id, text);
    return text;
  }
}

function character(element: XmlElement): string {
  const hex = element.attribute('hex') ?? '';
  const found = characterOf(hex);
  if (found === undefined) throw new Fault('value', element.at, { expected: 'hex="0001"', found: `hex="${hex}"` });
  return found;
}
