import type { ImportedText, WidgetTexts } from '../api.js';
import { textId, keyFrom } from '../ascdata/texts/textKey.js';
import type { Answer, Refused } from '../client/request.js';
import type { TextsClient } from './client.js';

/** What a file brings, in the order in which it is shown. What is the same is only counted. */
export const IMPORT_GROUPS = ['conflicting', 'removed', 'unknown', 'changed', 'new'] as const;

/** Into the widget that is open, or into all that the user sees. */
export type ImportScope = 'widget' | 'all';

/** Does a person say which of both is taken? Ours is preset. */
export const isChosen = ({ Verdict }: Pick<ImportedText, 'Verdict'>): boolean =>
  Verdict === 'conflicting' || Verdict === 'removed';

/** What a file brings for one widget. */
export interface ImportPart extends Pick<WidgetTexts, 'Id' | 'Texts' | 'Unknown'> {
  /** undefined: it is the widget that is open. */
  readonly name: string | undefined;
}

/** What a file would change. */
interface Comparison {
  readonly language: string;
  readonly parts: readonly ImportPart[];
  /** Names of widgets in the file that are left out. */
  readonly others: readonly string[];
}

/** What was imported: it is undone as one. */
export interface Imported {
  readonly batch: string;
  readonly count: number;
  readonly scope: ImportScope;
}

/** A file for translators on its way in: what it would change, and which of two texts is taken. Knows no DOM. */
export class FileImport {
  file: File | undefined = $state.raw();
  found: Comparison | undefined = $state.raw();
  /** Why it could not be read or imported. */
  refused: Refused | undefined = $state.raw();
  /** Somebody saved meanwhile: what is shown is new. */
  isOther = $state(false);
  busy = $state(false);
  scope = $state<ImportScope>('widget');
  /** Whatever the file says of review. */
  toReview = $state(false);
  /** Conflicting texts of which the file's is taken, by id. */
  #taken: ReadonlySet<string> = $state.raw(new Set());
  #tag = '';
  /** Counts comparisons. */
  #asked = 0;
  readonly #all: readonly { part: ImportPart; text: ImportedText }[] = $derived.by(() =>
    (this.found?.parts ?? []).flatMap((part) => part.Texts.map((text) => ({ part, text })))
  );
  readonly count: number = $derived(this.#all.filter(({ part, text }) => this.isTaken(part, text)).length);
  readonly total: number = $derived(this.#all.length);
  readonly same: number = $derived(this.#all.filter(({ text }) => text.Verdict === 'same').length);
  readonly #language: string;
  readonly #client: TextsClient;

  constructor(language: string, client: TextsClient) {
    this.#language = language;
    this.#client = client;
  }

  isTaken(part: ImportPart, text: ImportedText): boolean {
    if (isChosen(text)) return this.#taken.has(idOf(part, text));
    return text.Verdict === 'new' || text.Verdict === 'changed';
  }

  /** Of a conflicting or removed text. */
  choose(part: ImportPart, text: ImportedText, choice: 'ours' | 'theirs'): void {
    const taken = new Set(this.#taken);
    if (choice === 'theirs') taken.add(idOf(part, text));
    else taken.delete(idOf(part, text));
    this.#taken = taken;
  }

  /** Another file: ours is preset again. */
  async read(file: File): Promise<void> {
    this.file = file;
    this.#taken = new Set();
    this.isOther = false;
    await this.compare();
  }

  /** Another scope: what is chosen belongs to the other one. */
  async into(scope: ImportScope): Promise<void> {
    this.scope = scope;
    this.#taken = new Set();
    await this.compare();
  }

  /** Asks what the file would change now. */
  async compare(): Promise<void> {
    const { file, toReview } = this;
    if (!file) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.busy = true;
    this.refused = undefined;
    const found =
      this.scope === 'all'
        ? read(await this.#client.compareInAll(this.#language, file, toReview), ({ Widgets, OtherWidgets }) => ({
            parts: Widgets.map((widget) => ({ ...widget, name: widget.Name })),
            others: OtherWidgets
          }))
        : read(await this.#client.compareFile(this.#language, file, toReview), (body) => ({
            parts: [{ Id: 0, Texts: body.Texts, Unknown: body.Unknown, name: undefined }],
            others: body.OtherWidgets ?? []
          }));
    // Another file or scope was chosen meanwhile.
    if (asked !== this.#asked) return;
    this.busy = false;
    this.#tag = found.ok ? found.tag : '';
    this.found = found.ok ? found.comparison : undefined;
    this.refused = found.ok ? undefined : found;
  }

  /** Imports just what is shown. Gives what was saved; undefined: it was refused, or is another by now. */
  async run(): Promise<Imported | undefined> {
    const { file, scope, count, toReview } = this;
    if (!file || this.busy || count === 0) return undefined;
    this.busy = true;
    this.refused = undefined;
    const taken = this.#all.filter(({ part, text }) => isChosen(text) && this.isTaken(part, text));
    const take = taken.map(({ part, text: { Element, Kind, Entry } }) => ({
      Widget: part.Id,
      ...{ Element, Kind, ...(Entry !== undefined && { Entry }) }
    }));
    const options = { toReview, tag: this.#tag };
    const answer =
      scope === 'all'
        ? await this.#client.importInAll(this.#language, file, { ...options, take })
        : await this.#client.importFile(this.#language, file, {
            ...options,
            take: take.map(({ Widget: _, ...key }) => key)
          });
    this.busy = false;
    if (answer.ok) return { batch: answer.value.Batch ?? '', count, scope };
    if (answer.status === 412) {
      await this.compare();
      this.isOther = true;
    } else this.refused = answer;
    return undefined;
  }
}

/** A comparison with its tag, or why there is none. */
function read<Body extends { readonly FileLanguage: string }>(
  answer: Answer<Body>,
  of: (body: Body) => Omit<Comparison, 'language'>
): { readonly ok: true; readonly tag: string; readonly comparison: Comparison } | Refused {
  if (!answer.ok) return answer;
  return { ok: true, tag: answer.tag ?? '', comparison: { language: answer.value.FileLanguage, ...of(answer.value) } };
}

/** Names the text, for a choice and for a list. */
export const idOf = ({ Id }: Pick<ImportPart, 'Id'>, text: ImportedText): string => `${Id} ${textId(keyFrom(text))}`;
