import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import type { PackageFiles } from '../packageFiles.svelte.js';
import { CodeWorker } from './codeWorker.js';
import type { CodeFile } from './packageCode.js';

/** Finds the lines of a package's files that have an Id, beside the page. Of several questions only the last is answered. */
export class CodeReader {
  /** The files with the Id asked for last; undefined: not known yet. */
  found: readonly CodeFile[] | undefined = $state.raw();
  /** They could not be read. */
  hasFailed = $state(false);
  readonly #worker = new CodeWorker();
  #number = 0;

  constructor(
    private readonly files: PackageFiles,
    private readonly edits: WorkingCopy
  ) {}

  /** Looks for an Id. Never rejects. @returns what `found` is then; undefined: nothing could be read, or something else was asked since */
  async ask(id: string): Promise<readonly CodeFile[] | undefined> {
    const number = ++this.#number;
    this.found = undefined;
    this.hasFailed = false;
    const found = await this.#look(id, () => number === this.#number);
    if (number !== this.#number) return undefined;
    this.hasFailed = found === undefined;
    this.found = found;
    return found;
  }

  async #look(id: string, isWanted: () => boolean): Promise<readonly CodeFile[] | undefined> {
    await this.files.load();
    const { list } = this.files;
    if (!list || !isWanted()) return undefined;
    const names = new Set([
      ...list.filter(({ locked }) => locked === undefined).map(({ name }) => name),
      ...this.edits.files.keys()
    ]);
    const files = [...names].flatMap((name) => {
      const text = this.edits.textOf(name);
      return text?.includes(id) ? [[name, text] as const] : [];
    });
    return files.length === 0 ? [] : (await this.#worker.ask({ id, files }))?.files;
  }

  /** No answer arrives any more. */
  close(): void {
    this.#number++;
    this.#worker.close();
  }
}
