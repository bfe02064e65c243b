import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import type { PackageFiles } from '../packageFiles.svelte.js';
import type { CodeFile } from './packageCode.js';
import type { CodeAnswer, CodeQuestion } from './worker.js';

/** A package takes no longer to read, in milliseconds, unless its code is made to. */
const LONGEST = 10_000;

/** Finds the lines of a package's files that have an Id, beside the page. Of several questions only the last is answered. */
export class CodeReader {
  /** The files with the Id asked for last; undefined: not known yet. */
  found: readonly CodeFile[] | undefined = $state.raw();
  /** They could not be read. */
  hasFailed = $state(false);
  #worker: Worker | undefined;
  #number = 0;
  #done: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly files: PackageFiles,
    private readonly edits: WorkingCopy
  ) {}

  /** Looks for an Id. Never rejects. @returns what `found` is then; undefined: nothing could be read, or something else was asked since */
  async ask(id: string): Promise<readonly CodeFile[] | undefined> {
    const number = ++this.#number;
    await this.#look(number, id);
    return number === this.#number ? this.found : undefined;
  }

  async #look(number: number, id: string): Promise<void> {
    this.found = undefined;
    this.hasFailed = false;
    await this.files.load();
    if (number !== this.#number) return;
    const { list } = this.files;
    if (!list) return void (this.hasFailed = true);
    const names = new Set([
      ...list.filter(({ locked }) => locked === undefined).map(({ name }) => name),
      ...this.edits.files.keys()
    ]);
    const texts = [...names].flatMap((name) => {
      const text = this.edits.textOf(name);
      return text?.includes(id) ? [[name, text] as const] : [];
    });
    if (texts.length === 0) return void (this.found = []);
    await this.#answered({ number, id, files: texts });
  }

  /** No answer arrives any more. */
  close(): void {
    this.#number++;
    this.#end();
  }

  #answered(question: CodeQuestion): Promise<void> {
    this.#worker ??= this.#open();
    this.#worker.postMessage(question);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(), LONGEST);
    return new Promise((resolve) => {
      this.#done?.();
      this.#done = resolve;
    });
  }

  #open(): Worker {
    // A worker with its own file (CSP `worker-src 'self'`).
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<CodeAnswer>) => {
      if (data.number !== this.#number) return;
      this.found = data.files;
      this.#settle();
    };
    worker.onerror = () => this.#fail();
    return worker;
  }

  #fail(): void {
    this.hasFailed = true;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#done?.();
    this.#done = undefined;
  }
}
