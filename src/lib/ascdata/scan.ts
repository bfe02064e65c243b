import type { FindingSentences } from '../messages/findings.js';
import type documentSentences from '../messages/en/findings/document.js';
import { finding } from './finding.js';
import type { Finding, FindingArguments } from './findings.js';
import { codePointText } from './lines.js';

/**
 * A strict JSON reader that keeps only positions: `JSON.parse` gives the values, this gives line, column and the reason why a
 * text is refused. Positions are four numbers per value, so that 10 MB stay small; depth and number of values are limited, so
 * that no input can exhaust the stack or the memory.
 */

const MAX_DEPTH = 64;
const MAX_VALUES = 1_000_000;

type DocumentCode = keyof typeof documentSentences;
/** Each of these names the misplaced text. */
type WantedCode = 'json-name' | 'json-word' | 'json-comma-missing' | 'json-colon-missing';

/** Why a text is not read, and where. */
export class ScanProblem {
  constructor(
    readonly code: DocumentCode,
    readonly offset: number,
    /** Its message; `lineAt` gives the line of a place. */
    readonly finding: (lineAt: (offset: number) => number) => Finding
  ) {}
}

function problem<Code extends DocumentCode>(
  code: Code,
  offset: number,
  ...params: FindingArguments<FindingSentences[Code]>
): ScanProblem {
  return new ScanProblem(code, offset, () => finding(code, '', ...params));
}

export interface RepeatedKey {
  /** Reference tokens down to the repeated key. */
  readonly path: readonly (string | number)[];
  /** Where the repeated key starts. */
  readonly offset: number;
}

const STRIDE = 4;
const START = 0;
const END = 1;
/** Number of the first value after this one and everything in it. */
const NEXT = 2;
/** Start of the value's key, -1 in arrays and at the root. */
const KEY = 3;

/** Values in the order of the text; number 0 is the whole. */
export class PositionTable {
  #cells = new Int32Array(256 * STRIDE);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  open(start: number, key: number): number {
    const node = this.#count++;
    if (this.#count * STRIDE > this.#cells.length) {
      const grown = new Int32Array(this.#cells.length * 2);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    this.#cells[node * STRIDE + START] = start;
    this.#cells[node * STRIDE + KEY] = key;
    return node;
  }

  close(node: number, end: number): void {
    this.#cells[node * STRIDE + END] = end;
    this.#cells[node * STRIDE + NEXT] = this.#count;
  }

  start(node: number): number {
    return this.#cells[node * STRIDE + START] ?? 0;
  }

  end(node: number): number {
    return this.#cells[node * STRIDE + END] ?? 0;
  }

  next(node: number): number {
    return this.#cells[node * STRIDE + NEXT] ?? 0;
  }

  /** The values directly in an object or array. */
  children(parent: number): number[] {
    const result: number[] = [];
    const end = this.next(parent);
    for (let node = parent + 1; node < end; node = this.next(node)) result.push(node);
    return result;
  }

  key(node: number): number {
    return this.#cells[node * STRIDE + KEY] ?? -1;
  }
}

export interface ScanResult {
  readonly positions: PositionTable;
  readonly repeatedKeys: readonly RepeatedKey[];
  readonly repeatedKeyCount: number;
  readonly problem?: ScanProblem;
}

const MAX_REPEATED_KEYS = 1_000;
const LITERALS = ['true', 'false', 'null'] as const;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A word or number as a person sees it, for a message. */
const WORD = /[^\s,:[\]{}"]{1,40}/y;
/** Everything up to the end of a text or to a character that needs special handling. */
// eslint-disable-next-line no-control-regex -- these are the characters JSON forbids in a text
const PLAIN = /[^"\\\u0000-\u001f]*/y;

/** Reads a text from `from` on. Never throws; stops at the first problem, such as one value more than `maxValues`. */
export function scan(text: string, from: number, maxValues = MAX_VALUES): ScanResult {
  const scanner = new Scanner(text, from, maxValues);
  try {
    scanner.document();
    return scanner.result();
  } catch (error) {
    if (!(error instanceof ScanProblem)) throw error;
    return { ...scanner.result(), problem: error };
  }
}

class Scanner {
  readonly #places = new PositionTable();
  readonly #repeatedKeys: RepeatedKey[] = [];
  #repeatedKeyCount = 0;
  readonly #path: (string | number)[] = [];
  readonly #openers: number[] = [];
  #lastKey = -1;
  #at: number;

  constructor(
    private readonly text: string,
    from: number,
    private readonly maxValues: number
  ) {
    this.#at = from;
  }

  result(): ScanResult {
    return { positions: this.#places, repeatedKeys: this.#repeatedKeys, repeatedKeyCount: this.#repeatedKeyCount };
  }

  document(): void {
    this.#space();
    if (this.#at >= this.text.length) throw problem('json-empty', this.#at);
    this.#value(-1);
    this.#space();
    if (this.#at < this.text.length) throw problem('json-extra-text', this.#at, { found: this.#found() });
  }

  #value(key: number): void {
    const { maxValues } = this;
    if (this.#places.count >= maxValues) throw problem('json-too-many-values', this.#at, { limit: maxValues });
    const node = this.#places.open(this.#at, key);
    const char = this.text[this.#at];
    if (char === '{') this.#container('}', () => this.#member());
    else if (char === '[') this.#container(']', (index) => this.#entry(index));
    else if (char === '"') this.#string();
    else if (char !== undefined && /[-+.\d]/.test(char)) this.#number();
    else this.#literal();
    this.#places.close(node, this.#at);
  }

  #container(closer: '}' | ']', part: (index: number) => void): void {
    if (this.#openers.length >= MAX_DEPTH) throw problem('json-too-deep', this.#at, { limit: MAX_DEPTH });
    this.#openers.push(this.#at++);
    const keys = closer === '}' ? new Set<string>() : undefined;
    this.#space();
    for (let index = 0; this.text[this.#at] !== closer; index++) {
      if (keys) this.#name(keys);
      part(index);
      this.#path.pop();
      this.#space();
      if (this.text[this.#at] === closer) break;
      this.#comma(closer);
    }
    this.#at++;
    this.#openers.pop();
  }

  #member(): void {
    const key = this.#lastKey;
    this.#space();
    if (this.text[this.#at] !== ':') throw this.#unexpected('json-colon-missing');
    this.#at++;
    this.#space();
    this.#value(key);
  }

  #entry(index: number): void {
    this.#path.push(index);
    this.#value(-1);
  }

  #name(keys: Set<string>): void {
    if (this.text[this.#at] !== '"') throw this.#unexpected('json-name');
    const start = (this.#lastKey = this.#at);
    this.#string();
    const key = decodeString(this.text, start, this.#at);
    this.#path.push(key);
    if (!keys.has(key)) keys.add(key);
    else if (this.#repeatedKeyCount++ < MAX_REPEATED_KEYS) {
      this.#repeatedKeys.push({ path: [...this.#path], offset: start });
    }
  }

  #comma(closer: string): void {
    if (this.text[this.#at] !== ',') throw this.#unexpected('json-comma-missing');
    const comma = this.#at++;
    this.#space();
    const next = this.text[this.#at];
    if (next === closer || next === ',') throw problem('json-comma-extra', comma);
  }

  #string(): void {
    const start = this.#at++;
    for (;;) {
      PLAIN.lastIndex = this.#at;
      PLAIN.test(this.text);
      this.#at = PLAIN.lastIndex;
      const char = this.text[this.#at];
      if (char === '"') break;
      if (char === '\\') this.#escape();
      else if (char === undefined || char === '\n' || char === '\r') throw problem('json-text-unclosed', start);
      else throw problem('json-text-character', this.#at, controlCharacter(char));
    }
    this.#at++;
  }

  #escape(): void {
    const next = this.text[this.#at + 1] ?? '';
    const length = next === 'u' && /^[0-9a-fA-F]{4}$/.test(this.text.slice(this.#at + 2, this.#at + 6)) ? 6 : 2;
    if (length === 2 && (next === '' || !'"\\/bfnrt'.includes(next))) {
      throw problem('json-text-escape', this.#at, { found: this.text.slice(this.#at, this.#at + 2).trim() });
    }
    this.#at += length;
  }

  #number(): void {
    NUMBER.lastIndex = this.#at;
    const end = NUMBER.test(this.text) ? NUMBER.lastIndex : this.#at;
    const next = this.text[end] ?? '';
    if (end === this.#at || /[\w.+-]/.test(next)) {
      throw problem('json-number', this.#at, { found: this.#found() });
    }
    this.#at = end;
  }

  #literal(): void {
    const literal = LITERALS.find((word) => this.text.startsWith(word, this.#at));
    if (!literal || /[\w$]/.test(this.text[this.#at + literal.length] ?? '')) throw this.#unexpected('json-word');
    this.#at += literal.length;
  }

  /** Skips white space as JSON knows it. */
  #space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at++;
    }
  }

  /** The problem for something other than `wanted`. */
  #unexpected(wanted: WantedCode): ScanProblem {
    const char = this.text[this.#at];
    if (char === undefined) return this.#unclosed();
    if (char === '#' || this.text.startsWith('//', this.#at) || this.text.startsWith('/*', this.#at)) {
      return problem('json-comment', this.#at);
    }
    const found = this.#found();
    const startsSomething = /["\w'[{-]/.test(char);
    const code = wanted === 'json-comma-missing' && !startsSomething ? 'json-syntax' : wanted;
    if (code === 'json-name' && char === ',') return problem('json-comma-extra', this.#at);
    return problem(code === 'json-word' && !/[\w'$+.\p{L}]/u.test(char) ? 'json-syntax' : code, this.#at, {
      found
    });
  }

  #unclosed(): ScanProblem {
    const opener = this.#openers.at(-1);
    if (opener === undefined) return problem('json-empty', this.#at);
    const bracket = this.text[opener] ?? '';
    return new ScanProblem('json-unexpected-end', this.text.length, (lineAt) =>
      finding('json-unexpected-end', '', { opener: bracket, line: lineAt(opener) })
    );
  }

  #found(): string {
    WORD.lastIndex = this.#at;
    const word = WORD.test(this.text) ? this.text.slice(this.#at, WORD.lastIndex) : '';
    return word !== '' ? word : String.fromCodePoint(this.text.codePointAt(this.#at) ?? 0x20);
  }
}

/** The text a JSON string spells, its quotation marks at `start` and `end - 1`. */
export function decodeString(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
}

/** The end of the JSON string at `start`, in a valid text. */
export function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function controlCharacter(char: string): { character: string; escape: string } {
  if (char === '\t') return { character: 'Tab', escape: '\\t' };
  const character = codePointText(char);
  return { character, escape: character.toLowerCase().replace('u+', '\\u') };
}
