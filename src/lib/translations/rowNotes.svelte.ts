import type { RememberedText, TextCommentBody, TextEventBody } from '../api.js';
import { SvelteMap } from 'svelte/reactivity';
import { keyFrom, textId } from '../ascdata/texts/textKey.js';
import type { TextsClient } from './client.js';
import { Glossary } from './glossary.svelte.js';
import type { TextRow } from './row.svelte.js';

/** Milliseconds a row must be current before its notes are requested. */
const REST = 150;
/** Suggestions from other widgets. */
const OFFERED = 3;

/** Notes on the current text: other translations, glossary terms, comments, and history. */
export class RowNotes {
  memory: readonly RememberedText[] = $state.raw([]);
  comments: readonly TextCommentBody[] = $state.raw([]);
  /** Number of comments by the id of their text. */
  readonly counts: ReadonlyMap<string, number> = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const comment of this.comments) {
      const id = textId(keyFrom(comment));
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  });
  history: readonly TextEventBody[] | undefined = $state.raw();
  readonly glossary: Glossary;
  /** The field for a comment is open; it is, too, while a comment on the current text is not sent. */
  isCommenting = $state(false);
  /** Comments that are typed and not sent, by the id of their text. */
  readonly unsent = new SvelteMap<string, string>();
  readonly #client: TextsClient;
  readonly #language: string;
  readonly #remembered = new Map<string, Promise<readonly RememberedText[]>>();
  #row: TextRow | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: TextsClient, language: string) {
    this.#client = client;
    this.#language = language;
    this.glossary = new Glossary(client, language);
  }

  /** Loads what applies to all texts. */
  async open(): Promise<void> {
    await Promise.all([this.readComments(), this.glossary.load()]);
  }

  /** Reloads the comments. */
  async readComments(): Promise<void> {
    const comments = await this.#client.comments(this.#language);
    if (comments.ok) this.comments = comments.value.Comments;
  }

  /** Another row becomes the current one. @param upcoming those that come next: others' versions of them are requested ahead */
  follow(row: TextRow | undefined, upcoming: () => readonly TextRow[] = () => []): void {
    clearTimeout(this.#timer);
    this.#row = row;
    this.memory = [];
    this.history = undefined;
    this.isCommenting = false;
    if (!row) return;
    const known = this.#remembered.has(row.id);
    if (known) void this.#remember(row);
    this.#timer = setTimeout(() => {
      if (!known) void this.#remember(row);
      for (const next of upcoming()) void this.#memoryOf(next);
    }, REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  commentsOn(row: TextRow): readonly TextCommentBody[] {
    const { Element, Kind, Entry } = row.saved;
    return this.comments.filter((each) => each.Element === Element && each.Kind === Kind && each.Entry === Entry);
  }

  /** What is typed as a comment on a row. */
  setUnsent({ id }: TextRow, text: string): void {
    if (text === '') this.unsent.delete(id);
    else this.unsent.set(id, text);
  }

  /** Sends the comment that is typed. @returns the sentence to show on failure */
  async comment(row: TextRow): Promise<string | undefined> {
    const text = this.unsent.get(row.id) ?? '';
    const { Element, Kind, Entry } = row.saved;
    const key = { Element, Kind, ...(Entry !== undefined && { Entry }) };
    const answer = await this.#client.comment(this.#language, { ...key, Text: text.trim() });
    if (!answer.ok) return answer.text ?? '';
    // What was typed in the meantime stays.
    if (this.unsent.get(row.id) === text) this.unsent.delete(row.id);
    await this.readComments();
    return undefined;
  }

  /** Deletes the user's own comment. @returns the sentence to show on failure */
  async removeComment(id: number): Promise<string | undefined> {
    const answer = await this.#client.removeComment(this.#language, id);
    if (!answer.ok && answer.status !== 404) return answer.text ?? '';
    this.comments = this.comments.filter(({ Id }) => Id !== id);
    return undefined;
  }

  async readHistory(row: TextRow): Promise<void> {
    const answer = await this.#client.history(this.#language, row.saved);
    if (answer.ok && this.#row === row) this.history = answer.value.Events;
  }

  async #remember(row: TextRow): Promise<void> {
    const texts = await this.#memoryOf(row);
    if (this.#row === row) this.memory = texts;
  }

  /** Requested once: saves made elsewhere in the meantime are not followed. */
  #memoryOf(row: TextRow): Promise<readonly RememberedText[]> {
    const known = this.#remembered.get(row.id);
    if (known) return known;
    const asked = this.#client.memory(this.#language, row.saved).then((answer) => {
      if (!answer.ok) this.#remembered.delete(row.id);
      return answer.ok ? answer.value.Texts.slice(0, OFFERED) : [];
    });
    this.#remembered.set(row.id, asked);
    return asked;
  }
}
