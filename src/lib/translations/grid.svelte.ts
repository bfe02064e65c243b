import type { LostText, TextsBody, TextSave, WidgetText } from '../api.js';
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
  /** Batches of what was saved here, the newest last. */
  batches: readonly string[] = $state.raw([]);
  readonly left: number = $derived.by(() => this.rows.filter((row) => row.isLeft).length);
  readonly #client: TextsClient;
  readonly #byId: ReadonlyMap<string, TextRow>;
  readonly #waiting = new Map<TextRow, Unsent>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(body: TextsBody, client: TextsClient) {
    this.language = body.Language;
    this.#client = client;
    const neverShown = new Set(body.NeverShown);
    const rows = body.Texts.map((text) => new TextRow(text, body.Language, !neverShown.has(text.Element)));
    this.rows = [...rows.filter(({ isSeen }) => isSeen), ...rows.filter(({ isSeen }) => !isSeen)];
    this.lost = body.Lost ?? [];
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

  /**
   * Saves a row as it is typed. A text that is as the server has it, in that state, is not sent.
   * @param accept codes of findings that are as they should be, until text or source changes
   */
  async save(row: TextRow, state: SavedState, accept: readonly string[] = []): Promise<boolean> {
    const isSame = !row.dirty && (row.saved.State === state || row.text.trim() === '');
    if ((isSame && accept.length === 0) || row.status === 'saving') return true;
    const { text } = row;
    row.status = 'saving';
    row.refusal = undefined;
    const answer = await this.#client.save(this.language, [saveOf(row, text, state, accept)]);
    if (answer.ok) {
      row.status = 'saved';
      this.batches = [...this.batches, answer.value.Batch];
      for (const saved of answer.value.Texts) this.#take(saved, row.text === text);
      return true;
    }
    this.#refused(row, { state, accept }, answer);
    return false;
  }

  /** Saves these texts, to review, as one batch: all of them or none. */
  async saveAll(changes: readonly { readonly row: TextRow; readonly text: string }[]): Promise<Refused | undefined> {
    const texts = changes.map(({ row, text }) => saveOf(row, text, 'toReview'));
    const answer = await this.#client.save(this.language, texts);
    if (!answer.ok) return answer;
    this.batches = [...this.batches, answer.value.Batch];
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

  /** Takes the last save of this language back. Gives the rows that changed, or why it could not be done. */
  async undo(): Promise<readonly TextRow[] | Refused | undefined> {
    const batch = this.batches.at(-1);
    if (batch === undefined) return undefined;
    const answer = await this.#client.undo(this.language, batch);
    if (!answer.ok) return answer;
    this.batches = this.batches.slice(0, -1);
    return answer.value.Texts.flatMap((saved) => this.#take(saved, true) ?? []);
  }

  /** Follows what others saved; a row in which something is typed keeps it, and its save asks. Are the texts still the same ones? */
  async renew(): Promise<boolean> {
    const answer = await this.#client.texts(this.language);
    if (!answer.ok) return true;
    const { Texts: texts, Lost: lost = [] } = answer.value;
    this.lost = lost;
    for (const saved of texts) this.#take(saved, false);
    return texts.length === this.rows.length && texts.every((text) => this.#byId.has(textId(keyFrom(text))));
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
    clearTimeout(this.#timer);
  }

  #take(saved: WidgetText, isMine: boolean): TextRow | undefined {
    const row = this.#byId.get(textId(keyFrom(saved)));
    if (!row || isSame(row.saved, saved)) return row;
    if (!isMine && row.dirty && row.text !== saved.Text) return row;
    this.revision += 1;
    row.take(saved);
    if (isMine) row.text = saved.Text;
    this.#compareEntries(new Set([row.key.element]));
    return row;
  }

  #refused(row: TextRow, unsent: Unsent, answer: Refused): void {
    const current = (answer.problem?.['current'] as TextsBody | undefined)?.Texts ?? [];
    const theirs = current.find((text) => textId(keyFrom(text)) === row.id);
    if (answer.status === 412 && theirs) {
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
