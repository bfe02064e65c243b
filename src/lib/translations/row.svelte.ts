import type { WidgetText } from '../api.js';
import { checkText, type TextIssue } from '../ascdata/texts/textChecks.js';
import type { Fit } from './measure.js';
import { textId, type TextKey } from '../ascdata/texts/textKey.js';

/** Whether what is typed is on the server. `waiting`: it could not be reached. */
export type RowStatus = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict';

/** What is found about a text here: by itself, and in its field. */
export type RowIssue = TextIssue | { readonly code: 'translation-cut-off'; readonly width: number };

/** How a text stands in its field. */
export interface Measured {
  readonly text: string;
  readonly fits: readonly Fit[];
  /** What is found in that. */
  readonly issue?: RowIssue | undefined;
}

/** One text of the language in work. */
export class TextRow {
  readonly key: TextKey;
  readonly id: string;
  /** As the server has it. */
  saved: WidgetText = $state.raw() as WidgetText;
  /** The untranslated text; another one once the package is replaced. */
  readonly source: string = $derived(this.saved.Source);
  /** The source before the package was replaced under the row, until the row is saved. */
  formerSource = $state<string>();
  /** As it stands in its field. */
  text = $state('');
  status = $state<RowStatus>('saved');
  /** Search and filter show it. */
  isShown = $state(true);
  /** What somebody else saved, while the user chooses. */
  theirs: WidgetText | undefined = $state.raw();
  /** Why the server refused it. */
  refusal = $state<string>();
  readonly dirty: boolean = $derived(this.text !== this.saved.Text);
  /** Still to be done: without a text, not reviewed, or reviewed for another source. A text that nobody ever sees is not. */
  readonly isLeft: boolean = $derived.by(() => this.isSeen && this.saved.State !== 'reviewed' && !this.hasFallback);
  /** Texts of the same element read the same. */
  twice: TextIssue | undefined = $state.raw();
  /** The last measurement, of whatever text. */
  measured: Measured | undefined = $state.raw();
  readonly issues: readonly RowIssue[] = $derived.by(() => {
    const own = checkText({ ...this.key, source: this.source, target: this.text }, this.#language);
    const all: RowIssue[] = this.twice ? [...own, this.twice] : own;
    const seen = this.fits.length > 0 ? this.measured?.issue : undefined;
    return seen && !all.some(({ code }) => code === seen.code) ? [...all, seen] : all;
  });
  /** Codes of findings that somebody knows to be right, for this text and this source. */
  readonly accepted: readonly string[] = $derived(this.dirty ? [] : (this.saved.Accepted ?? []));
  /** Findings that nobody has accepted. */
  readonly open: readonly RowIssue[] = $derived(this.issues.filter(({ code }) => !this.accepted.includes(code)));
  readonly #language: string;

  /** @param isSeen Do any Values bring its setting into the form? */
  constructor(
    saved: WidgetText,
    language: string,
    readonly isSeen = true
  ) {
    const { Element: element, Kind: kind, Entry: entry } = saved;
    this.key = kind === 'entry' ? { element, kind, entry: entry ?? '' } : { element, kind };
    this.id = textId(this.key);
    this.#language = language;
    this.take(saved);
  }

  /** How the text stands in its field; empty: not measured yet, or nowhere to be seen. */
  get fits(): readonly Fit[] {
    return this.measured?.text === this.text ? this.measured.fits : [];
  }

  /** A broader language has a text, and nothing is owed. */
  get hasFallback(): boolean {
    return this.saved.State === 'toDo' && this.saved.Fallback !== undefined;
  }

  /** What the server has now; what is typed stays. */
  take(saved: WidgetText): void {
    const { saved: before } = this;
    const wasDirty = before !== undefined && this.dirty;
    if (before !== undefined && before.Source !== saved.Source) this.formerSource = before.Source;
    this.saved = saved;
    if (!wasDirty) this.text = saved.Text;
  }
}
