import { TESTS_FILE } from '../ascdata/conditions/ruletests/format.js';
import { requestBytes } from '../client/request.js';
import type { WorkingCopy } from '../form/workingCopy.svelte.js';
import type { MergedPart, Overlap } from '../package/mergeText.js';
import type { TextFile } from '../package/textFiles.js';
import type { FileContents } from './checking/packageCheck.js';
import { CodeWorker } from './code/codeWorker.js';
import type { ThreeTexts } from './code/worker.js';
import { DEFINITION } from './source/sourceView.svelte.js';

/** The working copy has them already. */
const OWN: ReadonlySet<string> = new Set([DEFINITION, TESTS_FILE]);

/** What a check of the package reads; of other files it knows that they are there. */
const CHECKED = /\.(?:[cm]?js|html?|css)$/i;

/** What reads a package; most never need it. */
const readers = () => Promise.all([import('../package/read.js'), import('../package/textFiles.js')]);

type Merge = (all: readonly ThreeTexts[]) => Promise<readonly (readonly MergedPart[])[]>;

/** Beside the page. Where that takes too long, one version or the other is chosen as a whole. */
async function mergeBeside(all: readonly ThreeTexts[]): ReturnType<Merge> {
  const worker = new CodeWorker();
  const answer = await worker.ask({ merging: all });
  worker.close();
  return answer?.merged ?? all.map(([, mine, theirs]) => [{ mine, theirs, line: 1 }]);
}

/** An edited file of which the package has another text now. */
interface Clash {
  readonly present: string;
  /** Both together, and where somebody has to choose. */
  readonly parts: readonly MergedPart[];
}

/** Both versions of an edited file, and what they are together. */
interface Merged {
  readonly mine: string;
  readonly theirs: string;
  readonly parts: readonly MergedPart[];
}

/** The files of the package that is edited, read once somebody looks at them, or edits something. */
export class PackageFiles {
  /** In the order of the package; undefined: they were not read yet. */
  list: readonly TextFile[] | undefined = $state.raw();
  /** Why they could not be read; '' without an answer. */
  problem: string | undefined = $state();
  /** By path, also of files whose edits were discarded since. */
  #clashes: ReadonlyMap<string, Clash> = $state.raw(new Map());
  #loading: Promise<void> | undefined;
  /** Those of `CHECKED` that are no texts to edit. */
  #others: ReadonlyMap<string, Uint8Array> = new Map();
  /** All of its files as they are edited, the same list while they are the same; undefined: they were not read. */
  readonly contents: FileContents | undefined = $derived.by(() =>
    this.list?.map(({ name, text = this.#others.get(name) }) => [
      name,
      CHECKED.test(name) ? (this.edits.files.get(name) ?? text ?? '') : ''
    ])
  );

  constructor(
    private readonly edits: WorkingCopy,
    private readonly widgetId: number,
    private readonly loadReaders = readers,
    private readonly merge: Merge = mergeBeside
  ) {}

  /** Edited files of which the package has another text now, where the edits are, by path. */
  get clashes(): ReadonlyMap<string, Clash> {
    return new Map([...this.#clashes].filter(([path]) => this.edits.files.has(path)));
  }

  /** Reads them, unless that was done. Never rejects. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  /** Of an edited file that the package has another text of: where both changed it, the text is the edited one, or theirs. */
  settle(path: string, isTheirs: (overlap: Overlap) => boolean): void {
    const clash = this.clashes.get(path);
    if (!clash) return;
    const chosen = clash.parts.map((part) =>
      typeof part === 'string' ? part : isTheirs(part) ? part.theirs : part.mine
    );
    this.edits.rebase(path, clash.present, chosen.join(''));
    this.#clashes = new Map([...this.#clashes].filter(([name]) => name !== path));
  }

  /** What is not edited any more is as the package has it now. */
  letGo(): void {
    const { edits } = this;
    const gone = [...this.#clashes].filter(([path]) => !edits.files.has(path));
    if (gone.length > 0) edits.learn(gone.map(([path, { present }]) => [path, present] as const));
  }

  async #read(): Promise<void> {
    this.problem = undefined;
    try {
      await this.#readAll();
    } catch {
      this.#fail();
    }
  }

  async #readAll(): Promise<void> {
    const packed = await requestBytes(`/api/Widgets/${this.widgetId}/Package?as=uploaded`);
    if (!packed.ok) return this.#fail(packed.text);
    const [{ readPackage }, { textFiles }] = await this.loadReaders();
    const { files } = await readPackage(packed.value);
    if (!files) return this.#fail();
    const list = textFiles(files);
    await this.#learn(list);
    const untold = new Set(list.flatMap(({ name, text }) => (text === undefined && CHECKED.test(name) ? [name] : [])));
    this.#others = new Map(files.flatMap(({ name, bytes }) => (untold.has(name) ? [[name, bytes] as const] : [])));
    this.list = list;
  }

  /** Edits that were made in another package are made in this one. */
  async #learn(list: readonly TextFile[]): Promise<void> {
    const { edits } = this;
    const present = new Map(
      list.flatMap(({ name, text }) => (text === undefined || OWN.has(name) ? [] : [[name, text] as const]))
    );
    const merged = await this.#merged(present);
    const clashes = new Map<string, Clash>();
    for (const [path, { theirs, parts }] of merged) {
      if (parts.every((part) => typeof part === 'string')) edits.rebase(path, theirs, parts.join(''));
      else clashes.set(path, { present: theirs, parts });
    }
    edits.learn([...present].filter(([path]) => !clashes.has(path)));
    this.#clashes = clashes;
  }

  /** Edited files of which the package has another text than they were made to, by path; also what is typed meanwhile. */
  async #merged(present: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Merged>> {
    const { edits } = this;
    const merged = new Map<string, Merged>();
    for (;;) {
      const asked = [...edits.files].flatMap(([path, mine]): [string, ThreeTexts][] => {
        const [base, theirs] = [edits.originals.get(path) ?? '', present.get(path) ?? ''];
        return base === theirs || merged.get(path)?.mine === mine ? [] : [[path, [base, mine, theirs]]];
      });
      if (asked.length === 0) break;
      const all = await this.merge(asked.map(([, texts]) => texts));
      asked.forEach(([path, [, mine, theirs]], at) => merged.set(path, { mine, theirs, parts: all[at]! }));
    }
    return new Map([...merged].filter(([path]) => edits.files.has(path)));
  }

  #fail(text = ''): void {
    this.problem = text;
    this.#loading = undefined;
  }
}
