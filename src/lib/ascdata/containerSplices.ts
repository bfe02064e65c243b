import { own, valueAt } from './elements.js';
import type { ParsedDocument, Part } from './parse.js';
import { indentAt, isFilled, isOnOwnLine, render, type Splice, type Style } from './textStyle.js';

/** What leaves an object or array, and what joins it. */
export interface PartChanges {
  /** Keys, or numbers of entries. */
  readonly removed: Set<string>;
  /** Members with their key, or entries. */
  readonly added: { readonly key?: string; readonly value: unknown }[];
  /** The number of the entry before which they are added; undefined: at the end. */
  before?: number;
}

/**
 * The splices that take parts out of an object or array and add others. A part that leaves takes along its comma and the white space
 * before it; one that joins stands as its neighbour does. The parts that stay are not touched.
 */
export function containerSplices(
  doc: ParsedDocument,
  pointer: string,
  { removed, added, before }: PartChanges,
  style: Style
): Splice[] {
  const container = new Container(doc, pointer, style);
  const { parts } = container;
  const end = before ?? parts.length;
  const kept = parts.flatMap(({ key }, at) => (removed.has(key) ? [] : [at]));
  const slot = kept.filter((at) => at < end).length;
  if (kept.length === 0) return [container.emptied(added)];
  return Array.from({ length: kept.length + 1 }, (_, at) => at).flatMap((at) => {
    const [left, right] = [kept[at - 1], kept[at]];
    return container.between(left, right, at === slot ? added : []);
  });
}

class Container {
  readonly parts: readonly Part[];
  private readonly text: string;
  private readonly container: object;
  #siblings: ReadonlyMap<string, Part> | undefined;
  private readonly start: number;
  private readonly end: number;

  constructor(
    private readonly doc: ParsedDocument,
    private readonly pointer: string,
    private readonly style: Style
  ) {
    const { offset, length } = doc.locate(pointer)!;
    [this.text, this.start, this.end] = [doc.text, offset, offset + length];
    this.parts = doc.partsAt(pointer);
    const container = valueAt(doc.data, pointer);
    this.container = typeof container === 'object' && container !== null ? container : {};
  }

  /** Puts additions between two kept parts, instead of the removed ones there. */
  between(left: number | undefined, right: number | undefined, added: PartChanges['added']): Splice[] {
    const { parts } = this;
    const gone = parts.slice(left === undefined ? 0 : left + 1, right);
    if (gone.length + added.length === 0) return [];
    if (left === undefined) {
      const [from, to] = [parts[0]!.start, parts[right!]!.start];
      const gap = this.gapBefore(parts.length > 1 ? 1 : 0);
      return [splice(from, to, added.map((part) => `${this.rendered(part, gap)},${gap}`).join(''))];
    }
    const gap = this.gapBefore(left === 0 && parts.length > 1 ? 1 : left);
    const from = parts[left]!.end;
    return [splice(from, gone.at(-1)?.end ?? from, added.map((part) => `,${gap}${this.rendered(part, gap)}`).join(''))];
  }

  /** Nothing is kept: only additions remain between the brackets. */
  emptied(added: PartChanges['added']): Splice {
    const { parts, start, end } = this;
    const [first, last] = [parts[0], parts.at(-1)];
    if (added.length === 0) return splice(start + 1, end - 1, '');
    if (first && last) {
      const gap = this.gapBefore(parts.length > 1 ? 1 : 0);
      return splice(first.start, last.end, added.map((part) => this.rendered(part, gap)).join(`,${gap}`));
    }
    const gap = this.firstGap();
    const close = gap.includes('\n') ? this.style.lineEnd + indentAt(this.text, start) : gap;
    const content = added.map((part) => gap + this.rendered(part, gap)).join(',');
    return splice(start + 1, end - 1, content + close);
  }

  /** The white space of a first part: on a line of its own if the empty container stands on one. */
  private firstGap(): string {
    const { doc, pointer, start, text, style } = this;
    const isBlock = isOnOwnLine(text, doc.locateKey(pointer)?.offset ?? start);
    if (style.indent === undefined || !isBlock) return style.spaced ? ' ' : '';
    return style.lineEnd + indentAt(text, start) + style.indent;
  }

  /** The white space between a part and the comma or bracket before it, without blank lines. */
  private gapBefore(at: number): string {
    const part = this.parts[at]!;
    const previous = this.parts[at - 1];
    const before = this.text.slice(previous?.end ?? this.start + 1, part.start);
    const gap = previous ? before.slice(before.indexOf(',') + 1) : before;
    const line = /\r?\n[^\n]*$/.exec(gap)?.[0];
    if (line !== undefined) return line;
    return gap === '' && (previous || !this.style.spaced) ? '' : ' ';
  }

  private rendered({ key, value }: PartChanges['added'][number], gap: string): string {
    const like = this.siblings.get(shapeOf(value) ?? '');
    const isBlock = like ? this.text.slice(like.valueStart, like.end).includes('\n') : gap.includes('\n');
    const indent = gap.includes('\n') || !like ? gap.replace(/^.*\n/s, '') : indentAt(this.text, like.start);
    const shown = render(value, this.style, isBlock, indent);
    return key === undefined ? shown : `${JSON.stringify(key)}:${this.style.spaced ? ' ' : ''}${shown}`;
  }

  /** The last part of each shape. */
  private get siblings(): ReadonlyMap<string, Part> {
    this.#siblings ??= new Map(
      this.parts.flatMap((part) => {
        const shape = shapeOf(own(this.container, part.key));
        return shape === undefined ? [] : [[shape, part]];
      })
    );
    return this.#siblings;
  }
}

/** Values of one shape are written alike: lists or objects, flat or with others inside. */
function shapeOf(value: unknown): string | undefined {
  if (!isFilled(value)) return undefined;
  const isFlat = !Object.values(value as object).some(isFilled);
  return `${Array.isArray(value) ? 'list' : 'object'} ${isFlat ? 'flat' : 'nested'}`;
}

const splice = (from: number, to: number, content: string): Splice => ({ offset: from, length: to - from, content });
