import { tick } from 'svelte';
import type { Texts } from '../messages/load.js';
import { announced } from '../ui/announced.js';
import { isError } from './issueWords.js';
import type { SavedBatch, TextGrid } from './grid.svelte.js';
import type { TextRow } from './row.svelte.js';
import type { RowNotes } from './rowNotes.svelte.js';
import type { Undone } from './savedTexts.js';
import type { TextFilter } from './textFilter.js';

/** Of the text in work. */
const FIELD = 'text-in-work';

/** What the actions work on. Getters keep it reactive. */
export interface TextWorkplace {
  readonly grid: TextGrid;
  readonly notes: RowNotes;
  readonly t: Texts<'translations'>;
  /** Name of the language. */
  readonly language: string;
  /** What the user may do; null: read only. */
  readonly level: 'translate' | 'review' | null;
}

/** What a translator does with texts, by key or button: moves between them, saves, reviews, undoes. */
export class TextActions {
  /** The last outcome in words, announced to screen readers. */
  said = $state('');
  readonly #at: TextWorkplace;

  constructor(workplace: TextWorkplace) {
    this.#at = workplace;
  }

  /** Scrolls to the current text and focuses it. */
  async focusText(): Promise<void> {
    await tick();
    const text = document.getElementById(FIELD);
    text?.closest('[role=row]')?.scrollIntoView({ block: 'nearest' });
    text?.focus({ preventScroll: true });
  }

  /** Makes a row the current one; clears a filter that hides it. */
  async open(row: TextRow): Promise<void> {
    const { grid } = this.#at;
    const before = grid.current;
    if (before && before !== row) {
      void grid.leave(before);
      // What was said about the first press is not about this text.
      if (before.isWarned) this.said = '';
      before.isWarned = false;
    }
    if (!grid.shown.includes(row)) grid.search('', 'all');
    // A field that goes with the focus in it makes the browser lay out the page in between.
    if (before !== row) document.getElementById(FIELD)?.blur();
    grid.current = row;
    await this.focusText();
  }

  /** Opens the row above (-1) or below (1), if there is one. */
  async move(step: 1 | -1): Promise<void> {
    const row = this.#at.grid.beside(step);
    if (row) await this.open(row);
  }

  /** Shows the texts of a filter. Where the current one is not among them, the first is, from now on. @param focuses the text is typed in next */
  async filter(filter: TextFilter, focuses: boolean): Promise<void> {
    const { grid } = this.#at;
    grid.search(grid.query, filter);
    const { current, shown } = grid;
    const row = current && shown.includes(current) ? current : shown[0];
    if (!row) return;
    if (focuses) return this.open(row);
    if (current && current !== row) void grid.leave(current);
    grid.current = row;
  }

  async nextFinding(): Promise<void> {
    const row = this.#at.grid.nextFinding();
    if (row) await this.open(row);
  }

  /** Saves what was typed as to review, and opens the next text left. What nobody changed keeps its review. */
  async save(): Promise<void> {
    const { grid } = this.#at;
    const row = grid.current;
    if (!row || row.dirty || row.status !== 'saved') return this.#save('toReview');
    this.said = '';
    const next = grid.next(row);
    if (next && next !== row) await this.open(next);
  }

  /**
   * Accepts the current text as it is, with its findings: as reviewed if the user may review. A text with errors takes a second press.
   */
  async approve(): Promise<void> {
    const { grid, level, t } = this.#at;
    const row = grid.current;
    if (row && level !== null && !row.isWarned && row.open.some(isError)) {
      row.isWarned = true;
      return this.say(t.row.pressAgain);
    }
    const accept = row?.open.map(({ code }) => code);
    return this.#save(level === 'review' ? 'reviewed' : 'toReview', accept);
  }

  async #save(state: 'toReview' | 'reviewed', accept: readonly string[] = []): Promise<void> {
    const { grid, level, t, language } = this.#at;
    const row = grid.current;
    if (!row || level === null) return;
    if (row.status === 'conflict') return this.#toChoice();
    this.said = '';
    const wanted = row.text.trim() === '' ? 'toReview' : state;
    const saving = grid.save(row, wanted, accept);
    const next = grid.next(row);
    if (next && next !== row) await this.open(next);
    if (await saving) {
      if (grid.left === 0) this.say(t.status.finished(language));
    } else if (row.status !== 'waiting') {
      await this.open(row);
      if (row.theirs) this.say(t.row.choose);
    }
  }

  /** Nothing is saved before one of the two texts of a conflict is chosen. The focus stays: the next Enter must not choose. */
  #toChoice(): Promise<void> {
    this.say(this.#at.t.row.choose);
    return this.focusText();
  }

  /** Resolves the conflict of the current text. */
  async settle(choice: 'mine' | 'theirs'): Promise<void> {
    const { grid } = this.#at;
    if (!grid.current) return;
    this.said = '';
    const settling = grid.settle(grid.current, choice);
    await this.focusText();
    await settling;
  }

  /** Opens the next text that is not saved, wrapping around. */
  nextUnsaved(): Promise<void> {
    return this.#openNext(this.#at.grid.unsaved);
  }

  /** Opens the next text with a comment that is not sent, wrapping around. */
  nextUnsent(): Promise<void> {
    const { grid, notes } = this.#at;
    return this.#openNext(grid.rows.filter(({ id }) => notes.unsent.has(id)));
  }

  /** @param among in the order of all */
  async #openNext(among: readonly TextRow[]): Promise<void> {
    const { rows, current } = this.#at.grid;
    const at = current ? rows.indexOf(current) : -1;
    const row = among.find((each) => rows.indexOf(each) > at) ?? among[0];
    if (row) await this.open(row);
  }

  /** Uses a suggestion as the current text. @param place its position in the list */
  take(place: number): void {
    const { grid, notes, level } = this.#at;
    const [row, offered] = [grid.current, notes.memory[place]];
    if (row && offered && level !== null) void this.put(row, offered.Text);
  }

  /** Types a text that was chosen: by mouse, too, one goes on in the text, as what was chosen may be an offer no more. */
  async put(row: TextRow, text: string): Promise<void> {
    this.#at.grid.type(row, text);
    await this.focusText();
  }

  /**
   * Undoes a batch and opens the first text that it changed. Without a batch: the last step, whether typed or saved. Saves nothing.
   * @param isByKey a batch of several texts needs its button
   */
  async undo(batch?: SavedBatch, isByKey = false): Promise<void> {
    const { grid, notes, t } = this.#at;
    const typed = batch ? undefined : grid.takeBack();
    if (typed) {
      this.say(t.status.takenBack);
      return this.open(typed.row);
    }
    const done = await grid.undo(batch, isByKey);
    if (done === undefined) return this.say(t.status.nothing);
    if (done === 'several') return this.say(t.status.byButton);
    if ('ok' in done) return this.say(done.text ?? t.row.waiting);
    this.say(undoneInWords(done, t.status));
    if (done.comments > 0) void notes.readComments();
    await this.#show(done);
  }

  /** Redoes what was undone last, and opens the first text that it changed. @param isByKey as for `undo` */
  async redo(isByKey = false): Promise<void> {
    const { grid, t } = this.#at;
    const done = await grid.redo(isByKey);
    if (done === undefined) return;
    if (done === 'several') return this.say(t.status.byButton);
    if ('ok' in done) return this.say(done.text ?? t.row.waiting);
    if ('row' in done) {
      this.said = '';
      return this.open(done.row);
    }
    this.say(t.status.redone(done.count, done.kept));
    await this.#show(done);
  }

  /** Leaving a text would save what is typed in it. */
  async #show({ rows: [first] }: Undone): Promise<void> {
    if (first && !this.#at.grid.current?.dirty) await this.open(first);
  }

  /** Undoes a batch from the history of a text. */
  undoBatch(id: string): Promise<void> {
    return this.undo(this.#at.grid.batches.find(({ batch }) => batch === id) ?? { batch: id });
  }

  /** A dialog saved a batch: announces it and offers to undo it like a save. */
  saved(batch: SavedBatch, words: string): void {
    const { grid, notes } = this.#at;
    grid.remember(batch);
    this.say(words);
    void grid.follow();
    void notes.readComments();
  }

  say(text: string): void {
    this.said = announced(this.said, text);
  }
}

/** What was undone: texts, or only their publication. */
function undoneInWords({ count, comments, kept, isPublication }: Undone, t: Texts<'translations'>['status']): string {
  if (isPublication) return kept > 0 ? t.withdrawnBut(count, kept) : t.withdrawn(count);
  return kept > 0 ? t.undoneBut(count, comments, kept) : t.undone(count, comments);
}
