import { TESTS_FILE } from '../ascdata/conditions/ruletests/format.js';
import { testChanges, type TestChange } from '../ascdata/conditions/ruletests/suite.js';
import { definitionChanges, prepareChanges, RULE, type DefinitionChange } from '../ascdata/definition/changes.js';
import { idChanges, renamedIds, type Renames } from '../ascdata/definition/pairs.js';
import { readDefinition } from '../ascdata/definition/reading.js';
import { recovered } from '../ascdata/definition/recovery.js';
import { withIds } from '../ascdata/definition/renames.js';
import { editParsed } from '../ascdata/editText.js';
import type { Fix } from '../ascdata/findings.js';
import { parse } from '../ascdata/parse.js';
import { sameJson } from '../datatypes/shared/equal.js';

/** Steps kept; older ones are forgotten, the edits stay. */
const MOST_STEPS = 200;

/** The texts of a package that are edited here. */
export interface Edited {
  /** ascData.json. */
  readonly source: string;
  /** conditions.tests.json; undefined: none. */
  readonly tests: string | undefined;
  /** Every other file that differs from the package, by its path. */
  readonly files: ReadonlyMap<string, string>;
  /** What was renamed since the package was saved; absent: nothing. */
  readonly renames?: Renames;
}

/** The texts of a working copy, with those before and after them. */
export interface Steps {
  readonly now: Edited;
  readonly done: readonly Edited[];
  readonly undone: readonly Edited[];
}

/** A text of ascData.json that is JSON, and what it holds. */
interface Readable {
  readonly source: string;
  readonly data: unknown;
}

const NO_RENAMES: Renames = [];
const NO_FILES: ReadonlyMap<string, string> = new Map();

/** The files of a package while they are edited, with one history. */
export class WorkingCopy {
  #now: Edited = $state.raw()!;
  #done: readonly Edited[] = $state.raw([]);
  #undone: readonly Edited[] = $state.raw([]);
  #readable: Readable = $state.raw()!;
  #isBroken = $state(false);
  #originals: ReadonlyMap<string, string> = $state.raw(NO_FILES);

  /** What is typed into one control is one step: the one that is still open. */
  #typing: string | undefined;

  readonly saved: Edited;
  /** The other files that differ from the package, by their path; the same map while they are the same. */
  readonly files: ReadonlyMap<string, string> = $derived.by(() => this.#now.files);
  /** What was renamed since the package was saved; the same list while that is the same. */
  readonly renames: Renames = $derived.by(() => this.#now.renames ?? NO_RENAMES);
  /** What differs from the definition in the package. While ascData.json cannot be read, as when it last could. */
  readonly changes: readonly DefinitionChange[] = $derived.by(() => {
    if (!isJson(this.saved.source)) return [];
    return [...idChanges(this.#ids), ...definitionChanges(this.#named.source, this.#readable.source)];
  });
  /** The tests that differ from those in the package. */
  readonly testChanges: readonly TestChange[] = $derived.by(() => testChanges(this.#named.tests, this.tests));
  readonly #ids = $derived.by(() => renamedIds(this.renames));
  /** The package with the Ids of now, so that what only follows a new Id is no change of its own. */
  readonly #named = $derived.by(() => (this.#ids.size === 0 ? this.saved : withIds(this.saved, this.#ids)));

  constructor(saved: Omit<Edited, 'files'>) {
    this.saved = { ...saved, files: NO_FILES };
    this.#now = this.saved;
    this.#readable = { source: '{}', data: {} };
    if (!this.read()) {
      const source = recovered(saved.source);
      this.#readable = { source, data: readDefinition(source).data };
    }
  }

  /** ascData.json as edited. */
  get source(): string {
    return this.#now.source;
  }

  /** conditions.tests.json as edited; undefined: none. */
  get tests(): string | undefined {
    return this.#now.tests;
  }

  /** All texts as edited. */
  get now(): Edited {
    return this.#now;
  }

  /**
   * ascData.json when it last was JSON, and was read: what is made of it stays as it was until it can be read again. Of a package in which
   * it never was, what can be told of its elements.
   */
  get readable(): Readable {
    return this.#readable;
  }

  /** Whether ascData.json was read and is not JSON. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** The other files as they are in the package, by their path: those that were read. */
  get originals(): ReadonlyMap<string, string> {
    return this.#originals;
  }

  /** What the edits were made to. */
  get base(): Edited {
    return { ...this.saved, files: this.#originals };
  }

  get dirty(): boolean {
    return !isSame(this.#now, this.saved);
  }

  /** Whether ascData.json differs in a way that no change of the definition tells: in how it is written. */
  get isRewritten(): boolean {
    return this.source !== this.saved.source && (this.isBroken || this.changes.length === 0);
  }

  /** How many places of the definition, tests and other files differ. */
  get count(): number {
    return this.changes.length + this.testChanges.length + this.files.size + Number(this.isRewritten);
  }

  /** How many of them are neither in rules nor in tests. */
  get beyondRules(): number {
    return this.changes.filter(({ at }) => at !== RULE).length + this.files.size + Number(this.isRewritten);
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** The text of a file as edited; undefined: it was not read, or there is none. */
  textOf(path: string): string | undefined {
    return textIn(this.#now, path) ?? this.#originals.get(path);
  }

  /** The text of a file in the package; undefined: it was not read, or there is none. */
  savedTextOf(path: string): string | undefined {
    return textIn(this.base, path);
  }

  /** Takes the saved definition apart beforehand, so that telling the first change need not. */
  prepare(): void {
    prepareChanges(this.saved.source);
  }

  /** Replaces the text of a file, as `edit` does. ascData.json is not read again: typing goes on, and `read` follows when it rests. */
  type(path: string, text: string, typing?: string): void {
    if (path === 'ascData.json') this.#edit({ source: text }, typing);
    else if (path === TESTS_FILE) this.#edit({ tests: text }, typing);
    else this.#edit({ files: new Map(this.files).set(path, text) }, typing);
  }

  /** Replaces the present texts, as one step. Edits in a row with the same `typing` are one. */
  edit(change: Partial<Edited>, typing?: string): void {
    this.#edit(change, typing);
    this.read();
  }

  /** Takes what was kept of edits made before: no step, so that taking back the next one leaves it. */
  restore(change: Partial<Edited>): void {
    this.edit(change);
    this.#done = [];
    this.seal();
  }

  /** What can be taken back, and made again. */
  get steps(): Steps {
    return { now: this.#now, done: this.#done, undone: this.#undone };
  }

  /** Takes the steps of another copy that came to the same texts. @returns whether it did */
  goOn({ now, done, undone }: Steps): boolean {
    if (!isSame(now, this.#now) || !sameJson(now.renames ?? NO_RENAMES, this.renames)) return false;
    this.#done = done;
    this.#undone = undone;
    this.seal();
    return true;
  }

  /** Reads ascData.json as it is now. @returns whether it is JSON */
  read(): boolean {
    const { source } = this;
    if (source === this.#readable.source) this.#isBroken = false;
    else {
      const { data } = readDefinition(source);
      this.#isBroken = data === undefined;
      if (!this.#isBroken) this.#readable = { source, data };
    }
    return !this.#isBroken;
  }

  /**
   * ascData.json with the edits of a fix; undefined: it was found in another text, where they would hit something else.
   * @param found the text that it was found in
   */
  fixed({ edits }: Pick<Fix, 'edits'>, found: string | undefined): string | undefined {
    return found === this.source && this.read() ? editParsed(parse(this.source), edits) : undefined;
  }

  /** What is typed from now on is another step. */
  seal(): void {
    this.#typing = undefined;
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (!before) return;
    this.seal();
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, this.#now];
    this.#now = before;
    this.read();
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (!after) return;
    this.seal();
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, this.#now];
    this.#now = after;
    this.read();
  }

  /** The saved texts again, as one step. */
  discard(): void {
    this.edit({ ...this.saved, renames: NO_RENAMES });
  }

  /** Takes the texts of other files as they are in the package. */
  learn(originals: Iterable<readonly [path: string, text: string]>): void {
    this.#originals = new Map([...this.#originals, ...originals]);
  }

  /**
   * The package has another text of a file that is edited: the edits are made to that one now.
   * @param edited the text with the edits and what is new there
   */
  rebase(path: string, original: string, edited: string): void {
    this.learn([[path, original]]);
    this.#now = { ...this.#now, files: this.#differing(new Map(this.files).set(path, edited)) };
    // Earlier texts were made to what is no longer there.
    this.#done = this.dirty ? [this.saved] : [];
    this.#undone = [];
    this.seal();
  }

  #edit({ files, ...change }: Partial<Edited>, typing?: string): void {
    const next = { ...this.#now, ...change, ...(files && { files: this.#differing(files) }) };
    if (isSame(next, this.#now) && sameJson(next.renames ?? NO_RENAMES, this.renames)) return;
    const goesOn = typing !== undefined && typing === this.#typing;
    if (!goesOn) this.#done = [...this.#done, this.#now].slice(-MOST_STEPS);
    this.#typing = typing;
    this.#undone = [];
    this.#now = next;
  }

  #differing(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    return new Map([...files].filter(([path, text]) => text !== this.#originals.get(path)));
  }
}

function textIn({ source, tests, files }: Edited, path: string): string | undefined {
  if (path === 'ascData.json') return source;
  return path === TESTS_FILE ? tests : files.get(path);
}

function isSame(one: Edited, other: Edited): boolean {
  if (one.source !== other.source || one.tests !== other.tests) return false;
  if (one.files === other.files) return true;
  return one.files.size === other.files.size && [...one.files].every(([path, text]) => other.files.get(path) === text);
}

const isJson = (text: string): boolean => readDefinition(text).data !== undefined;
