import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import type { Call } from '../../package/firstCalls.js';
import { CodeWorker, type CodePort } from '../code/codeWorker.js';
import type { PackageFiles } from '../packageFiles.svelte.js';
import { SWITCHES } from './options.js';

const FUNCTIONS = SWITCHES.map(({ call }) => call);
const NONE: ReadonlyMap<string, Call> = new Map();

/** Where the scripts of a widget, as they are edited, call what its switches need. They are read beside the page. */
export class CodeCalls {
  /** By function. */
  first: ReadonlyMap<string, Call> = $state.raw(NONE);
  /** The files were read; otherwise nothing is known of what is missing. */
  isKnown = $state(false);
  readonly #worker: CodeWorker;
  #turn = 0;

  constructor(
    private readonly files: Pick<PackageFiles, 'list' | 'load'>,
    private readonly edits: Pick<WorkingCopy, 'textOf'>,
    open?: () => CodePort
  ) {
    this.#worker = new CodeWorker(open);
  }

  /** Looks for them, and again whenever it is called in an effect and a file changed. */
  look(): void {
    const { list } = this.files;
    if (!list) return void this.files.load();
    const files = list.flatMap(({ name, text: saved, locked }) => {
      if (saved === undefined || locked === 'library') return [];
      const text = this.edits.textOf(name) ?? saved;
      return FUNCTIONS.some((call) => text.includes(call)) ? [[name, text] as const] : [];
    });
    void this.#read(files, ++this.#turn);
  }

  /** No answer arrives any more. */
  close(): void {
    this.#turn++;
    this.#worker.close();
  }

  async #read(files: readonly (readonly [name: string, text: string])[], turn: number): Promise<void> {
    const calls = files.length === 0 ? NONE : (await this.#worker.ask({ functions: FUNCTIONS, files }))?.calls;
    if (turn !== this.#turn) return;
    this.first = calls ?? NONE;
    this.isKnown = calls !== undefined;
  }
}
