import type { WidgetText } from '../api.js';
import type { CheckedText, TextIssue } from '../ascdata/texts/textChecks.js';
import { withBlanks } from '../language/unseen.js';
import type { Fit } from './measure.js';
import type { TermIssue } from './terms.js';
import { textId, type TextKey } from '../ascdata/texts/textKey.js';

/** Whether the typed text is on the server. `waiting`: it was unreachable. */
export type RowStatus = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict';

/** The state of a text, or that a broader language covers it. */
export type ShownState = WidgetText['State'] | 'inherited';

/** A finding about a text: in itself, or in its field. */
export type RowIssue = TextIssue | TermIssue | { readonly code: 'translation-cut-off'; readonly width: number };

/** How a text fits its field. */
export interface Measurement {
  readonly text: string;
  readonly fits: readonly Fit[];
  /** The finding, if any. */
  readonly issue?: RowIssue | undefined;
}

/** One text of the language in work. */
export class TextRow {
  readonly key: TextKey;
  readonly id: string;
  /** As on the server. */
  saved: WidgetText = $state.raw() as WidgetText;
  /** The untranslated text; changes when the package is replaced. */
  readonly source: string = $derived(this.saved.Source);
  /** The source before the package was replaced, until the row is saved. */
  formerSource = $state<string>();
  /** As in its field. */
  text = $state('');
  status = $state<RowStatus>('saved');
  /** Passes search and filter. */
  isShown = $state(true);
  /** What somebody else saved, until the user chooses. */
  theirs: WidgetText | undefined = $state.raw();
  /** A first press to accept it has said that it has errors. */
  isWarned = $state(false);
  /** Why the server refused it. */
  refusal = $state<string>();
  readonly dirty: boolean = $derived(this.text !== this.saved.Text);
  /** Unfinished: empty, not reviewed, or reviewed for another source. Texts that nobody ever sees do not count. */
  readonly isLeft: boolean = $derived.by(() => this.isSeen && this.saved.State !== 'reviewed' && !this.hasFallback);
  /** Finding: texts of the same element are equal. */
  duplicate: TextIssue | undefined = $state.raw();
  /** The last measurement, possibly of an older text. */
  measured: Measurement | undefined = $state.raw();
  readonly issues: readonly RowIssue[] = $derived.by(() => {
    const own = this.#check({ ...this.key, source: this.source, target: this.text });
    const all: readonly RowIssue[] = this.duplicate ? [...own, this.duplicate] : own;
    const seen = this.fits.length > 0 ? this.measured?.issue : undefined;
    return seen && !all.some(({ code }) => code === seen.code) ? [...all, seen] : all;
  });
  /** Codes of findings accepted for this text and source. */
  readonly accepted: readonly string[] = $derived(this.dirty ? [] : (this.saved.Accepted ?? []));
  /** Findings not accepted. */
  readonly open: readonly RowIssue[] = $derived(this.issues.filter(({ code }) => !this.accepted.includes(code)));
  readonly #check: (text: CheckedText) => readonly RowIssue[];

  /**
   * @param check what is found about a text by itself
   * @param isSeen whether any Values bring its setting into the form
   */
  constructor(
    saved: WidgetText,
    check: (text: CheckedText) => readonly RowIssue[],
    readonly isSeen = true
  ) {
    const { Element: element, Kind: kind, Entry: entry } = saved;
    this.key = kind === 'entry' ? { element, kind, entry: entry ?? '' } : { element, kind };
    this.id = textId(this.key);
    this.#check = check;
    this.take(saved);
  }

  /** How the text fits its field; empty: not measured yet, or shown nowhere. */
  get fits(): readonly Fit[] {
    return this.measured?.text === this.text ? this.measured.fits : [];
  }

  /** Its source or translation as people read it: with the blanks that a page does not show, as `Closed` and `Closed␣`. */
  inWords(text: string): string {
    return this.key.kind === 'pattern' ? text : withBlanks(text);
  }

  /** A broader language covers the text, so nothing is left to do. */
  get hasFallback(): boolean {
    return this.saved.State === 'toDo' && this.saved.Fallback !== undefined;
  }

  /** As on the server, even while the user has to choose. */
  get newest(): WidgetText {
    return this.theirs ?? this.saved;
  }

  /** As counted and shown. */
  get state(): ShownState {
    return this.hasFallback ? 'inherited' : this.newest.State;
  }

  /** Takes the server's state; keeps unsaved text. */
  take(saved: WidgetText): void {
    const { saved: before } = this;
    const wasDirty = before !== undefined && this.dirty;
    if (before !== undefined && before.Source !== saved.Source) this.formerSource = before.Source;
    this.saved = saved;
    if (!wasDirty) this.text = saved.Text;
  }
}
