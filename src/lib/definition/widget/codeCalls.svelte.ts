import type { WorkingCopy } from '../../form/workingCopy.svelte.js';
import type { Call } from '../../package/firstCalls.js';
import type { PackageFiles } from '../packageFiles.svelte.js';
import { SWITCHES } from './options.js';

/** Where the scripts of a widget, as they are edited, call what its switches need. */
export class CodeCalls {
  /** By function. */
  first: ReadonlyMap<string, Call> = $state.raw(new Map());
  /** The files were read; before, nothing is known of what is missing. */
  isKnown = $state(false);
  #turn = 0;

  constructor(
    private readonly files: PackageFiles,
    private readonly edits: WorkingCopy
  ) {}

  /** Looks for them, and again whenever it is called in an effect and a file changed. */
  look(): void {
    const { list } = this.files;
    if (!list) return void this.files.load();
    const texts = list.flatMap(({ name, text, locked }) =>
      text === undefined || locked === 'library' ? [] : [[name, this.edits.textOf(name) ?? text] as const]
    );
    void this.#read(texts, ++this.#turn);
  }

  async #read(texts: readonly (readonly [name: string, text: string])[], turn: number): Promise<void> {
    const { firstCalls } = await import('../../package/firstCalls.js');
    if (turn !== this.#turn) return;
    this.first = firstCalls(
      texts,
      SWITCHES.map(({ call }) => call)
    );
    this.isKnown = true;
  }
}
