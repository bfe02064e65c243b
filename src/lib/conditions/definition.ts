import { conditionsOf, fieldOf } from '../ascdata/conditions/evaluate.js';
import { dataOf, placedElements, valueAt } from '../ascdata/elements.js';
import { placeOf } from '../ascdata/findingPlace.js';
import { pointerTokens, type Finding } from '../ascdata/findings.js';
import { parse, type ParsedDocument, type SourceRange } from '../ascdata/parse.js';
import { linesOf } from '../ascdata/lineIndex.js';

/** A piece of the source text, as whole lines. */
export interface SourcePart {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** An ascData.json as the workspace reads it: which elements have rules, which settings they read, and where each is in the source. */
export class Definition {
  /** Positions in `Elements` of the elements that have a rule, by Id, in the author's order. */
  readonly rules: ReadonlyMap<string, number>;
  /** By Id of a setting that rules read: the Ids of the elements whose rules do, in the author's order. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
  /** By Id of an element with a rule: the Ids of the settings it reads, each once, in the order of its conditions. */
  readonly reads: ReadonlyMap<string, readonly string[]>;
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #data: unknown;
  #document: ParsedDocument | undefined;

  constructor(readonly source: string) {
    this.#data = dataOf(source);
    const placed = placedElements(this.#data);
    const known = new Set(placed.map(({ element }) => element.Id));
    this.#indexes = new Map(placed.map(({ element, index }) => [element.Id, index]));
    const ruled = placed.filter(({ element }) => conditionsOf(element).conditions.length > 0);
    this.rules = new Map(ruled.map(({ element, index }) => [element.Id, index]));
    this.reads = new Map(ruled.map(({ element }) => [element.Id, targetsOf(element, known)]));
    const readers = new Map<string, string[]>();
    for (const [id, targets] of this.reads) {
      for (const target of targets) {
        const ids = readers.get(target);
        if (ids) ids.push(id);
        else readers.set(target, [id]);
      }
    }
    this.readers = readers;
  }

  /** JSON Pointer of an element or one of its conditions; undefined if there is none. */
  pointer(id: string, condition?: number): string | undefined {
    const index = this.#indexes.get(id);
    if (index === undefined) return undefined;
    return condition === undefined ? `/Elements/${index}` : `/Elements/${index}/Options/Conditions/${condition}`;
  }

  /** Where a JSON Pointer leads to in the file. */
  locate(pointer: string): SourceRange | undefined {
    return this.#parsed.locate(pointer);
  }

  /** The place of a finding in the file, as the check of a package gives it. */
  placeOf(found: Pick<Finding, 'code' | 'pointer'>): SourceRange | undefined {
    return placeOf(found, this.#parsed);
  }

  /** The element a JSON Pointer leads into, as in the file. */
  elementAt(pointer: string): unknown {
    const [, index] = pointerTokens(pointer);
    return valueAt(this.#data, `/Elements/${index}`);
  }

  /** Location of an element, or one of its conditions, in the file. */
  place(id: string, condition?: number): SourceRange | undefined {
    const pointer = this.pointer(id, condition);
    return pointer === undefined ? undefined : this.#parsed.locate(pointer);
  }

  /** The lines of an element's rule; of the whole element where it has none. */
  part(id: string): SourcePart | undefined {
    const element = this.pointer(id);
    if (element === undefined) return undefined;
    const rule = this.#parsed.locateKey(`${element}/Options/Conditions`);
    const value = this.#parsed.locate(rule ? `${element}/Options/Conditions` : element);
    if (!value) return undefined;
    const from = (rule ?? value).line;
    const { length } = linesOf(this.source.slice(value.offset, value.offset + value.length));
    const to = value.line + length - 1;
    return { from, to, lines: linesOf(this.source).slice(from - 1, to) };
  }

  /** Locations are computed on first use. */
  get #parsed(): ParsedDocument {
    this.#document ??= parse(this.source);
    return this.#document;
  }
}

function targetsOf(element: unknown, known: ReadonlySet<string>): string[] {
  const targets = conditionsOf(element).conditions.map((condition) => fieldOf(condition, 'TargetId'));
  return [...new Set(targets)].filter((id): id is string => typeof id === 'string' && known.has(id));
}
