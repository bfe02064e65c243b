import type { ImportedText, WidgetTexts } from '../api.js';
import { textId, keyFrom } from '../ascdata/texts/textKey.js';
import type { Answer, Refused } from '../client/request.js';
import type { TextsClient } from './client.js';

/** What a file brings, in display order. Unchanged texts are only counted. */
export const IMPORT_GROUPS = ['conflicting', 'removed', 'unknown', 'changed', 'new'] as const;

/** Into the open widget, or all widgets visible to the user. */
export type ImportScope = 'widget' | 'all';

/** Does the user choose between the two texts? Ours is preselected. */
export const isChosen = ({ Verdict }: Pick<ImportedText, 'Verdict'>): boolean =>
  Verdict === 'conflicting' || Verdict === 'removed';

/** What a file brings for one widget. */
export interface ImportPart extends Pick<WidgetTexts, 'Id' | 'Texts' | 'Unknown'> {
  /** undefined: the open widget. */
  readonly name: string | undefined;
}

/** What a file would change. */
interface Comparison {
  readonly language: string;
  readonly parts: readonly ImportPart[];
  /** Names of skipped widgets in the file. */
  readonly others: readonly string[];
}

/** An import, undone as one. */
export interface Imported {
  readonly batch: string;
  readonly count: number;
  readonly scope: ImportScope;
}

/** The import of a file for translators: what it would change, and which of two texts wins. Knows no DOM. */
export class FileImport {
  file: File | undefined = $state.raw();
  found: Comparison | undefined = $state.raw();
  /** Why reading or importing it failed. */
  refused: Refused | undefined = $state.raw();
  /** Somebody saved meanwhile, so the comparison was refreshed. */
  isOther = $state(false);
  busy = $state(false);
  scope = $state<ImportScope>('widget');
  /** Ignores reviews in the file. */
  toReview = $state(false);
  /** Ids of conflicting texts for which the file wins. */
  #taken: ReadonlySet<string> = $state.raw(new Set());
  #tag = '';
  /** Number of comparisons started. */
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

  /** Chooses one side of a conflicting or removed text. */
  choose(part: ImportPart, text: ImportedText, choice: 'ours' | 'theirs'): void {
    const taken = new Set(this.#taken);
    if (choice === 'theirs') taken.add(idOf(part, text));
    else taken.delete(idOf(part, text));
    this.#taken = taken;
  }

  /** Reads another file; resets the choices. */
  async read(file: File): Promise<void> {
    this.file = file;
    this.#taken = new Set();
    this.isOther = false;
    await this.compare();
  }

  /** Changes the scope; the choices belonged to the old one. */
  async into(scope: ImportScope): Promise<void> {
    this.scope = scope;
    this.#taken = new Set();
    await this.compare();
  }

  /** Compares the file with the current texts. */
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
    // The user has chosen another file or scope meanwhile.
    if (asked !== this.#asked) return;
    this.busy = false;
    this.#tag = found.ok ? found.tag : '';
    this.found = found.ok ? found.comparison : undefined;
    this.refused = found.ok ? undefined : found;
  }

  /** Imports exactly what is shown. @returns what was saved; undefined: refused, or changed meanwhile */
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

/** The comparison with its tag, or why it failed. */
function read<Body extends { readonly FileLanguage: string }>(
  answer: Answer<Body>,
  of: (body: Body) => Omit<Comparison, 'language'>
): { readonly ok: true; readonly tag: string; readonly comparison: Comparison } | Refused {
  if (!answer.ok) return answer;
  return { ok: true, tag: answer.tag ?? '', comparison: { language: answer.value.FileLanguage, ...of(answer.value) } };
}

/** Identifies the text in choices and lists. */
export const idOf = ({ Id }: Pick<ImportPart, 'Id'>, text: ImportedText): string => `${Id} ${textId(keyFrom(text))}`;
