import { unescaped } from './characters.js';
import { attributeOf, CodeBudget, Codes, type CodeRole } from './codes.js';
import { Collector, sortedNotes, type ReadText } from './collector.js';
import { Fault } from './faults.js';
import { unitKey } from './ids.js';
import type { ExchangeState, ExchangeFile } from './types.js';
import { required, widgetId, type XliffElements } from './xliff.js';
import type { XmlElement } from './xml.js';

/** Reads XLIFF 1.2 as exported here or written by tools. @throws Fault */
export function readXliff12(root: XmlElement, xliff: XliffElements): ExchangeFile {
  const collector = new Collector();
  const budget = new CodeBudget();
  for (const file of xliff.children(root, 'file')) {
    const id = widgetId(required(file, 'original'));
    const notes = xliff.children(file, 'header').flatMap((header) => xliff.children(header, 'note'));
    const name = notes.find((note) => note.attribute('from') === 'widget') ?? notes[0];
    collector.widget(id, unescaped(name?.text ?? ''));
    collector.setSourceLanguage(unescaped(file.attribute('source-language') ?? ''));
    collector.setLanguage(unescaped(file.attribute('target-language') ?? ''), file.at);
    for (const unit of xliff.descendants(file, 'trans-unit', 'group', 'body'))
      collector.add(id, textOf(unit, xliff, budget), unit.at);
  }
  return collector.file('xliff12');
}

function textOf(unit: XmlElement, xliff: XliffElements, budget: CodeBudget): ReadText {
  const key = unitKey(required(unit, 'id'), unescaped(unit.attribute('resname') ?? ''));
  const [source] = xliff.children(unit, 'source');
  if (!source) throw new Fault('missing', unit.at, { expected: '<source>', found: `<${unit.name}>` });
  const [target] = xliff.children(unit, 'target');
  const reader = new ContentReader(xliff, budget);
  const notes = xliff
    .children(unit, 'note')
    .map((note) => ({ kind: note.attribute('from'), text: unescaped(note.text) }));
  return {
    key,
    source: reader.text(source),
    target: target ? reader.text(target) : '',
    isIncomplete: target !== undefined && lacksSegment(unit, target, xliff),
    state: stateOf(unit, target),
    notes: sortedNotes([...notes, ...reader.remarks])
  };
}

/** Whether the target is segmented as the source is, but has no text for one of its segments. */
function lacksSegment(unit: XmlElement, target: XmlElement, xliff: XliffElements): boolean {
  const segments = (element: XmlElement): XmlElement[] =>
    xliff.descendants(element, 'mrk', 'g').filter((mark) => mark.attribute('mtype') === 'seg');
  const translated = segments(target);
  if (translated.length === 0) return false;
  const filled = new Set(translated.filter(hasText).map((mark) => mark.attribute('mid')));
  const sources = xliff.children(unit, 'seg-source', 'source').flatMap(segments);
  return [...sources.filter(hasText), ...translated].some((mark) => !filled.has(mark.attribute('mid')));
}

const hasText = (element: XmlElement): boolean => element.text.trim() !== '';

/** States of a text that needs work, even if it was approved before. */
const UNDONE = ['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'];

function stateOf(unit: XmlElement, target: XmlElement | undefined): ExchangeState | undefined {
  const approved = unit.attribute('approved');
  const state = target?.attribute('state');
  const isUndone = state !== undefined && UNDONE.includes(state);
  if (state === 'final' || state === 'signed-off') return approved === 'no' ? 'toReview' : 'reviewed';
  if (approved === 'yes' && !isUndone) return 'reviewed';
  if (isUndone || state?.startsWith('needs-')) {
    const qualifier = target?.attribute('state-qualifier');
    if (isUndone && qualifier === 'x-inherited') return 'inherited';
    return qualifier === 'x-outdated' ? 'outdated' : 'toReview';
  }
  return state === undefined && approved === undefined ? undefined : 'toReview';
}

/** The elements that stand for something else, and what for. */
const ROLES: ReadonlyMap<string | undefined, CodeRole> = new Map<string, CodeRole>([
  ['ph', 'alone'],
  ['it', 'alone'],
  ['x', 'alone'],
  ['bpt', 'open'],
  ['bx', 'open'],
  ['ept', 'close'],
  ['ex', 'close']
]);

/** Reads the source and the target of one unit, whose inline elements share their Ids. */
class ContentReader {
  /** Comments on stretches of the text. */
  readonly remarks: { readonly kind: 'comment'; readonly text: string }[] = [];
  private readonly codes: Codes;

  constructor(
    private readonly xliff: XliffElements,
    budget: CodeBudget
  ) {
    this.codes = new Codes(budget);
  }

  /** Text content; inline elements expand to the text they represent, markers to their content. */
  text(element: XmlElement): string {
    return this.content(element, (text) => text);
  }

  private content(element: XmlElement, plain: (text: string) => string): string {
    return element.children
      .map((child) => (typeof child === 'string' ? plain(child) : this.inline(child, plain)))
      .join('');
  }

  private inline(element: XmlElement, plain: (text: string) => string): string {
    const name = this.xliff.nameOf(element);
    const id = element.attribute('id') ?? '';
    const role = ROLES.get(name);
    if (role) return this.codes.textOf(element, role, id, this.represented(element));
    if (name !== 'g') {
      const comment = name === 'mrk' ? attributeOf(element, 'comment') : undefined;
      if (comment !== undefined) this.remarks.push({ kind: 'comment', text: comment });
      return this.content(element, plain);
    }
    const [open, close] = (['open', 'close'] as const).map((each) => this.codes.textOf(element, each, id, undefined));
    return `${open}${this.content(element, plain)}${close}`;
  }

  /** Its content, texts inside it included, or its own representation. */
  private represented(element: XmlElement): string | undefined {
    const inside = this.content(element, unescaped);
    if (inside !== '') return inside;
    return attributeOf(element, 'equiv-text') ?? (element.attribute('ctype') === 'lb' ? '\n' : undefined);
  }
}
