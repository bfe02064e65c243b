import { requestBytes } from '../client/request.js';
import type { WorkingCopy } from '../form/workingCopy.svelte.js';
import type { TextFile } from '../package/textFiles.js';
import { DEFINITION, TESTS } from './source/sourceView.svelte.js';

/** The working copy has them already. */
const OWN: ReadonlySet<string> = new Set([DEFINITION, TESTS]);

/** The files of the package that is edited, read once somebody looks at them, or edits of them came back. */
export class PackageFiles {
  /** In the order of the package; undefined: they were not read yet. */
  list: readonly TextFile[] | undefined = $state.raw();
  /** Why they could not be read; '' without an answer. */
  problem: string | undefined = $state();
  /** Edited files of which the package has another text now, where the edits are: that text, by path. */
  clashes: ReadonlyMap<string, string> = $state.raw(new Map());
  #loading: Promise<void> | undefined;

  constructor(
    private readonly edits: WorkingCopy,
    private readonly widgetId: number
  ) {}

  /** Reads them, unless that was done. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  /** Of an edited file that the package has another text of: the edits stay as they are, or go. */
  settle(path: string, isMine: boolean): void {
    const present = this.clashes.get(path);
    if (present === undefined) return;
    this.edits.rebase(path, present, isMine ? (this.edits.textOf(path) ?? present) : present);
    this.clashes = new Map([...this.clashes].filter(([name]) => name !== path));
  }

  async #read(): Promise<void> {
    this.problem = undefined;
    const packed = await requestBytes(`/api/Widgets/${this.widgetId}/Package?as=uploaded`);
    if (!packed.ok) return this.#fail(packed.text);
    const [{ readPackage }, { textFiles }, { mergeText }] = await Promise.all([
      import('../package/read.js'),
      import('../package/textFiles.js'),
      import('../package/mergeText.js')
    ]);
    const { files } = await readPackage(packed.value);
    if (!files) return this.#fail(undefined);
    const list = textFiles(files);
    this.#learn(list, mergeText);
    this.list = list;
  }

  /** Edits that were made in another package are made in this one. */
  #learn(list: readonly TextFile[], merge: typeof import('../package/mergeText.js').mergeText): void {
    const { edits } = this;
    const clashes = new Map<string, string>();
    const present = new Map(
      list.flatMap(({ name, text }) => (text === undefined || OWN.has(name) ? [] : [[name, text] as const]))
    );
    for (const [path, mine] of edits.files) {
      const [base, theirs] = [edits.originals.get(path) ?? '', present.get(path) ?? ''];
      if (base === theirs) continue;
      const merged = merge(base, mine, theirs);
      if ('text' in merged) edits.rebase(path, theirs, merged.text);
      else clashes.set(path, theirs);
    }
    edits.learn([...present].filter(([path]) => !clashes.has(path)));
    this.clashes = clashes;
  }

  #fail(text = ''): void {
    this.problem = text;
    this.#loading = undefined;
  }
}
