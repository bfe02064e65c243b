import type { LostText, TextsBody, TextsSaved, WidgetText } from '../api.js';
import { checkText, duplicateEntries, type CheckedText, type TextIssue } from '../ascdata/texts/textChecks.js';
import { keyFrom, textId } from '../ascdata/texts/textKey.js';
import type { Refused } from '../client/request.js';
import type { UnsavedTexts } from '../unsaved/unsavedTexts.js';
import { finder } from '../language/textSearch.js';
import type { TextsClient } from './client.js';
import { TextRow, type RowIssue } from './row.svelte.js';
import { isOtherSource, isSame, saveOf, type Replaced, type SavedState, type Undone } from './savedTexts.js';
import { glossaryIssues, NO_TERMS, type TermIssue } from './terms.js';
import { countsOf, isOf, type Counts, type TextFilter } from './textFilter.js';

/** A save waiting for the server. */
interface Unsent {
  readonly state: SavedState;
  readonly accept: readonly string[];
}

/** Texts saved together. */
export interface SavedBatch {
  readonly batch: string;
  /** Spans several widgets. */
  readonly isInAll?: boolean;
  /** More than the save of one text: what it was, of how many texts. Count 0: of whatever kind. */
  readonly step?: { readonly kind: 'publication' | 'import' | 'change'; readonly count: number };
}

/** Typing that was undone. */
export interface TakenBack {
  readonly row: TextRow;
  readonly text: string;
}

/** A batch that was undone here, and the batch of its Undo: to undo that is to redo it. */
interface UndoneBatch {
  readonly saved: SavedBatch;
  readonly undo: string;
}

/** A save in progress. */
interface Running {
  readonly text: string;
  readonly done: Promise<boolean>;
}

/** Milliseconds before an unreachable server is tried again. */
const RETRY = 3_000;

/** The save of one text needs no other name. */
function stepOf(kind: 'publication' | 'change', count: number): Pick<SavedBatch, 'step'> {
  return kind === 'change' && count === 1 ? {} : { step: { kind, count } };
}

function entriesIn(rows: readonly TextRow[]): ReadonlyMap<string, readonly TextRow[]> {
  const entries = new Map<string, TextRow[]>();
  for (const row of rows) {
    if (row.key.kind !== 'entry') continue;
    const some = entries.get(row.key.element) ?? [];
    entries.set(row.key.element, some);
    some.push(row);
  }
  return entries;
}

/** The texts of one language: which are shown, which is current, and saving. Knows no DOM. */
export class TextGrid {
  readonly language: string;
  /** In form order, followed by those nobody ever sees. */
  readonly rows: readonly TextRow[];
  /** Entries that cannot be translated, by the last row of their setting. */
  readonly reserved: ReadonlyMap<TextRow | undefined, string>;
  /** Texts saved for settings or entries the package no longer has. */
  lost: readonly LostText[] = $state.raw([]);
  /** Rows that pass search and filter, evaluated when these change: a row does not vanish while it is edited. */
  readonly shown: readonly TextRow[] = $derived.by(() => this.rows.filter(({ isShown }) => isShown));
  current: TextRow | undefined = $state.raw();
  filter = $state<TextFilter>('all');
  query = $state('');
  /** Number of comments by the id of their text. */
  comments: ReadonlyMap<string, number> = $state.raw(new Map());
  /** Of the glossary in force. */
  terms = $state.raw(NO_TERMS);
  /** Counts edits and updates from the server. */
  revision = $state(0);
  /** Batches saved here, newest last. */
  batches: readonly SavedBatch[] = $state.raw([]);
  /** What was undone here since something was last typed or saved, the last one last. */
  undone: readonly (TakenBack | UndoneBatch)[] = $state.raw([]);
  readonly left: number = $derived.by(() => this.rows.filter((row) => row.isLeft).length);
  readonly counts: Counts = $derived.by(() => countsOf(this.rows));
  /** undefined: the package is unchanged. */
  replaced: Replaced | undefined = $state.raw();
  readonly #client: TextsClient;
  readonly #isReviewer: boolean;
  readonly #opened: { readonly version: string; readonly sources: ReadonlyMap<TextRow, string> };
  readonly #byId: ReadonlyMap<string, TextRow>;
  /** The rows of each setting's entries, by the Id of its element. */
  readonly #entries: ReadonlyMap<string, readonly TextRow[]>;
  readonly #waiting = new Map<TextRow, Unsent>();
  /** The order in which rows were typed in and batches were saved here; 0: before. */
  readonly #steps = new Map<TextRow | string, number>();
  #lastStep = 0;
  readonly #saving = new Map<TextRow, Running>();
  /** The rows include everything up to this revision. */
  #known: number;
  /** The newest revision announced. */
  #newest: number;
  #following: Promise<void> | undefined;
  #undoing: Promise<unknown> = Promise.resolve();
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(body: TextsBody, client: TextsClient) {
    this.language = body.Language;
    this.#client = client;
    const neverShown = new Set(body.NeverShown);
    const rows = body.Texts.map((text) => new TextRow(text, (each) => this.check(each), !neverShown.has(text.Element)));
    this.rows = [...rows.filter(({ isSeen }) => isSeen), ...rows.filter(({ isSeen }) => !isSeen)];
    this.reserved = new Map(
      body.Reserved?.map(({ Element, Entry }) => [this.rows.findLast(({ key }) => key.element === Element), Entry])
    );
    this.lost = body.Lost ?? [];
    this.#known = this.#newest = body.Revision;
    this.#opened = { version: body.SpotVersion, sources: new Map(rows.map((row) => [row, row.source])) };
    this.#byId = new Map(this.rows.map((row) => [row.id, row]));
    this.#entries = entriesIn(this.rows);
    this.#compareEntries(this.#entries.keys());
    this.#isReviewer = body.Level === 'review';
    this.current = this.#leftAmong(this.rows)[0] ?? this.rows[0];
  }

  /** What is found about a text of this language by itself. */
  check(text: CheckedText): RowIssue[] {
    return [...checkText(text, this.language), ...this.missedTerms(text)];
  }

  /** Terms of the glossary that a text does not use. */
  missedTerms({ source, target }: Pick<CheckedText, 'source' | 'target'>): TermIssue[] {
    return glossaryIssues(this.terms.in(source), target);
  }

  /** Which of these texts would read the same as another entry of their setting, by id. @param texts by id */
  twiceWith(texts: ReadonlyMap<string, string>): ReadonlyMap<string, TextIssue> {
    const elements = new Set([...texts.keys()].map((id) => this.row(id)?.key.element));
    const entries = new Map(
      [...elements].map((element) => [element, { left: [] as CheckedText[], changed: [] as CheckedText[] }])
    );
    for (const { id, key, source, text } of this.rows) {
      const target = texts.get(id);
      entries
        .get(key.element)
        ?.[target === undefined ? 'left' : 'changed'].push({ ...key, source, target: target ?? text });
    }
    // Of two entries that read the same, the one that changes is at fault: it comes last.
    return new Map([...entries.values()].flatMap(({ left, changed }) => [...duplicateEntries([...left, ...changed])]));
  }

  row(id: string): TextRow | undefined {
    return this.#byId.get(id);
  }

  count(filter: TextFilter): number {
    return this.rows.filter((row) => this.#isOf(row, filter)).length;
  }

  #isOf(row: TextRow, filter: TextFilter): boolean {
    return filter === 'comments' ? this.comments.has(row.id) : isOf(row, filter);
  }

  /** Rows whose edit is not on the server yet. */
  get unsaved(): readonly TextRow[] {
    return this.rows.filter((row) => row.dirty || row.status === 'waiting');
  }

  /** The same, as it is kept. */
  get typed(): UnsavedTexts['texts'] {
    return this.unsaved.map(({ id, text, saved, source }) => ({ id, text, tag: saved.Tag, source }));
  }

  search(query = this.query, filter = this.filter): void {
    this.query = query;
    this.filter = filter;
    const finds = finder(query);
    for (const row of this.rows)
      row.isShown = this.#isOf(row, filter) && finds(`${row.source}\n${row.text}\n${row.key.element}`);
  }

  /** Edits a row. Typed as it was, or as somebody else has it, nothing of it conflicts any more. */
  type(row: TextRow, text: string): void {
    this.revision += 1;
    this.#steps.set(row, ++this.#lastStep);
    this.#goOn();
    row.text = text;
    row.isWarned = false;
    if (row.status === 'refused') row.status = 'saved';
    const { theirs } = row;
    if (theirs && (!row.dirty || text === theirs.Text)) {
      this.#agree(row);
      row.take(theirs);
    }
    this.#compareEntries([row.key.element]);
  }

  /** The next row after this one that the user can finish, wrapping around; else the next unfinished one, or simply the next. */
  next(from = this.current): TextRow | undefined {
    const at = from ? this.shown.indexOf(from) : -1;
    const round = [...this.shown.slice(at + 1), ...this.shown.slice(0, Math.max(at, 0))];
    return this.#leftAmong(round)[0] ?? this.beside(1, from);
  }

  /** Those that the user can finish; without any, all that are left: only a reviewer finishes what is to review. */
  #leftAmong(rows: readonly TextRow[]): readonly TextRow[] {
    const left = rows.filter(({ isLeft }) => isLeft);
    const own = left.filter(({ saved }) => this.#isReviewer || saved.State !== 'toReview');
    return own.length > 0 ? own : left;
  }

  /** The rows that `next` will give, one after the other. */
  upcoming(count: number): TextRow[] {
    const at = this.current ? this.shown.indexOf(this.current) : -1;
    return this.#leftAmong(this.shown.slice(at + 1)).slice(0, count);
  }

  beside(step: 1 | -1, from = this.current): TextRow | undefined {
    const at = from ? this.shown.indexOf(from) : -1;
    return this.shown[at + step];
  }

  /** The next row with a finding, wrapping around. */
  nextFinding(from = this.current): TextRow | undefined {
    const at = from ? this.shown.indexOf(from) : -1;
    return [...this.shown.slice(at + 1), ...this.shown.slice(0, at + 1)].find((row) => isOf(row, 'findings'));
  }

  /** Makes a batch undoable. */
  remember(batch: SavedBatch): void {
    this.#goOn();
    this.#addBatch(batch);
  }

  /** What was undone before cannot be redone any more. */
  #goOn(): void {
    if (this.undone.length > 0) this.undone = [];
  }

  #addBatch(batch: SavedBatch): void {
    this.#steps.set(batch.batch, ++this.#lastStep);
    this.batches = [...this.batches, batch];
  }

  /** What was saved here before the page was loaded can be undone, too. */
  async rememberFormer(): Promise<void> {
    const answer = await this.#client.undoable(this.language);
    if (!answer.ok) return;
    const known = new Set(this.batches.map(({ batch }) => batch));
    const former = answer.value.Batches.filter(({ Batch }) => !known.has(Batch)).reverse();
    this.batches = [
      ...former.map(({ Batch: batch, InAll: isInAll = false, Count, Publication }) => {
        // In several widgets at once it is of more texts than are counted here.
        const step = stepOf(Publication ? 'publication' : 'change', isInAll ? 0 : Count);
        return { batch, isInAll, ...step };
      }),
      ...this.batches
    ];
  }

  /**
   * Saves a row as typed, after any save of it in progress. Skips a text that the server already has in that state.
   * @param accept codes of findings to accept until text or source changes
   */
  async save(row: TextRow, state: SavedState, accept: readonly string[] = []): Promise<boolean> {
    const { text } = row;
    while (this.#saving.has(row)) await this.#saving.get(row)?.done;
    if (row.status === 'conflict') return false;
    const isSame = text === row.saved.Text && (row.saved.State === state || text.trim() === '');
    if (isSame && accept.length === 0) return true;
    const sending = this.#send(row, text, { state, accept });
    this.#saving.set(row, { text, done: sending });
    try {
      return await sending;
    } finally {
      this.#saving.delete(row);
    }
  }

  /** Leaves a row: saves what was typed as to review, unless a save is in progress. */
  async leave(row: TextRow): Promise<void> {
    if (row.dirty && !this.#isSending(row)) await this.save(row, 'toReview');
  }

  /** Saves what is typed in the current row, and waits for all saves in progress. */
  async finish(): Promise<void> {
    await Promise.all([this.current && this.leave(this.current), this.#answered()]);
  }

  /** Where typing is what Undo takes back next: in the current row, or in the last one that was typed in, unless a batch came later. */
  get typedLast(): TextRow | undefined {
    const typed = this.unsaved.filter((row) => !this.#isSending(row));
    if (this.current && typed.includes(this.current)) return this.current;
    const place = (of: TextRow | string): number => this.#steps.get(of) ?? 0;
    const last = typed.toSorted((one, other) => place(one) - place(other)).at(-1);
    const batch = this.batches.at(-1)?.batch;
    return last && batch !== undefined && place(batch) >= place(last) ? undefined : last;
  }

  /** Takes back what is typed, where that is the last step. @returns its row and what was typed, as `undone` has it */
  takeBack(): TakenBack | undefined {
    const row = this.typedLast;
    if (!row) return undefined;
    const [back, { undone }] = [{ row, text: row.text }, this];
    this.#waiting.delete(row);
    if (row.status === 'waiting') row.status = 'saved';
    this.type(row, row.saved.Text);
    this.undone = [...undone, back];
    return back;
  }

  #isSending(row: TextRow): boolean {
    return this.#saving.get(row)?.text === row.text;
  }

  async #answered(): Promise<void> {
    await Promise.allSettled([...this.#saving.values()].map(({ done }) => done));
  }

  async #send(row: TextRow, text: string, { state, accept }: Unsent): Promise<boolean> {
    row.status = 'saving';
    row.refusal = undefined;
    const answer = await this.#client.save(this.language, [saveOf(row, text, state, accept)]);
    if (answer.ok) {
      row.status = 'saved';
      row.formerSource = undefined;
      this.#saved(answer.value);
      for (const saved of answer.value.Texts) this.#take(saved, true, text);
      return true;
    }
    this.#refused(row, { state, accept }, answer);
    return false;
  }

  /** If nobody else saved in between, there is nothing to reload. */
  #saved({ Revision, Batch, Texts }: Pick<TextsSaved, 'Revision' | 'Batch' | 'Texts'>): void {
    this.remember({ batch: Batch, ...stepOf('change', Texts.length) });
    this.#heardOwn(Revision);
  }

  #heardOwn(revision: number): void {
    if (revision === this.#known + 1) this.#known = revision;
    else if (revision > this.#known) void this.follow(revision);
  }

  /** Saves these texts as to review, in one batch: all or none. */
  async saveAll(changes: readonly { readonly row: TextRow; readonly text: string }[]): Promise<Refused | undefined> {
    const texts = changes.map(({ row, text }) => saveOf(row, text, 'toReview'));
    const answer = await this.#client.save(this.language, texts);
    if (!answer.ok) return answer;
    this.#saved(answer.value);
    for (const saved of answer.value.Texts) this.#take(saved, true);
    return undefined;
  }

  /** Resolves a conflict: keeps the user's text, or takes the other. */
  async settle(row: TextRow, choice: 'mine' | 'theirs'): Promise<void> {
    const { theirs } = row;
    if (!theirs) return;
    this.#agree(row);
    row.saved = theirs;
    if (choice === 'theirs') row.text = theirs.Text;
    else await this.save(row, 'toReview');
  }

  /**
   * Undoes a batch, the last one unless given, once saves and undos in progress have their answers: the next key press undoes the one
   * before. @param isByKey not more than the save of one text
   * @returns what changed, or why it failed; 'several': the last batch is more than that; undefined: there is nothing to undo
   */
  undo(saved?: SavedBatch, isByKey = false): Promise<Undone | Refused | 'several' | undefined> {
    return this.#oneByOne(() => this.#undo(saved, isByKey));
  }

  /** Redoes what was undone last, as `undo` undoes it; nothing is saved of typing. */
  redo(isByKey = false): Promise<TakenBack | Undone | Refused | 'several' | undefined> {
    return this.#oneByOne(() => this.#redo(isByKey));
  }

  #oneByOne<Result>(act: () => Promise<Result>): Promise<Result> {
    const undoing = this.#undoing.then(act);
    this.#undoing = undoing;
    return undoing;
  }

  async #redo(isByKey: boolean): Promise<TakenBack | Undone | Refused | 'several' | undefined> {
    await this.#answered();
    const last = this.undone.at(-1);
    if (last === undefined) return undefined;
    const left = this.undone.slice(0, -1);
    if ('row' in last) {
      this.type(last.row, last.text);
      this.undone = left;
      return last;
    }
    const { saved, undo } = last;
    if (isByKey && saved.step) return 'several';
    const answer = await (saved.isInAll ? this.#undoInAll(undo) : this.#undoHere(undo));
    this.undone = left;
    if (!('ok' in answer)) this.#addBatch(saved);
    return answer;
  }

  async #undo(given: SavedBatch | undefined, isByKey: boolean): Promise<Undone | Refused | 'several' | undefined> {
    await this.#answered();
    // The server names only so many at once.
    if (this.batches.length === 0) await this.rememberFormer();
    const saved = given ?? this.batches.at(-1);
    if (saved === undefined) return undefined;
    const { batch, isInAll } = saved;
    if (isByKey && saved.step) return 'several';
    const answer = await (isInAll ? this.#undoInAll(batch) : this.#undoHere(batch));
    if (!('ok' in answer)) {
      this.batches = this.batches.filter((each) => each.batch !== batch);
      if (answer.count > 0) this.undone = [...this.undone, { saved, undo: answer.batch }];
    }
    if (this.batches.length === 0) await this.rememberFormer();
    return answer;
  }

  async #undoHere(id: string): Promise<Undone | Refused> {
    const answer = await this.#client.undo(this.language, id);
    if (!answer.ok) return answer;
    const { Batch: batch, Texts, Comments = 0, Kept, Revision, Publication: isPublication = false } = answer.value;
    this.#heardOwn(Revision);
    const rows = Texts.flatMap((each) => this.#take(each, true, each.Text) ?? []);
    return { batch, rows, count: Texts.length, comments: Comments, kept: Kept, isPublication };
  }

  async #undoInAll(id: string): Promise<Undone | Refused> {
    const answer = await this.#client.undoInAll(this.language, id);
    if (!answer.ok) return answer;
    await this.follow();
    const { Batch: batch, Undone: count, Comments: comments = 0, Kept: kept } = answer.value;
    return { batch, rows: [], count, comments, kept, isPublication: false };
  }

  /**
   * Reads changes after an announced revision, one request at a time, unless they were saved here. Rows with unsaved text keep it and
   * show where somebody saved another one.
   * @param revision undefined: a change here whose number is unknown
   */
  follow(revision = this.#known + 1): Promise<void> {
    this.#newest = Math.max(this.#newest, revision);
    this.#following ??= this.#catchUp().finally(() => (this.#following = undefined));
    return this.#following;
  }

  async #catchUp(): Promise<void> {
    do {
      // The save in progress will report its revision.
      await this.#answered();
      if (this.#isOver || this.#known >= this.#newest) return;
    } while (await this.#renew());
  }

  /** @returns whether the server answered */
  async #renew(): Promise<boolean> {
    const asked = this.#newest;
    const answer = await this.#client.texts(this.language);
    if (!answer.ok || this.#isOver) return false;
    const { Texts: texts, Lost: lost = [], Revision: revision } = answer.value;
    // A save has finished since: this answer is older.
    if (revision < this.#known) return true;
    this.#known = revision;
    this.lost = lost;
    for (const saved of texts) this.#take(saved, false);
    this.#compareWithOpened(answer.value);
    // Do not wait for a revision that was only guessed.
    if (this.#newest === asked) this.#newest = revision;
    return true;
  }

  #compareWithOpened({ SpotVersion: version, Texts: texts }: TextsBody): void {
    const sources = this.rows.filter((row) => row.source !== this.#opened.sources.get(row)).length;
    const isSame = texts.length === this.rows.length && texts.every((text) => this.#byId.has(textId(keyFrom(text))));
    const isOther = !isSame || sources > 0 || version !== this.#opened.version;
    this.replaced = isOther ? { version, sources } : undefined;
  }

  /** Restores unsaved text. Where somebody saved another text since, the user chooses. @returns those whose row is gone */
  restore(texts: UnsavedTexts['texts']): UnsavedTexts['texts'] {
    return texts.filter((kept) => {
      const row = this.#byId.get(kept.id);
      if (row) this.put(row, kept);
      return row === undefined;
    });
  }

  /** Puts a kept text into a row. Where that has another saved text than the one that was edited, the user chooses. */
  put(row: TextRow, { text, tag }: Pick<UnsavedTexts['texts'][number], 'text' | 'tag'>): void {
    if (row.dirty || row.text === text) return;
    this.type(row, text);
    this.#steps.delete(row);
    if (row.saved.Tag !== tag) this.#conflict(row, row.saved);
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** @param sent what the field held when it was sent, so that later typing stays; undefined: replaces the field */
  #take(saved: WidgetText, isMine: boolean, sent?: string): TextRow | undefined {
    const row = this.#byId.get(textId(keyFrom(saved)));
    if (!row || isSame(row.theirs ?? row.saved, saved)) return row;
    const isRestored = row.theirs === row.saved;
    const isChanged = row.saved.Text !== saved.Text || row.saved.State !== saved.State;
    const isTheirs = isRestored || (isChanged && !isOtherSource(row.saved, saved));
    if (!isMine && row.dirty && row.text !== saved.Text && isTheirs) {
      // The answer to a save on its way shows the conflict.
      if (row.status === 'saving' || row.status === 'waiting') return row;
      if (isRestored) row.saved = saved;
      this.#conflict(row, saved);
      return row;
    }
    if (row.theirs) this.#agree(row);
    this.revision += 1;
    row.take(saved);
    if (isMine && (sent === undefined || row.text === sent)) row.text = saved.Text;
    this.#compareEntries([row.key.element]);
    return row;
  }

  #conflict(row: TextRow, theirs: WidgetText): void {
    row.theirs = theirs;
    row.status = 'conflict';
  }

  #agree(row: TextRow): void {
    row.theirs = undefined;
    row.status = 'saved';
  }

  #refused(row: TextRow, unsent: Unsent, answer: Refused): void {
    const current = (answer.problem?.['current'] as TextsBody | undefined)?.Texts ?? [];
    const theirs = current.find((text) => textId(keyFrom(text)) === row.id);
    if (answer.status === 412 && theirs && isOtherSource(row.saved, theirs)) {
      row.status = 'saved';
      this.#take(theirs, false);
    } else if (answer.status === 412 && theirs) {
      this.#conflict(row, theirs);
    } else if (answer.status === 0) {
      row.status = 'waiting';
      this.#waiting.set(row, unsent);
      if (!this.#isOver) this.#timer ??= setTimeout(() => void this.#retry(), RETRY);
    } else {
      row.status = 'refused';
      row.refusal = answer.text;
    }
  }

  /** Sends waiting saves, in order. */
  async #retry(): Promise<void> {
    this.#timer = undefined;
    for (const [row, { state, accept }] of [...this.#waiting]) {
      this.#waiting.delete(row);
      row.status = 'saved';
      await this.save(row, state, accept);
      if (this.#waiting.has(row)) return;
    }
  }

  #compareEntries(elements: Iterable<string>): void {
    for (const element of elements) {
      const rows = this.#entries.get(element) ?? [];
      const twice = duplicateEntries(rows.map((row) => ({ ...row.key, source: row.source, target: row.text })));
      for (const row of rows) {
        const issue = row.text === '' ? undefined : twice.get(row.id);
        if (issue !== row.duplicate) row.duplicate = issue;
      }
    }
  }
}
