import { MAX_BYTES, MAX_MEGABYTES } from './decode.js';
import { pointerToken, pointerTokens, type Finding } from './findings.js';
import { dataOf } from './elements.js';
import { contentStart } from './sourceText.js';
import { LineIndex } from './lineIndex.js';
import { finding } from './finding.js';
import { decodeString, scan, stringEnd, type PositionTable, type RepeatedKey, type ScanProblem } from './scan.js';

/** A place in a source text. Line and column count from 1 (columns in UTF-16 units), offset from 0. */
export interface SourceRange {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  readonly length: number;
}

/** A member of an object or an entry of an array in a text. */
export interface Part {
  /** Of an entry, its number. */
  readonly key: string;
  /** Where it begins: at its key, if it has one. */
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

export interface ParsedDocument {
  readonly text: string;
  /** The result of JSON.parse; absent if the text is not JSON or too deep. `__proto__` is an own property in it. */
  readonly data?: unknown;
  readonly findings: Finding[];
  /** Repeated keys beyond those in `findings`. */
  readonly unlistedKeyCount: number;
  /** The position of the value at a JSON Pointer; undefined if there is none. */
  locate(pointer: string): SourceRange | undefined;
  /** As `locate`, for the key before the value. Undefined in arrays and at the root. */
  locateKey(pointer: string): SourceRange | undefined;
  /** The members of the object or entries of the array at a pointer, in the order of the text; a repeated key each time. */
  partsAt(pointer: string): Part[];
  /** Number of values at and below a pointer; 0 if there are none. */
  sizeAt(pointer: string): number;
  /** The sizes of all entries of an object or array, in the order of the text. */
  childSizes(pointer: string): number[];
}

/**
 * Reads a text as JSON. Returns the data and the positions of everything in it, or the reason why it is not JSON. Never throws,
 * and limits time, depth and memory for any input. A leading byte order mark is tolerated.
 */
export function parse(text: string): ParsedDocument {
  const lines = new LineIndex(text);
  if (text.length > MAX_BYTES) {
    return unread(text, finding('file-too-large', '', { limit: MAX_MEGABYTES }));
  }
  const { positions, problem, repeatedKeys, repeatedKeyCount } = scan(text, contentStart(text));
  if (problem) return unread(text, syntaxFinding(problem, lines));
  const findings = repeatedKeys.map((repeated) => repeatedKeyFinding(repeated, lines));
  const index = new PointerIndex(text, positions);
  const placeOf = (start: number, end: number): SourceRange => ({
    ...lines.at(start),
    offset: start,
    length: end - start
  });
  return {
    text,
    data: dataOf(text),
    findings,
    unlistedKeyCount: repeatedKeyCount - findings.length,
    locate(pointer) {
      const node = index.find(pointer);
      return node === undefined ? undefined : placeOf(positions.start(node), positions.end(node));
    },
    locateKey(pointer) {
      const key = positions.key(index.find(pointer) ?? 0);
      return key < 0 ? undefined : placeOf(key, stringEnd(text, key));
    },
    partsAt(pointer) {
      const parent = index.find(pointer);
      return parent === undefined
        ? []
        : positions.children(parent).map((node, at) => partOf(text, positions, node, at));
    },
    sizeAt(pointer) {
      const node = index.find(pointer);
      return node === undefined ? 0 : positions.next(node) - node;
    },
    childSizes(pointer) {
      const parent = index.find(pointer);
      return parent === undefined ? [] : positions.children(parent).map((node) => positions.next(node) - node);
    }
  };
}

function partOf(text: string, positions: PositionTable, node: number, at: number): Part {
  const [key, valueStart, end] = [positions.key(node), positions.start(node), positions.end(node)];
  if (key < 0) return { key: String(at), start: valueStart, valueStart, end };
  return { key: decodeString(text, key, stringEnd(text, key)), start: key, valueStart, end };
}

function unread(text: string, problem: Finding): ParsedDocument {
  const nothing = (): undefined => undefined;
  return {
    text,
    findings: [problem],
    unlistedKeyCount: 0,
    locate: nothing,
    locateKey: nothing,
    partsAt: () => [],
    sizeAt: () => 0,
    childSizes: () => []
  };
}

function syntaxFinding(problem: ScanProblem, lines: LineIndex): Finding {
  return { ...problem.finding((offset) => lines.at(offset).line), ...lines.at(problem.offset) };
}

function repeatedKeyFinding({ path, offset }: RepeatedKey, lines: LineIndex): Finding {
  const pointer = path.map((token) => `/${pointerToken(token)}`).join('');
  return { ...finding('duplicate-key', pointer, { key: String(path.at(-1)) }), ...lines.at(offset) };
}

/** Finds values by JSON Pointer. The children of an object or array are listed once, on first use. */
class PointerIndex {
  readonly #children = new Map<number, ReadonlyMap<string, number>>();

  constructor(
    private readonly text: string,
    private readonly places: PositionTable
  ) {}

  find(pointer: string): number | undefined {
    let node: number | undefined = 0;
    for (const token of pointerTokens(pointer)) {
      if (node === undefined) return undefined;
      node = this.#childrenOf(node).get(token);
    }
    return node;
  }

  #childrenOf(parent: number): ReadonlyMap<string, number> {
    const listed = this.#children.get(parent);
    if (listed) return listed;
    const result = new Map<string, number>();
    const { places, text } = this;
    places.children(parent).forEach((node, at) => result.set(partOf(text, places, node, at).key, node));
    this.#children.set(parent, result);
    return result;
  }
}
