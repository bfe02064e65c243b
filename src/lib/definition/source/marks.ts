import { RangeSet, StateEffect, StateField, type EditorState, type Range, type Text } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, WidgetType, type DecorationSet } from '@codemirror/view';
import type { Severity } from '../../ascdata/findings.js';

/** What is shown at lines of a document; what is left out stays as it is. */
export interface Marks {
  /** What is selected, from where to where. */
  readonly selected?: readonly [from: number, to: number];
  /** Lines that differ from the package, from 1. */
  readonly changed?: readonly number[];
  /** What was found, at its line; of several at one, the first. */
  readonly notes?: readonly LineNote[];
}

/** A finding at its line, from 1. */
interface LineNote {
  readonly line: number;
  readonly severity: Severity;
  readonly text: string;
}

/** Behind the line: what was found there. */
class NoteWidget extends WidgetType {
  constructor(
    private readonly severity: Severity,
    private readonly text: string
  ) {
    super();
  }

  override eq(other: NoteWidget): boolean {
    return other.severity === this.severity && other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const note = document.createElement('span');
    note.className = `cm-note cm-note-${this.severity}`;
    note.textContent = this.text;
    return note;
  }
}

class LineMarker extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super();
  }

  override eq(other: LineMarker): boolean {
    return other.elementClass === this.elementClass;
  }
}

const TINT = Decoration.line({ class: 'cm-tint' });
const CHANGED = new LineMarker('cm-changed');
const FOUND: Readonly<Record<Severity, LineMarker>> = {
  error: new LineMarker('cm-found cm-found-error'),
  warning: new LineMarker('cm-found cm-found-warning'),
  info: new LineMarker('cm-found cm-found-info')
};

interface Placed {
  readonly tint: DecorationSet;
  readonly notes: DecorationSet;
  readonly changed: RangeSet<GutterMarker>;
  readonly found: RangeSet<GutterMarker>;
}

const NONE: Placed = { tint: Decoration.none, notes: Decoration.none, changed: RangeSet.empty, found: RangeSet.empty };

/** Shows other marks. */
export const setMarks = StateEffect.define<Marks>();

/** The marks of a document; they go along with its lines. */
export const marks = StateField.define<Placed>({
  create: () => NONE,
  update(placed, { changes, docChanged, effects, state }) {
    const { tint, notes, changed, found } = placed;
    const moved = docChanged
      ? {
          tint: tint.map(changes),
          notes: notes.map(changes),
          changed: changed.map(changes),
          found: found.map(changes)
        }
      : placed;
    return effects.reduce(
      (all, effect) => (effect.is(setMarks) ? { ...all, ...placedIn(state, effect.value) } : all),
      moved
    );
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ tint }) => tint),
    EditorView.decorations.from(field, ({ notes }) => notes)
  ]
});

function placedIn({ doc }: EditorState, { selected, changed, notes }: Marks): Partial<Placed> {
  const isThere = (line: number): boolean => line >= 1 && line <= doc.lines;
  return {
    ...(selected && { tint: tintIn(doc, selected) }),
    ...(changed && { changed: RangeSet.of(changed.filter(isThere).map((line) => CHANGED.range(doc.line(line).from))) }),
    ...(notes &&
      notesIn(
        doc,
        notes.filter(({ line }) => isThere(line))
      ))
  };
}

function tintIn(doc: Text, [from, to]: readonly [number, number]): DecorationSet {
  if (to <= from) return Decoration.none;
  const [first, last] = [from, to].map((at) => doc.lineAt(Math.min(at, doc.length)).number) as [number, number];
  const lines = Array.from({ length: last - first + 1 }, (_, at) => TINT.range(doc.line(first + at).from));
  return Decoration.set(lines);
}

function notesIn(doc: Text, notes: readonly LineNote[]): Pick<Placed, 'notes' | 'found'> {
  const byLine = new Map<number, LineNote>();
  for (const note of notes) if (!byLine.has(note.line)) byLine.set(note.line, note);
  const widgets: Range<Decoration>[] = [];
  const dots: Range<GutterMarker>[] = [];
  for (const { line, severity, text } of [...byLine.values()].sort((a, b) => a.line - b.line)) {
    const { from, to } = doc.line(line);
    widgets.push(Decoration.widget({ widget: new NoteWidget(severity, text), side: 1 }).range(to));
    dots.push(FOUND[severity].range(from));
  }
  return { notes: Decoration.set(widgets), found: RangeSet.of(dots) };
}

/** The dots of what was found: before the numbers of the lines. */
export const foundGutter = gutter({ class: 'cm-found-gutter', markers: (view) => view.state.field(marks).found });
/** The bars of changed lines: behind them. */
export const changedGutter = gutter({
  class: 'cm-changed-gutter',
  markers: (view) => view.state.field(marks).changed
});
