import type { PresentWidget } from '../../exchange/compare.js';
import type { ExchangeFile } from '../../exchange/types.js';
import type { MergedText } from '../../package/mergeText.js';
import { accessSync } from 'node:fs';
import type {
  PackageSpotType,
  Archive,
  ChangedData,
  Differences,
  DifferencesTask,
  MergeTask,
  Named,
  NeverShown,
  NeverShownTask,
  Overlaid,
  OverlayTask,
  PackageInput,
  PlacedFile,
  ReadText,
  ReadTexts,
  ReadTextsTask,
  ReadWidget,
  Reply,
  RulesDifference,
  RulesTask,
  Task,
  TaskResult,
  Verdict,
  WorkerSettings,
  WrittenTexts
} from './tasks.js';
import { Refusal } from '../platform/refusal.js';
import { StartError } from '../platform/startError.js';
import { onFiles } from '../platform/store/failures.js';
import { Admission, packagesBusy } from './admission.js';
import { TaskStarved, TaskTooCostly, ThreadPool } from './threadPool.js';
import type { SettingName } from './settingNames.js';
import { fromPieces, inPieces, memoryOf, type Pieces } from './textPieces.js';
import { WorkFolder } from './workFolder.js';

const THREADS = 2;
const CHECK_SECONDS = 20;
/** What is packed was checked before, so only its size makes this slow. */
const ARCHIVE_SECONDS = 120;
/** A user is waiting for it, and for more than this. */
const RULES_SECONDS = 3;
/** A second or two for the largest file. */
const TEXTS_SECONDS = 10;
const MEMORY_MB = 384;
/** Concurrent uploads and downloads of packages, per user and in total. A browser sends two at a time. */
const ADMITTED = { each: 6, all: 18 };

type ReadingTexts = Omit<ReadTextsTask, 'kind' | 'present'> & { readonly present: readonly PresentWidget[] };

/** What a file brings, or why it cannot be read. */
export type ReadFile =
  | Exclude<ReadTexts, { kind: 'read' }>
  | (Omit<Extract<ReadTexts, { kind: 'read' }>, 'widgets'> & { readonly widgets: readonly ReadWidget[] });

/** The threads that read, check and pack packages. */
export type PackageThreads = Pick<ThreadPool<Task, Reply>, 'run' | 'close'>;

/**
 * @param script the built worker
 * @throws StartError if it is missing
 */
export function packageThreads(script: string, workerData: WorkerSettings): PackageThreads {
  try {
    accessSync(script);
  } catch {
    throw new StartError(`${script} is missing: build the product with “npm run build”.`);
  }
  return new ThreadPool({
    script,
    workerData,
    threads: THREADS,
    milliseconds: CHECK_SECONDS * 1000,
    memory: MEMORY_MB
  });
}

/**
 * Work with packages in worker threads and on the disk: reading, checking or packing a package can take seconds, depending on
 * its content.
 */
export class Packaging {
  readonly folder: WorkFolder;
  readonly admission = new Admission(ADMITTED);
  readonly #threads: PackageThreads;

  private constructor(folder: WorkFolder, threads: PackageThreads) {
    this.folder = folder;
    this.#threads = threads;
  }

  static async open(dataFolder: string, threads: PackageThreads): Promise<Packaging> {
    return new Packaging(await WorkFolder.open(dataFolder), threads);
  }

  /** Reads and checks a package. @throws Refusal `package-too-costly` */
  async check(
    owner: string,
    input: PackageInput,
    told: { readonly fileName: string | undefined; readonly type: PackageSpotType; readonly folder: string }
  ): Promise<Verdict> {
    return (await this.#run(owner, { kind: 'check', input, ...told })) as Verdict;
  }

  /** Packs files into a zip file at `path`. */
  async archive(
    owner: string,
    files: readonly PlacedFile[],
    changed: ChangedData | undefined,
    path: string
  ): Promise<Archive> {
    return (await this.#run(owner, { kind: 'archive', files, changed, path }, ARCHIVE_SECONDS * 1000)) as Archive;
  }

  /** Compares what two definitions can show; undefined if that takes too long. */
  async compareRules(owner: string, task: Omit<RulesTask, 'kind'>): Promise<RulesDifference | undefined> {
    try {
      return (await this.#reply(owner, { kind: 'rules', ...task }, RULES_SECONDS * 1000)) as RulesDifference;
    } catch (error) {
      if (error instanceof TaskTooCostly) return undefined;
      throw error;
    }
  }

  /** Ids of the elements that no Values bring into the form; none if proving that takes too long. */
  async neverShown(owner: string, task: Omit<NeverShownTask, 'kind'>): Promise<readonly string[]> {
    try {
      const reply = await this.#reply(owner, { kind: 'neverShown', ...task }, RULES_SECONDS * 1000);
      return (reply as NeverShown).ids;
    } catch (error) {
      if (error instanceof TaskTooCostly) return [];
      throw error;
    }
  }

  /** What the settings of a definition are called; undefined if finding out takes too long, or the machine is too busy. */
  async settingNames(owner: string, source: string): Promise<readonly SettingName[] | undefined> {
    return ((await this.#unlessTooMuch(owner, { kind: 'names', source })) as Named | undefined)?.names;
  }

  /** What two packages differ in; undefined if finding out takes too long, or the machine is too busy. */
  async differences(owner: string, task: Omit<DifferencesTask, 'kind'>): Promise<Differences | undefined> {
    return this.#unlessTooMuch(owner, { kind: 'differences', ...task }) as Promise<Differences | undefined>;
  }

  /** Merges texts over a definition. @throws Refusal `package-too-costly` */
  async overlaid(owner: string, task: Omit<OverlayTask, 'kind'>): Promise<string> {
    return ((await this.#run(owner, { kind: 'overlay', ...task })) as Overlaid).definition;
  }

  /** A definition with other Values. @throws Refusal `package-too-costly` */
  async withValues(owner: string, task: ChangedData): Promise<string> {
    return ((await this.#run(owner, { kind: 'values', ...task })) as Overlaid).definition;
  }

  /** Makes a change in another version of a text. @throws Refusal `package-too-costly` */
  async merged(owner: string, task: Omit<MergeTask, 'kind'>): Promise<MergedText> {
    return (await this.#run(owner, { kind: 'merge', ...task })) as MergedText;
  }

  /** What a file for translators would change. @throws Refusal `texts-too-costly` */
  async readTexts(owner: string, { present, ...task }: ReadingTexts): Promise<ReadFile> {
    const widgets = [];
    for (const { id, texts } of present) widgets.push({ id, texts: await inPieces(texts) });
    const read = (await this.#texts(owner, { kind: 'readTexts', ...task, present: widgets }, widgets)) as ReadTexts;
    if (read.kind === 'broken') return read;
    const found: ReadWidget[] = [];
    for (const each of read.widgets) found.push({ ...each, texts: await fromPieces<ReadText>(each.texts) });
    return { ...read, widgets: found };
  }

  /** A file for translators, as UTF-8. @throws Refusal `texts-too-costly` */
  async writeTexts(owner: string, file: ExchangeFile): Promise<Uint8Array<ArrayBuffer>> {
    const widgets = [];
    for (const each of file.widgets) widgets.push({ ...each, texts: await inPieces(each.texts) });
    const task = { kind: 'writeTexts', file: { ...file, widgets } } as const;
    return ((await this.#texts(owner, task, widgets)) as WrittenTexts).content;
  }

  async close(): Promise<void> {
    await this.#threads.close();
    await this.folder.close();
  }

  #run(owner: string, task: Task, milliseconds?: number): Promise<TaskResult> {
    return this.#reply(owner, task, milliseconds).catch((error: unknown) => {
      throw refusalOf(error, tooCostly);
    });
  }

  async #unlessTooMuch(owner: string, task: Task): Promise<TaskResult | undefined> {
    try {
      return await this.#reply(owner, task);
    } catch (error) {
      if (error instanceof TaskTooCostly || error instanceof TaskStarved) return undefined;
      throw error;
    }
  }

  #texts(owner: string, task: Task, widgets: readonly { readonly texts: Pieces }[]): Promise<TaskResult> {
    const memory = memoryOf(widgets.map(({ texts }) => texts));
    return this.#reply(owner, task, TEXTS_SECONDS * 1000, memory).catch((error: unknown) => {
      throw refusalOf(error, textsTooCostly);
    });
  }

  async #reply(owner: string, task: Task, milliseconds?: number, memory?: readonly ArrayBuffer[]): Promise<TaskResult> {
    const reply = await this.#threads.run(owner, task, milliseconds, memory);
    if ('result' in reply) return reply.result;
    const { message, code } = reply.failure;
    return onFiles('unwritable', Promise.reject(Object.assign(new Error(message), { code })));
  }
}

/** The file is not to blame for a busy machine. */
function refusalOf(error: unknown, costly: () => Refusal): unknown {
  if (error instanceof TaskStarved) return packagesBusy();
  return error instanceof TaskTooCostly ? costly() : error;
}

function tooCostly(): Refusal {
  return new Refusal('invalid', 'package-too-costly', (t) => t.packages.tooCostly(CHECK_SECONDS));
}

function textsTooCostly(): Refusal {
  return new Refusal('unreadable', 'texts-too-costly', (t) => t.packages.textsTooCostly(TEXTS_SECONDS));
}
