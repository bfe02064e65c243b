import type { ImportBody, ImportedText, ImportSelection, WidgetText, WidgetTexts } from '../api.js';
import { checkText, type TextIssue } from '../ascdata/texts/textChecks.js';
import { textId, keyFrom } from '../ascdata/texts/textKey.js';
import type { Answer, Refused } from '../client/request.js';
import type { TextsClient } from './client.js';
import { isError } from './issueWords.js';

/** What a file brings, in display order. Unchanged texts are only counted. */
export const IMPORT_GROUPS = [
  'conflicting',
  'removed',
  'incomplete',
  'unknown',
  'changed',
  'new',
  'commented'
] as const;

/** Whether a text is listed in this group. Unchanged texts are listed only with a new comment. */
export const isIn = (group: (typeof IMPORT_GROUPS)[number], { Verdict, Comments }: ImportedText): boolean =>
  group === 'commented' ? Verdict === 'same' && Comments !== undefined : Verdict === group;

/** Into the open widget, or all widgets visible to the user. */
export type ImportScope = 'widget' | 'all';

/** Whether the user chooses between the two texts. Ours is preselected. */
export const isChosen = ({ Verdict }: Pick<ImportedText, 'Verdict'>): boolean =>
  Verdict === 'conflicting' || Verdict === 'removed';

/** Whether the user decides what happens to it. */
const isSaid = (text: ImportedText): boolean => isChosen(text) || text.Verdict === 'unknown';

const sentKey = ({ Element, Kind, Entry }: Pick<WidgetText, 'Element' | 'Kind' | 'Entry'>) => ({
  ...{ Element, Kind },
  ...(Entry !== undefined && { Entry })
});

/** What a file brings for one widget. */
export interface ImportPart extends Pick<WidgetTexts, 'Id' | 'Texts' | 'Unknown' | 'AssumedWidget'> {
  /** undefined: the open widget. */
  readonly name: string | undefined;
}

/** What a file would change. */
interface Comparison {
  readonly language: string;
  readonly parts: readonly ImportPart[];
  /** The language that the file is translated from, if it is not English. */
  readonly otherSource: string | undefined;
  /** Names of skipped widgets in the file. */
  readonly others: readonly string[];
  /** Other widgets that the file also has texts of, when it is imported into one. */
  readonly further: ImportBody['Further'];
}

/** An import, undone as one. */
export interface Imported {
  readonly batch: string;
  readonly count: number;
  readonly comments: number;
  readonly scope: ImportScope;
}

/** The import of a file for translators: what it would change, and which of two texts wins. Knows no DOM. */
export class FileImport {
  file: File | undefined = $state.raw();
  found: Comparison | undefined = $state.raw();
  /** Why reading or importing it failed. */
  refused: Refused | undefined = $state.raw();
  /** Somebody else saved, so the comparison was refreshed. */
  isOther = $state(false);
  busy = $state(false);
  scope = $state<ImportScope>('widget');
  /** Ignores reviews in the file. */
  toReview = $state(false);
  /** Comments of the file are added to those that are here. */
  withComments = $state(true);
  /** Ids of conflicting texts for which the file wins. */
  #taken: ReadonlySet<string> = $state.raw(new Set());
  /** What unknown texts are used for, by id. */
  #uses: ReadonlyMap<string, WidgetText> = $state.raw(new Map());
  #tag = '';
  /** Number of comparisons started. */
  #asked = 0;
  readonly #all: readonly { part: ImportPart; text: ImportedText }[] = $derived.by(() =>
    (this.found?.parts ?? []).flatMap((part) => part.Texts.map((text) => ({ part, text })))
  );
  readonly count: number = $derived(this.#all.filter(({ part, text }) => this.isTaken(part, text)).length);
  readonly comments: number = $derived.by(() =>
    this.#all
      .filter(({ part, text }) => text.Verdict !== 'unknown' || this.useOf(part, text))
      .reduce((sum, { text: { Comments = [] } }) => sum + Comments.length, 0)
  );
  /** Texts that look wrongly encoded: also those that are left out, as the file is at fault. */
  readonly misencoded: number = $derived.by(
    () =>
      this.#all.filter(({ part, text }) =>
        this.issuesOf(part, text).some(({ code }) => code === 'translation-misencoded')
      ).length
  );
  /** Texts to import that have an error. */
  readonly faulty: number = $derived.by(
    () =>
      this.#all.filter(({ part, text }) => this.isTaken(part, text) && this.issuesOf(part, text).some(isError)).length
  );
  readonly total: number = $derived(this.#all.length);
  readonly same: number = $derived(this.#all.filter(({ text }) => text.Verdict === 'same').length);
  readonly #language: string;
  readonly #client: TextsClient;
  readonly #clientOf: (id: number) => Pick<TextsClient, 'texts'>;

  /** @param clientOf for another widget of the file */
  constructor(language: string, client: TextsClient, clientOf: (id: number) => Pick<TextsClient, 'texts'>) {
    this.#language = language;
    this.#client = client;
    this.#clientOf = clientOf;
  }

  isTaken(part: ImportPart, text: ImportedText): boolean {
    if (isChosen(text)) return this.#taken.has(idOf(part, text));
    if (text.Verdict === 'unknown') return this.useOf(part, text) !== undefined;
    return text.Verdict === 'new' || text.Verdict === 'changed';
  }

  /** Chooses one side of a conflicting or removed text. */
  choose(part: ImportPart, text: ImportedText, choice: 'ours' | 'theirs'): void {
    const taken = new Set(this.#taken);
    if (choice === 'theirs') taken.add(idOf(part, text));
    else taken.delete(idOf(part, text));
    this.#taken = taken;
  }

  /** What an unknown text is used for. */
  useOf(part: ImportPart, text: ImportedText): WidgetText | undefined {
    return this.#uses.get(idOf(part, text));
  }

  /** What is found in a text of the file by itself, and among the entries of its list. */
  issuesOf(part: ImportPart, text: ImportedText): readonly TextIssue[] {
    const use = this.useOf(part, text);
    if (use) return checkText({ ...keyFrom(use), source: use.Source, target: text.Text }, this.#language);
    return (text.Findings ?? []).map(({ code, params }) => ({ code, ...params }) as TextIssue);
  }

  /** Takes an unknown text for this one of the widget; undefined: leaves it out again. */
  use(part: ImportPart, text: ImportedText, target: WidgetText | undefined): void {
    const uses = new Map(this.#uses);
    if (target) uses.set(idOf(part, text), target);
    else uses.delete(idOf(part, text));
    this.#uses = uses;
  }

  /** Texts that an unknown one can be used for: those that the file does not change itself, of its kind first. */
  async usable(part: ImportPart, { Kind }: ImportedText): Promise<WidgetText[] | Refused> {
    const client = part.name === undefined ? this.#client : this.#clientOf(part.Id);
    const answer = await client.texts(this.#language);
    if (!answer.ok) return answer;
    const changed = part.Texts.filter((text) => this.isTaken(part, text) && text.Verdict !== 'unknown');
    const used = [...this.#uses].filter(([id]) => id.startsWith(`${part.Id} `)).map(([, target]) => target);
    const ids = new Set([...changed, ...used].map((text) => textId(keyFrom(text))));
    const free = answer.value.Texts.filter((text) => !ids.has(textId(keyFrom(text))));
    return [...free.filter((text) => text.Kind === Kind), ...free.filter((text) => text.Kind !== Kind)];
  }

  #forget(): void {
    this.#taken = new Set();
    this.#uses = new Map();
  }

  /** Reads another file; resets the choices. */
  async read(file: File): Promise<void> {
    this.file = file;
    this.#forget();
    this.isOther = false;
    await this.compare();
  }

  /** Changes the scope; the choices belonged to the old one. */
  async setScope(scope: ImportScope): Promise<void> {
    this.scope = scope;
    this.#forget();
    await this.compare();
  }

  /** Compares the file with the current texts. */
  async compare(): Promise<void> {
    const { file, toReview, withComments } = this;
    if (!file) return;
    const options = { toReview, comments: withComments };
    this.#asked += 1;
    const asked = this.#asked;
    this.busy = true;
    this.refused = undefined;
    const found =
      this.scope === 'all'
        ? read(await this.#client.compareInAll(this.#language, file, options), ({ Widgets, OtherWidgets }) => ({
            parts: Widgets.map((widget) => ({ ...widget, name: widget.Name })),
            others: OtherWidgets,
            further: undefined
          }))
        : read(await this.#client.compareFile(this.#language, file, options), (body) => ({
            parts: [{ ...body, Id: 0, name: undefined }],
            others: body.OtherWidgets ?? [],
            further: body.Further
          }));
    // The user has chosen another file or scope in the meantime.
    if (asked !== this.#asked) return;
    this.busy = false;
    this.#tag = found.ok ? found.tag : '';
    this.found = found.ok ? found.comparison : undefined;
    this.refused = found.ok ? undefined : found;
  }

  /** Imports exactly what is shown. @returns what was saved; undefined: refused, or changed in the meantime */
  async run(): Promise<Imported | undefined> {
    const { file, scope, count, comments, toReview, withComments } = this;
    if (!file || this.busy || count + comments === 0) return undefined;
    this.busy = true;
    this.refused = undefined;
    const take = this.#all
      .filter(({ part, text }) => isSaid(text) && this.isTaken(part, text))
      .map((each) => ({
        Widget: each.part.Id,
        ...this.#sent(each.part, each.text)
      }));
    const options = { toReview, comments: withComments, tag: this.#tag };
    const answer =
      scope === 'all'
        ? await this.#client.importInAll(this.#language, file, { ...options, take })
        : await this.#client.importFile(this.#language, file, {
            ...options,
            take: take.map(({ Widget: _, ...key }) => key)
          });
    this.busy = false;
    if (answer.ok) return { batch: answer.value.Batch ?? '', count, comments, scope };
    if (answer.status === 412) {
      this.#uses = new Map();
      await this.compare();
      this.isOther = true;
    } else this.refused = answer;
    return undefined;
  }

  /** A text as a choice about it names it. */
  #sent(part: ImportPart, text: ImportedText): ImportSelection[number] {
    const target = this.useOf(part, text);
    return { ...sentKey(text), ...(target && { For: { ...sentKey(target), Tag: target.Tag } }) };
  }
}

/** The comparison with its tag, or why it failed. */
function read<Body extends Pick<ImportBody, 'FileLanguage' | 'OtherSourceLanguage'>>(
  answer: Answer<Body>,
  of: (body: Body) => Omit<Comparison, 'language' | 'otherSource'>
): { readonly ok: true; readonly tag: string; readonly comparison: Comparison } | Refused {
  if (!answer.ok) return answer;
  const { FileLanguage: language, OtherSourceLanguage: otherSource } = answer.value;
  return { ok: true, tag: answer.tag ?? '', comparison: { language, otherSource, ...of(answer.value) } };
}

/** Identifies the text in choices and lists. */
export const idOf = ({ Id }: Pick<ImportPart, 'Id'>, text: ImportedText): string => `${Id} ${textId(keyFrom(text))}`;
