import type { TextKind } from '../ascdata/texts/textKey.js';
import type { EditorState } from '../form/state.svelte.js';
import { whenIdle } from '../ui/whenIdle.js';
import { fitsOf, type Fit } from './measure.js';
import type { Measurement, RowIssue, TextRow } from './row.svelte.js';

/** Rows measured per idle callback. */
const AT_ONCE = 8;
/** More lines than a label should take, unless its source does too. */
const LINES = 3;

type Measure = typeof fitsOf;

/** Measures the texts of a language in the form's fields, one after another while the page is idle. */
export class Fitting {
  readonly #rows: readonly TextRow[];
  readonly #form: Pick<EditorState, 'field' | 'fields'>;
  /** Rows left when last checked. */
  #left: TextRow[] = [];
  #isWaiting = false;
  #isOver = false;

  constructor(rows: readonly TextRow[], form: Pick<EditorState, 'field' | 'fields'>) {
    this.#rows = rows;
    this.#form = form;
  }

  /** Measures new and changed texts, except the one being typed. */
  start(): void {
    if (this.#isWaiting || this.#isOver) return;
    if (this.#left.length === 0) this.#left = this.#rows.filter(isUnmeasured);
    if (this.#left.length === 0) return;
    this.#isWaiting = true;
    whenIdle(() => {
      this.#isWaiting = false;
      if (this.#isOver) return;
      for (const row of this.#left.splice(0, AT_ONCE).filter(isUnmeasured)) this.measure(row);
      this.start();
    });
  }

  /** Measures one text immediately. */
  measure(row: TextRow): void {
    const mounted = this.#mounted(row);
    row.measured = mounted ? measuredIn(mounted, row) : { text: row.text, fits: [] };
  }

  stop(): void {
    this.#isOver = true;
  }

  /** The mounted field of a text; a field of the same kind if it is hidden or out of view. */
  #mounted({ key: { element, kind } }: TextRow): HTMLElement | undefined {
    const field = this.#form.field(element);
    if (!field) return undefined;
    const own = document.getElementById(`${field.domId}-row`);
    if (own) return own;
    const alike = this.#form.fields.filter(
      (each) => kind !== 'entry' || each.element.DataType === field.element.DataType
    );
    for (const { domId } of alike) {
      const mounted = document.getElementById(`${domId}-row`);
      if (mounted) return mounted;
    }
    return undefined;
  }
}

const isUnmeasured = (row: TextRow): boolean => !row.dirty && row.text.trim() !== '' && row.measured?.text !== row.text;

/** How a row's text fits this field at each width, and what was found. */
export function measuredIn(
  field: HTMLElement,
  row: Pick<TextRow, 'text' | 'source' | 'key'>,
  measure: Measure = fitsOf
): Measurement {
  const { text, source, key } = row;
  const of = (words: string): Fit[] => measure(field, key.kind, words);
  const fits = of(text);
  return { text, fits, issue: issueIn(fits, key.kind, () => of(source)) };
}

function issueIn(fits: readonly Fit[], kind: TextKind, source: () => readonly Fit[]): RowIssue | undefined {
  const cutOff = fits.filter(({ isCutOff }) => isCutOff).map(({ width }) => width);
  if (cutOff.length > 0) return { code: 'translation-cut-off', width: Math.max(...cutOff) };
  const isLong = (all: readonly Fit[]): boolean => all.some(({ lines }) => lines >= LINES);
  if (!isLong(fits) || isLong(source())) return undefined;
  return { code: 'translation-lines' };
}
