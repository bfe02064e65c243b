import type { LostText, TextsBody, TextSave, TextsSaved, WidgetText } from '../api.js';
import { entriesTwice } from '../ascdata/texts/textChecks.js';
import { keyFrom, textId } from '../ascdata/texts/textKey.js';
import type { Refused } from '../client/request.js';
import type { UnsavedTexts } from '../unsaved/unsavedTexts.js';
import { finder } from '../ui/textSearch.js';
import type { TextsClient } from './client.js';
import { TextRow } from './row.svelte.js';

export const FILTERS = ['all', 'toDo', 'toReview', 'outdated', 'findings'] as const;
export type TextFilter = (typeof FILTERS)[number];
type SavedState = TextSave['State'];

/** How a text is sent once the server can be reached. */
interface Unsent {
  readonly state: SavedState;
  readonly accept: readonly string[];
}

/** The package of the widget is another one than the texts were opened with. */
export interface Replaced {
  /** Of the package. */
  readonly version: string;
  /** Texts whose source is another one. */
  readonly sources: number;
}

/** How many texts that can be seen are in each state. */
export interface Counts {
  readonly total: number;
  readonly toReview: number;
  readonly reviewed: number;
  readonly outdated: number;
}

/** What Undo did. */
interface Undone {
  /** Those that changed here. */
  readonly rows: readonly TextRow[];
  /** Of all texts that changed, here and in other widgets. */
  readonly count: number;
  /** Texts that somebody changed since: they stay. */
  readonly kept: number;
}

/** What was saved at once. */
export interface SavedBatch {
  readonly batch: string;
  /** In several widgets. */
  readonly isInAll?: boolean;
}

/** A save that is under way. */
interface Running {
  readonly text: string;
  readonly done: Promise<boolean>;
}

/** Milliseconds after which a server that could not be reached is asked again. */
const RETRY = 3_000;

/** The texts of one language being worked on: which are shown, which is in work, and saving. Knows no DOM. */
export class TextGrid {
  readonly language: string;
  /** In the order of the form; at the end those that nobody ever sees. */
  readonly rows: readonly TextRow[];
  /** Texts that were saved for what the package no longer has. */
  lost: readonly LostText[] = $state.raw([]);
  /** Rows that search and filter show. Evaluated when they are chosen: a row does not vanish while one works. */
  readonly shown: readonly TextRow[] = $derived.by(() => this.rows.filter(({ isShown }) => isShown));
  current: TextRow | undefined = $state.raw();
  filter = $state<TextFilter>('all');
  query = $state('');
  /** Counts what is typed and what comes from the server. */
  revision = $state(0);
  /** What was saved here, the newest last. */
  batches: readonly SavedBatch[] = $state.raw([]);
  readonly left: number = $derived.by(() => this.rows.filter((row) => row.isLeft).length);
  readonly counts: Counts = $derived.by(() => countsOf(this.rows));
  /** undefined: the package is the one that the texts were opened with. */
  replaced: Replaced | undefined = $state.raw();
  readonly #client: TextsClient;
  readonly #opened: { readonly version: string; readonly sources: ReadonlyMap<TextRow, string> };
  readonly #byId: ReadonlyMap<string, TextRow>;
  readonly #waiting = new Map<TextRow, Unsent>();
  readonly #saving = new Map<TextRow, Running>();
  /** Everything up to this revision is in the rows. */
  #known: number;
  /** The newest revision that was heard of. */
  #newest: number;
  #following: Promise<void> | undefined;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(body: TextsBody, client: TextsClient) {
    this.language = body.Language;
    this.#client = client;
    const neverShown = new Set(body.NeverShown);
    const rows = body.Texts.map((text) => new TextRow(text, body.Language, !neverShown.has(text.Element)));
    this.rows = [...rows.filter(({ isSeen }) => isSeen), ...rows.filter(({ isSeen }) => !isSeen)];
    this.lost = body.Lost ?? [];
    this.#known = this.#newest = body.Revision;
    this.#opened = { version: body.SpotVersion, sources: new Map(rows.map((row) => [row, row.source])) };
    this.#byId = new Map(this.rows.map((row) => [row.id, row]));
    this.#compareEntries(new Set(this.rows.map(({ key }) => key.element)));
    this.current = this.rows.find((row) => row.isLeft) ?? this.rows[0];
  }

  row(id: string): TextRow | undefined {
    return this.#byId.get(id);
  }

  count(filter: TextFilter): number {
    return this.rows.filter((row) => isOf(row, filter)).length;
  }

  /** Texts whose edit is not on the server. */
  get unsaved(): readonly TextRow[] {
    return this.rows.filter((row) => row.dirty || row.status === 'waiting');
  }

  search(query = this.query, filter = this.filter): void {
    this.query = query;
    this.filter = filter;
    const finds = finder(query);
    for (const row of this.rows)
      row.isShown = isOf(row, filter) && finds(`${row.source}\n${row.text}\n${row.key.element}`);
  }

  /** What is typed into a row. */
  type(row: TextRow, text: string): void {
    this.revision += 1;
    row.text = text;
    if (row.status === 'refused') row.status = 'saved';
    this.#compareEntries(new Set([row.key.element]));
  }

  /** The next row that is left, after this one, round and round; else simply the next one. */
  next(from = this.current): TextRow | undefined {
    const at = from ? this.shown.indexOf(from) : -1;
    const round = [...this.shown.slice(at + 1), ...this.shown.slice(0, Math.max(at, 0))];
    return round.find((row) => row.isLeft) ?? this.beside(1, from);
  }

  beside(step: 1 | -1, from = this.current): TextRow | undefined {
    const at = from ? this.shown.indexOf(from) : -1;
    return this.shown[at + step];
  }

  /** The next row with a finding, round and round. */
  nextFinding(from = this.current): TextRow | undefined {
    const at = from ? this.shown.indexOf(from) : -1;
    return [...this.shown.slice(at + 1), ...this.shown.slice(0, at + 1)].find((row) => isOf(row, 'findings'));
  }

  /** It can be undone from now on. */
  remember(batch: SavedBatch): void {
    this.batches = [...this.batches, batch];
  }

  /**
   * Saves a row as it is typed, after a save of it that runs. A text that is as the server has it, in that state, is not sent.
   * @param accept codes of findings that are as they should be, until text or source changes
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

  /** Another row is in work: what is typed is saved, to review, unless a save of it runs. */
  leave(row: TextRow): void {
    if (row.dirty && this.#saving.get(row)?.text !== row.text) void this.save(row, 'toReview');
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

  /** Where nobody else saved in between, nothing has to be read anew. */
  #saved({ Revision, Batch }: Pick<TextsSaved, 'Revision' | 'Batch'>): void {
    this.remember({ batch: Batch });
    this.#heardOwn(Revision);
  }

  #heardOwn(revision: number): void {
    if (revision === this.#known + 1) this.#known = revision;
    else if (revision > this.#known) void this.follow(revision);
  }

  /** Saves these texts, to review, as one batch: all of them or none. */
  async saveAll(changes: readonly { readonly row: TextRow; readonly text: string }[]): Promise<Refused | undefined> {
    const texts = changes.map(({ row, text }) => saveOf(row, text, 'toReview'));
    const answer = await this.#client.save(this.language, texts);
    if (!answer.ok) return answer;
    this.#saved(answer.value);
    for (const saved of answer.value.Texts) this.#take(saved, true);
    return undefined;
  }

  /** Of a conflict: the user's own text goes over the other one, or gives way to it. */
  async settle(row: TextRow, choice: 'mine' | 'theirs'): Promise<void> {
    const { theirs } = row;
    if (!theirs) return;
    row.theirs = undefined;
    row.status = 'saved';
    row.saved = theirs;
    if (choice === 'theirs') row.text = theirs.Text;
    else await this.save(row, 'toReview');
  }

  /** Takes the last save of this language back. Gives what changed, or why it could not be done. */
  async undo(saved = this.batches.at(-1)): Promise<Undone | Refused | undefined> {
    if (saved === undefined) return undefined;
    const { batch, isInAll } = saved;
    const answer = await (isInAll ? this.#undoInAll(batch) : this.#undoHere(batch));
    if (!('ok' in answer)) this.batches = this.batches.filter((each) => each.batch !== batch);
    return answer;
  }

  async #undoHere(batch: string): Promise<Undone | Refused> {
    const answer = await this.#client.undo(this.language, batch);
    if (!answer.ok) return answer;
    const { Texts, Kept, Revision } = answer.value;
    this.#heardOwn(Revision);
    return { rows: Texts.flatMap((each) => this.#take(each, true) ?? []), count: Texts.length, kept: Kept };
  }

  async #undoInAll(batch: string): Promise<Undone | Refused> {
    const answer = await this.#client.undoInAll(this.language, batch);
    if (!answer.ok) return answer;
    await this.follow();
    return { rows: [], count: answer.value.Undone, kept: answer.value.Kept };
  }

  /**
   * Somebody did something to the texts: it is read, one reading at a time, unless it was saved here. A row in which something is
   * typed keeps it, and its save asks.
   * @param revision left out: something was done here of which the number is not known
   */
  follow(revision = this.#known + 1): Promise<void> {
    this.#newest = Math.max(this.#newest, revision);
    this.#following ??= this.#catchUp().finally(() => (this.#following = undefined));
    return this.#following;
  }

  async #catchUp(): Promise<void> {
    do {
      // What is being saved here tells its revision in a moment.
      await Promise.allSettled([...this.#saving.values()].map(({ done }) => done));
      if (this.#isOver || this.#known >= this.#newest) return;
    } while (await this.#renew());
  }

  /** Was the server reached? */
  async #renew(): Promise<boolean> {
    const asked = this.#newest;
    const answer = await this.#client.texts(this.language);
    if (!answer.ok || this.#isOver) return false;
    const { Texts: texts, Lost: lost = [], Revision: revision } = answer.value;
    // Something was saved here meanwhile: these are the texts of before.
    if (revision < this.#known) return true;
    this.#known = revision;
    this.lost = lost;
    for (const saved of texts) this.#take(saved, false);
    this.#compareWithOpened(answer.value);
    // A number that was only guessed is not waited for.
    if (this.#newest === asked) this.#newest = revision;
    return true;
  }

  #compareWithOpened({ SpotVersion: version, Texts: texts }: TextsBody): void {
    const sources = this.rows.filter((row) => row.source !== this.#opened.sources.get(row)).length;
    const isSame = texts.length === this.rows.length && texts.every((text) => this.#byId.has(textId(keyFrom(text))));
    const isOther = !isSame || sources > 0 || version !== this.#opened.version;
    this.replaced = isOther ? { version, sources } : undefined;
  }

  /**
   * Puts back what was typed and not saved. Where somebody else has saved another text since, the user chooses.
   * @returns texts whose row is gone
   */
  restore(texts: UnsavedTexts['texts']): string[] {
    return texts.flatMap(({ id, text, tag }) => {
      const row = this.#byId.get(id);
      if (!row) return [text];
      if (row.dirty || row.text === text) return [];
      this.type(row, text);
      if (row.saved.Tag !== tag) {
        row.theirs = row.saved;
        row.status = 'conflict';
      }
      return [];
    });
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** @param sent what is in the field unless somebody typed on; left out: whatever is in it gives way */
  #take(saved: WidgetText, isMine: boolean, sent?: string): TextRow | undefined {
    const row = this.#byId.get(textId(keyFrom(saved)));
    if (!row || isSame(row.saved, saved)) return row;
    if (!isMine && row.dirty && row.text !== saved.Text && !isOtherSource(row.saved, saved)) return row;
    this.revision += 1;
    row.take(saved);
    if (isMine && (sent === undefined || row.text === sent)) row.text = saved.Text;
    this.#compareEntries(new Set([row.key.element]));
    return row;
  }

  #refused(row: TextRow, unsent: Unsent, answer: Refused): void {
    const current = (answer.problem?.['current'] as TextsBody | undefined)?.Texts ?? [];
    const theirs = current.find((text) => textId(keyFrom(text)) === row.id);
    if (answer.status === 412 && theirs && isOtherSource(row.saved, theirs)) {
      row.status = 'saved';
      this.#take(theirs, false);
    } else if (answer.status === 412 && theirs) {
      row.theirs = theirs;
      row.status = 'conflict';
    } else if (answer.status === 0) {
      row.status = 'waiting';
      this.#waiting.set(row, unsent);
      this.#timer ??= setTimeout(() => void this.#retry(), RETRY);
    } else {
      row.status = 'refused';
      row.refusal = answer.text;
    }
  }

  /** Sends what waits, in the order in which it was saved. */
  async #retry(): Promise<void> {
    this.#timer = undefined;
    for (const [row, { state, accept }] of [...this.#waiting]) {
      this.#waiting.delete(row);
      row.status = 'saved';
      await this.save(row, state, accept);
      if (this.#waiting.has(row)) return;
    }
  }

  #compareEntries(elements: ReadonlySet<string>): void {
    for (const element of elements) {
      const rows = this.rows.filter(({ key }) => key.element === element && key.kind === 'entry');
      const twice = entriesTwice(rows.map((row) => ({ ...row.key, source: row.source, target: row.text })));
      for (const row of rows) {
        const issue = row.text === '' ? undefined : twice.get(row.id);
        if (issue !== row.twice) row.twice = issue;
      }
    }
  }
}

/** The package was replaced, and nobody saved another text. */
const isOtherSource = (one: WidgetText, other: WidgetText): boolean =>
  one.Source !== other.Source && one.Text === other.Text;

function countsOf(rows: readonly TextRow[]): Counts {
  const seen = rows.filter(({ isSeen }) => isSeen);
  const of = (state: WidgetText['State']): number => seen.filter(({ saved }) => saved.State === state).length;
  return { total: seen.length, toReview: of('toReview'), reviewed: of('reviewed'), outdated: of('outdated') };
}

/** The tag stands for text, state and source, not for what is published. */
const isSame = (one: WidgetText, other: WidgetText): boolean =>
  one.Tag === other.Tag && one.Unpublished === other.Unpublished;

function saveOf(
  { saved, accepted }: TextRow,
  Text: string,
  State: SavedState,
  accept: readonly string[] = []
): TextSave {
  const { Element, Kind, Entry, Tag } = saved;
  const key = { Element, Kind, ...(Entry !== undefined && { Entry }) };
  const Accept = [...new Set([...accepted, ...accept])].join(' ');
  return { ...key, Text, State, Tag, ...(accept.length > 0 && { Accept }) };
}

function isOf(row: TextRow, filter: TextFilter): boolean {
  if (filter === 'all') return true;
  if (!row.isSeen) return false;
  return filter === 'findings' ? row.open.length > 0 : row.saved.State === filter;
}
