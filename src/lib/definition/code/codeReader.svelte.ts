import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import type { PackageFiles } from '../packageFiles.svelte.js';
import { CodeWorker, SCRIPTS } from './codeWorker.js';
import type { CodeFile } from './packageCode.js';

type Text = readonly [path: string, text: string];

/** Finds the lines of a package's files that have some Ids, beside the page. Of several questions only the last is answered. */
export class CodeReader {
  #found: readonly CodeFile[] | undefined = $state.raw();
  /** The Ids asked for last, as JSON. */
  #ids = $state('');
  /** They could not be read. */
  hasFailed = $state(false);
  isAsking = $state(false);
  readonly #worker = new CodeWorker();
  #number = 0;

  constructor(
    private readonly files: PackageFiles,
    private readonly edits: WorkingCopy
  ) {}

  /** Whether the files are here, so that nothing has to be loaded. */
  get isReady(): boolean {
    return this.files.list !== undefined;
  }

  /** The files with these Ids; undefined: not known yet, or others were asked for last. */
  foundOf(...ids: readonly string[]): readonly CodeFile[] | undefined {
    return this.#ids === JSON.stringify(ids) ? this.#found : undefined;
  }

  /** Looks for some Ids. Never rejects. @returns their files; undefined: nothing could be read, or something else was asked since */
  async ask(...ids: readonly string[]): Promise<readonly CodeFile[] | undefined> {
    const number = ++this.#number;
    // What was found of the same ones stays until it is known anew.
    if (!this.foundOf(...ids)) this.#found = undefined;
    this.#ids = JSON.stringify(ids);
    this.hasFailed = false;
    this.isAsking = true;
    const found = await this.#look(ids, () => number === this.#number);
    if (number !== this.#number) return undefined;
    this.isAsking = false;
    this.hasFailed = found === undefined;
    this.#found = found;
    return found;
  }

  /**
   * The edited files with a former Id again, where code has another one now: see `codeBack`. Never rejects.
   * @returns their texts by path; undefined: they could not be read
   */
  async back(former: string, id: string): Promise<ReadonlyMap<string, string> | undefined> {
    const edited = [...this.edits.files].flatMap(([path, now]) =>
      now.includes(id) || SCRIPTS.test(path) ? [[path, this.edits.originals.get(path) ?? '', now] as const] : []
    );
    if (!edited.some(([, , now]) => now.includes(id))) return new Map();
    await this.files.load();
    const others = [...this.edits.originals].flatMap(([path, text]) =>
      SCRIPTS.test(path) && !this.edits.files.has(path) ? [[path, text, text] as const] : []
    );
    return (await this.#worker.ask({ edited: [...edited, ...others], former, id }))?.texts;
  }

  async #look(ids: readonly string[], isWanted: () => boolean): Promise<readonly CodeFile[] | undefined> {
    await this.files.load();
    const { list } = this.files;
    if (!list || !isWanted()) return undefined;
    const names = new Set([
      ...list.filter(({ locked }) => locked === undefined).map(({ name }) => name),
      ...this.edits.files.keys()
    ]);
    const [files, others]: [Text[], Text[]] = [[], []];
    for (const name of names) {
      const text = this.edits.textOf(name);
      if (text === undefined) continue;
      if (ids.some((id) => text.includes(id))) files.push([name, text]);
      else if (SCRIPTS.test(name)) others.push([name, text]);
    }
    return files.length === 0 ? [] : (await this.#worker.ask({ ids, files: [...files, ...others] }))?.files;
  }

  /** No answer arrives any more. */
  close(): void {
    this.#number++;
    this.#worker.close();
  }
}
