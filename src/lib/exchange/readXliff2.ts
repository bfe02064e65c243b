import { isBlank } from '../language/unseen.js';
import { characterOf, unescaped } from './characters.js';
import { attributeOf, CodeBudget, Codes } from './codes.js';
import { Collector, sortedNotes, type ReadText } from './collector.js';
import { Fault } from './faults.js';
import { unitKey } from './ids.js';
import type { ExchangeState, ExchangeFile } from './types.js';
import { required, widgetId, type XliffElements } from './xliff.js';
import type { XmlElement } from './xml.js';

/** From the least advanced to the most. */
const STATES = ['initial', 'translated', 'reviewed', 'final'];

/** Reads XLIFF 2.0, 2.1 and 2.2 as exported here or written by tools. @throws Fault */
export function readXliff2(root: XmlElement, xliff: XliffElements): ExchangeFile {
  const collector = new Collector();
  const budget = new CodeBudget();
  collector.setSourceLanguage(unescaped(root.attribute('srcLang') ?? ''));
  collector.setLanguage(unescaped(root.attribute('trgLang') ?? ''), root.at);
  for (const file of xliff.children(root, 'file')) {
    const id = widgetId(required(file, 'id'));
    const notes = xliff.children(file, 'notes').flatMap((list) => xliff.children(list, 'note'));
    const name = notes.find((note) => note.attribute('category') === 'widget') ?? notes[0];
    collector.widget(id, unescaped(name?.text ?? ''));
    for (const unit of xliff.descendants(file, 'unit', 'group'))
      collector.add(id, textOf(unit, xliff, budget), unit.at);
  }
  return collector.file('xliff2');
}

interface Part {
  readonly element: XmlElement;
  readonly isSegment: boolean;
  readonly source: string;
  /** undefined: there is none. */
  readonly target: string | undefined;
  /** The place of the target among those of the unit, from 1. */
  readonly order: number;
}

function textOf(unit: XmlElement, xliff: XliffElements, budget: CodeBudget): ReadText {
  const key = unitKey(required(unit, 'id'), unescaped(unit.attribute('name') ?? ''));
  const reader = new ContentReader(unit, xliff, budget);
  const parts = xliff.children(unit, 'segment', 'ignorable').map((element, at): Part => {
    const [source] = xliff.children(element, 'source');
    if (!source) throw new Fault('missing', element.at, { expected: '<source>', found: `<${element.name}>` });
    const [target] = xliff.children(element, 'target');
    const isSegment = xliff.nameOf(element) === 'segment';
    const order = target ? orderOf(target, at + 1) : at + 1;
    return { element, isSegment, source: reader.text(source), target: target && reader.text(target), order };
  });
  if (parts.length === 0) throw new Fault('missing', unit.at, { expected: '<segment>', found: `<${unit.name}>` });
  const isTranslated = ({ target = '' }: Part): boolean => !isBlank(target);
  const segments = parts.filter(({ isSegment }) => isSegment);
  const notes = xliff.children(unit, 'notes').flatMap((list) => xliff.children(list, 'note'));
  return {
    key,
    source: parts.map(({ source }) => source).join(''),
    target: parts.some(isTranslated) ? targetOf(parts) : '',
    isIncomplete: segments.some((part) => !isBlank(part.source) && !isTranslated(part)),
    state: stateOf(segments.map(({ element }) => element)),
    notes: sortedNotes([
      ...notes.map((note) => ({ kind: note.attribute('category'), text: unescaped(note.text) })),
      ...reader.remarks
    ])
  };
}

/** The targets in their own order, which may differ from that of the sources. */
function targetOf(parts: readonly Part[]): string {
  const inOrder = parts.toSorted((one, other) => one.order - other.order);
  inOrder.forEach(({ element, order }, at) => {
    if (order !== at + 1)
      throw new Fault('value', element.at, { expected: `order="${at + 1}"`, found: `order="${order}"` });
  });
  // Text between segments is the same in every language, unless the file says otherwise.
  return inOrder.map(({ isSegment, source, target }) => target ?? (isSegment ? '' : source)).join('');
}

function orderOf(target: XmlElement, place: number): number {
  const order = target.attribute('order');
  if (order === undefined) return place;
  if (!/^[1-9]\d{0,6}$/.test(order))
    throw new Fault('value', target.at, { expected: 'order="1"', found: `order="${order}"` });
  return Number(order);
}

/** A text of several segments has the state of the least advanced one. */
function stateOf(segments: readonly XmlElement[]): ExchangeState | undefined {
  const states = segments.map((segment) => segment.attribute('state'));
  if (states.length === 0 || states.includes(undefined)) return undefined;
  const least = Math.min(...states.map((state) => STATES.indexOf(state!)));
  if (least >= STATES.indexOf('reviewed')) return 'reviewed';
  const has = (subState: string) => segments.some((segment) => segment.attribute('subState') === `asc:${subState}`);
  if (has('inherited') && least === STATES.indexOf('initial')) return 'inherited';
  return has('outdated') && least === STATES.indexOf('translated') ? 'outdated' : 'toReview';
}

/** Reads the texts of one unit, whose inline elements share their data. */
class ContentReader {
  /** Comments on stretches of the text. */
  readonly remarks: { readonly kind: 'comment'; readonly text: string }[] = [];
  private readonly data: ReadonlyMap<string, string>;
  private readonly codes: Codes;

  constructor(
    unit: XmlElement,
    private readonly xliff: XliffElements,
    budget: CodeBudget
  ) {
    this.codes = new Codes(budget);
    const lists = xliff.children(unit, 'originalData').flatMap((list) => xliff.children(list, 'data'));
    this.data = new Map(lists.map((data) => [data.attribute('id') ?? '', this.text(data)]));
  }

  /** Text content; inline elements expand to the text they represent, markers to their content. */
  text(element: XmlElement): string {
    return element.children.map((child) => (typeof child === 'string' ? child : this.inline(child))).join('');
  }

  private inline(element: XmlElement): string {
    const id = element.attribute('id') ?? '';
    switch (this.xliff.nameOf(element)) {
      case 'cp':
        return character(element);
      case 'ph':
        return this.codes.textOf(element, 'alone', id, this.represented(element, ''));
      case 'sc':
        return this.codes.textOf(element, 'open', id, this.represented(element, ''));
      case 'ec':
        return this.codes.textOf(element, 'close', element.attribute('startRef') ?? id, this.represented(element, ''));
      case 'pc': {
        const open = this.codes.textOf(element, 'open', id, this.represented(element, 'Start'));
        const inside = this.text(element);
        return open + inside + this.codes.textOf(element, 'close', id, this.represented(element, 'End'));
      }
      case 'sm':
      case 'mrk':
        this.remark(element);
        return this.text(element);
      default:
        return this.text(element);
    }
  }

  /** A code's data, else how it is shown. @param side of a code that encloses something */
  private represented(element: XmlElement, side: '' | 'Start' | 'End'): string | undefined {
    const data = element.attribute(`dataRef${side}`);
    if (data !== undefined && this.data.has(data)) return this.data.get(data);
    const shown = attributeOf(element, `disp${side}`, `equiv${side}`);
    return shown ?? (element.attribute('subType') === 'xlf:lb' ? '\n' : undefined);
  }

  private remark(element: XmlElement): void {
    const text = element.attribute('type') === 'comment' ? attributeOf(element, 'value') : undefined;
    if (text !== undefined) this.remarks.push({ kind: 'comment', text });
  }
}

function character(element: XmlElement): string {
  const hex = element.attribute('hex') ?? '';
  const found = characterOf(hex);
  if (found === undefined) throw new Fault('value', element.at, { expected: 'hex="0001"', found: `hex="${hex}"` });
  return found;
}
