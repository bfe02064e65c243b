import type { ImportBody, ImportedText, TextsSaved } from '../api.js';
import { textId, keyFrom } from '../ascdata/texts/textKey.js';
import type { Refused } from '../client/request.js';
import type { TextsClient } from './client.js';

/** What a file brings, in the order in which it is shown. What is the same is only counted. */
export const IMPORT_GROUPS = ['conflicting', 'removed', 'unknown', 'changed', 'new'] as const;

/** Does a person say which of both is taken? Ours is preset. */
export const isChosen = ({ Verdict }: Pick<ImportedText, 'Verdict'>): boolean =>
  Verdict === 'conflicting' || Verdict === 'removed';

/** A file for translators on its way in: what it would change, and which of two texts is taken. Knows no DOM. */
export class FileImport {
  file: File | undefined = $state.raw();
  body: ImportBody | undefined = $state.raw();
  /** Why it could not be read or imported. */
  refused: Refused | undefined = $state.raw();
  /** Somebody saved meanwhile: what is shown is new. */
  isOther = $state(false);
  busy = $state(false);
  /** Whatever the file says of review. */
  toReview = $state(false);
  /** Conflicting texts of which the file's is taken, by id. */
  #taken: ReadonlySet<string> = $state.raw(new Set());
  #tag = '';
  readonly count: number = $derived.by(() => this.#texts.filter((text) => this.isTaken(text)).length);
  readonly #language: string;
  readonly #client: TextsClient;

  constructor(language: string, client: TextsClient) {
    this.#language = language;
    this.#client = client;
  }

  get #texts(): readonly ImportedText[] {
    return this.body?.Texts ?? [];
  }

  of(verdict: ImportedText['Verdict']): readonly ImportedText[] {
    return this.#texts.filter(({ Verdict }) => Verdict === verdict);
  }

  isTaken(text: ImportedText): boolean {
    if (isChosen(text)) return this.#taken.has(idOf(text));
    return text.Verdict === 'new' || text.Verdict === 'changed';
  }

  /** Of a conflicting or removed text. */
  choose(text: ImportedText, choice: 'ours' | 'theirs'): void {
    const taken = new Set(this.#taken);
    if (choice === 'theirs') taken.add(idOf(text));
    else taken.delete(idOf(text));
    this.#taken = taken;
  }

  /** Another file: ours is preset again. */
  async read(file: File): Promise<void> {
    this.file = file;
    this.body = undefined;
    this.#taken = new Set();
    this.isOther = false;
    await this.compare();
  }

  /** Asks what the file would change now. */
  async compare(): Promise<void> {
    if (!this.file || this.busy) return;
    this.busy = true;
    this.refused = undefined;
    const answer = await this.#client.compareFile(this.#language, this.file, this.toReview);
    this.busy = false;
    this.body = answer.ok ? answer.value : undefined;
    if (answer.ok) this.#tag = answer.tag ?? '';
    else this.refused = answer;
  }

  /** Imports just what is shown. Gives what was saved; undefined: it was refused, or is another by now. */
  async run(): Promise<Pick<TextsSaved, 'Batch'> | undefined> {
    if (!this.file || this.busy || this.count === 0) return undefined;
    this.busy = true;
    this.refused = undefined;
    const take = this.#texts.filter((text) => isChosen(text) && this.isTaken(text));
    const keys = take.map(({ Element, Kind, Entry }) => ({ Element, Kind, ...(Entry !== undefined && { Entry }) }));
    const options = { toReview: this.toReview, take: keys, tag: this.#tag };
    const answer = await this.#client.importFile(this.#language, this.file, options);
    this.busy = false;
    if (answer.ok) return { Batch: answer.value.Batch ?? '' };
    if (answer.status === 412) {
      await this.compare();
      this.isOther = true;
    } else this.refused = answer;
    return undefined;
  }
}

/** Names the text, for a choice and for a list. */
export const idOf = (text: ImportedText): string => textId(keyFrom(text));
