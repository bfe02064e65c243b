import { conditionsOf, fieldOf } from '../../ascdata/conditions/evaluate.js';
import { isRecord, own } from '../../ascdata/elements.js';
import { finding } from '../../ascdata/finding.js';
import type { Finding } from '../../ascdata/findings.js';
import { LineIndex } from '../../ascdata/lineIndex.js';
import { mostSimilar } from '../../ascdata/similarWords.js';
import { fileText, type PackageFile } from '../files.js';
import { isLibrary } from '../libraries.js';
import { textForMessage, type PackageFindings } from '../packageFindings.js';
import { CodeFacts, namesRuntime, type RuntimeCall } from './facts.js';
import { isEmpty } from './dataFlow.js';
import { handlersIn, hasScripts, scriptsIn } from './scripts.js';
import { treeOf, type Node, type Place } from './syntax.js';

/** Characters of scripts that are read as trees; more would take long, and nobody writes them for a widget. */
const MOST_CODE = 1_000_000;
/** A longer script that names nothing of the runtime is a library, of which only the words count. */
const MOST_UNRELATED = 200_000;
/** Bytes of pages and scripts that are decoded; libraries and data of a widget are far smaller. */
const MOST_BYTES = 16_000_000;
/** Look-ups that are told, characters of an Id, and how many elements are compared to suggest another one. */
const [MOST_TOLD, LONGEST_COMPARED, MOST_COMPARED] = [100, 40, 1_000];
const WORD = /[\p{L}\p{N}_$]+/gu;

/** A script of a package, and where in a file it is. */
interface Script {
  /** Its name, as it is shown. */
  readonly file: string;
  /** undefined: it is not read, since others before it are too long. */
  readonly text: string | undefined;
  /** The page loads it, as far as that is written down. */
  readonly isLoaded: boolean;
  placeOf(offset: number): string;
}

/**
 * Checks what the scripts of a package look up and call against its definition (docs/widgets.md, Code and definition). Where something
 * may be otherwise than it is written, there is no finding.
 * @param loaded the files that the start page loads
 * @param data the content of ascData.json
 * @param found gets what is in scripts
 * @returns what is in ascData.json
 */
export function checkCode(
  files: readonly PackageFile[],
  loaded: ReadonlySet<string>,
  data: Readonly<Record<string, unknown>>,
  found: PackageFindings
): Finding[] {
  if (own(data, 'SpotType') !== 'DashboardWidget') return [];
  return new CodeCheck(files, loaded, found).findings(data);
}

class CodeCheck {
  readonly #scripts = new Map<Node, Script>();
  /** Of scripts that are not read. */
  readonly #texts: string[] = [];
  readonly #facts: CodeFacts;
  /** Ids that are probably meant by others that no element has. */
  readonly #meant = new Set<string>();
  /** Files of which it was told that not all of them is checked. */
  readonly #cut = new Set<string>();
  #isRead = true;
  /** There are scripts of which not even the words are known. */
  #isWhole = true;

  constructor(
    files: readonly PackageFile[],
    loaded: ReadonlySet<string>,
    private readonly found: PackageFindings
  ) {
    let left = MOST_CODE;
    for (const script of scriptsOf(files, loaded)) {
      const { text } = script;
      if (text === undefined) {
        this.#isRead = this.#isWhole = false;
        this.#tellCut(script);
        continue;
      }
      if (text.length > MOST_UNRELATED && !namesRuntime(text)) this.#texts.push(text);
      else if (text.length > left) {
        this.#skip(text);
        this.#tellCut(script);
      } else {
        left -= text.length;
        const tree = treeOf(text, (offset) => {
          this.#skip(text);
          if (offset === undefined) this.#tellCut(script);
          else if (script.isLoaded) found.add('code-unread', { place: script.placeOf(offset) });
        });
        if (tree) this.#scripts.set(tree, script);
      }
    }
    this.#facts = new CodeFacts([...this.#scripts.keys()], this.#texts);
  }

  /** A script is not read, so that nothing is known of what only it may do. */
  #skip(text: string): void {
    this.#isRead = false;
    this.#texts.push(text);
  }

  #tellCut({ file, isLoaded }: Script): void {
    if (!isLoaded || this.#cut.has(file)) return;
    this.#cut.add(file);
    this.found.add('package-search-cut', { file });
  }

  findings(data: Readonly<Record<string, unknown>>): Finding[] {
    this.#widgets();
    this.#initComplete();
    const elements = own(data, 'Elements') ?? [];
    return [...this.#print(data), ...(Array.isArray(elements) ? this.#elements(elements) : [])];
  }

  #elements(elements: readonly unknown[]): Finding[] {
    const ids = new Set(elements.flatMap(idsOf));
    const { keys, written, isWritten } = this.#facts.lookups;
    if (!isWritten) {
      const unknown = keys.ids.filter(({ id }) => !ids.has(id) && !keys.asked.has(id) && !written.has(id));
      const similar = [...ids].filter((id) => id.length <= LONGEST_COMPARED).slice(0, MOST_COMPARED);
      const isHandler = (each: (typeof unknown)[number]): boolean => each.how === 'handler';
      this.#unknown(unknown.filter(isHandler), similar, 'code-unknown-handler');
      this.#unknown(
        unknown.filter((each) => !isHandler(each)),
        similar,
        'code-unknown-id'
      );
    }
    return this.#unread(elements);
  }

  #unknown(
    unknown: readonly { readonly id: string; readonly place: Place }[],
    ids: readonly string[],
    code: 'code-unknown-id' | 'code-unknown-handler'
  ): void {
    for (const { id, at } of this.#loaded(unknown).slice(0, MOST_TOLD)) {
      const similar = id.length <= LONGEST_COMPARED ? mostSimilar(id, ids) : undefined;
      const params = { place: at, id: textForMessage(id) };
      if (similar === undefined) this.found.add(code, params);
      else {
        this.#meant.add(similar);
        this.found.add(`${code}-similar`, { ...params, similar: textForMessage(similar) });
      }
    }
  }

  /** Those in scripts that the page loads, in their order. */
  #loaded<Each extends { readonly place: Place }>(all: readonly Each[]): (Each & { readonly at: string })[] {
    const order = new Map([...this.#scripts.values()].map((script, at) => [script, at]));
    return all
      .flatMap((each) => {
        const script = this.#scripts.get(programOf(each.place))!;
        return script.isLoaded ? [{ each, script, offset: each.place.node.start }] : [];
      })
      .sort((a, b) => order.get(a.script)! - order.get(b.script)! || a.offset - b.offset)
      .map(({ each, script, offset }) => ({ ...each, at: script.placeOf(offset) }));
  }

  /** Elements that nobody reads: only if all that reads some is understood. */
  #unread(elements: readonly unknown[]): Finding[] {
    const { lookups, runsTexts, words } = this.#facts;
    const readers: readonly RuntimeCall[] = [
      ...(['getElementData', 'registerDataChangedHandler'] as const),
      'registerSingleElementDataChangedHandler'
    ];
    const isUnderstood = this.#isRead && lookups.isComplete && !runsTexts && !words.has('Elements');
    if (!isUnderstood || readers.some((name) => this.#facts.isNamed(name)) || lookups.count === 0) return [];
    const tested = new Set(elements.flatMap(targetsOf));
    const unread = elements.flatMap((element, index) => {
      const id = fieldOf(element, 'Id');
      if (typeof id !== 'string' || id === '' || words.has(id) || tested.has(id) || this.#meant.has(id)) return [];
      return [{ id, index, words: id.match(WORD) ?? [] }];
    });
    const others = this.#wordsOf(new Set(unread.flatMap((each) => each.words)));
    const isNowhere = (each: (typeof unread)[number]): boolean => !each.words.every((word) => others.has(word));
    return unread
      .filter((each) => this.#texts.length === 0 || isNowhere(each))
      .map(({ id, index }) => finding('code-element-unread', `/Elements/${index}/Id`, { id: textForMessage(id) }));
  }

  /** Those of some words that scripts have which are not read as trees. */
  #wordsOf(sought: ReadonlySet<string>): ReadonlySet<string> {
    const found = new Set<string>();
    for (const text of this.#texts) {
      for (const [word] of text.matchAll(WORD)) {
        if (found.size === sought.size) return found;
        if (sought.has(word)) found.add(word);
      }
    }
    return found;
  }

  #print(data: Readonly<Record<string, unknown>>): Finding[] {
    const names = ['registerPrintHandler', 'registerPrintRequested'] as const;
    const isSupported = printSupport(data);
    const calls = names.flatMap((name) => this.#facts.callsOf(name).map((place) => ({ place, name })));
    if (isSupported === false) {
      const [first] = this.#loaded(calls);
      if (first) this.found.add('code-print-unsupported', { place: first.at, call: first.name });
    }
    const mayCall =
      !this.#isWhole || calls.length > 0 || this.#facts.runsTexts || names.some((name) => this.#facts.isNamed(name));
    if (isSupported !== true || mayCall || this.#facts.widgets.length === 0) return [];
    return [finding('code-print-unhandled', '/Options/HasPrintSupport')];
  }

  #initComplete(): void {
    if (!this.#isWhole) return;
    if (this.#facts.callsOf('sendInitComplete').length > 0 || this.#facts.isNamed('sendInitComplete')) return;
    const delaying = this.#facts
      .callsOf('sendReady')
      .filter(({ node }) => isTrue((node.arguments as readonly Node[])[0]));
    const [first] = this.#loaded(delaying.map((place) => ({ place })));
    if (first) this.found.add('code-init-complete-missing', { place: first.at });
  }

  #widgets(): void {
    const without = this.#facts.widgets.filter(({ node }) => {
      const [wizard] = node.arguments as readonly Node[];
      const isOwn = (this.#facts.names.of(node.callee)?.given.length ?? 0) > 0;
      return !isOwn && (!wizard || isEmpty(wizard));
    });
    for (const { at } of this.#loaded(without.map((place) => ({ place })))) {
      this.found.add('code-wizard-missing', { place: at });
    }
  }
}

/** The scripts of a package, without the runtime libraries: those first that the start page loads. */
function* scriptsOf(files: readonly PackageFile[], loaded: ReadonlySet<string>): Generator<Script> {
  const all = files
    .filter(({ name }) => hasScripts(name) && !isLibrary(name))
    .map((file) => ({ file, isLoaded: file.name === 'index.html' || loaded.has(file.name) }));
  let left = MOST_BYTES;
  for (const { file, isLoaded } of [...all.filter((each) => each.isLoaded), ...all.filter((each) => !each.isLoaded)]) {
    const { name, bytes } = file;
    const shown = textForMessage(name);
    if (bytes.length > left) {
      yield { file: shown, text: undefined, isLoaded, placeOf: () => shown };
      continue;
    }
    left -= bytes.length;
    const text = fileText(bytes);
    const lines = new LineIndex(text);
    const placeAt = (offset: number): string => `${shown}:${lines.at(offset).line}`;
    const inline = scriptsIn(name, text).map(([from, script]) => ({ from, script, isText: true }));
    const onEvents = handlersIn(name, text).map(([from, script]) => ({ from, script, isText: false }));
    for (const { from, script, isText } of [...inline, ...onEvents].sort((a, b) => a.from - b.from)) {
      const placeOf = (offset: number): string => placeAt(isText ? from + offset : from);
      yield { file: shown, text: script, isLoaded, placeOf };
    }
  }
}

function programOf({ node, scope }: Place): Node {
  let program = node;
  for (let around = scope; around; around = around.scope) program = around.node;
  return program;
}

/** What an element calls its Id, also where the key is misspelt. */
function idsOf(element: unknown): string[] {
  if (!isRecord(element)) return [];
  return Object.entries(element).flatMap(([key, id]) => (/^id$/i.test(key) && typeof id === 'string' ? [id] : []));
}

/** The Ids that Conditions of an element test, apart from its own. */
function targetsOf(element: unknown): unknown[] {
  const id = fieldOf(element, 'Id');
  return conditionsOf(element)
    .conditions.map((condition) => fieldOf(condition, 'TargetId'))
    .filter((target) => target !== id);
}

/** Whether a widget says that it can be printed; undefined: in a way that is a finding of its own. */
function printSupport(data: Readonly<Record<string, unknown>>): boolean | undefined {
  const options = own(data, 'Options') ?? {};
  if (!isRecord(options)) return undefined;
  const [value = false, ...others] = [data, options].flatMap((each) =>
    Object.keys(each).flatMap((key) => (/^hasprintsupport$/i.test(key) ? [each[key]] : []))
  );
  if (value === false) return others.length > 0 ? undefined : false;
  return own(options, 'HasPrintSupport') === true ? true : undefined;
}

/** `true`, also as it is minified. */
function isTrue(node: Node | undefined): boolean {
  if (node?.type === 'Literal') return node.value === true;
  return node?.type === 'UnaryExpression' && node.operator === '!' && (node.argument as Node).value === 0;
}
