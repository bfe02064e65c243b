import { LineIndex } from '../lineIndex.js';
import { parse, type ParsedDocument, type Part, type SourceRange } from '../parse.js';
import { isRecord } from '../elements.js';

/** Round an element, so that it is read as in its file. */
const [HEAD, TAIL] = ['{"Elements":[', ']}'];
const PLACE = /^\/Elements\/(0|[1-9]\d*)(?=\/|$)/;

/** An element that was read alone. */
interface Piece {
  readonly written: string;
  readonly element: unknown;
  readonly doc: ParsedDocument;
}

/** An element, read alone; undefined: it is not the JSON of one value. */
export function pieceOf(text: string): Piece | undefined {
  const doc = parse(HEAD + text + TAIL);
  const list = isRecord(doc.data) ? (doc.data.Elements as readonly unknown[]) : [];
  // The text of the piece, so that it does not hold the whole one.
  const written = doc.text.slice(HEAD.length, -TAIL.length);
  const [part] = doc.partsAt('/Elements');
  const isWhole = list.length === 1 && part?.start === HEAD.length && part.end === HEAD.length + text.length;
  return isWhole ? { written, element: list[0], doc } : undefined;
}

/** Where an element stands in a text. */
type Place = Pick<Part, 'start' | 'end'>;

/** A definition of which single elements were read: places in it are found in these, and only others make it be read as a whole. */
export class PiecedDocument implements ParsedDocument {
  readonly #lines: LineIndex;
  #whole: ParsedDocument | undefined;

  /** @param pieces those that were read, by their place; others follow */
  constructor(
    readonly text: string,
    readonly data: unknown,
    private readonly places: readonly Place[],
    private readonly pieces: Map<number, Piece>
  ) {
    this.#lines = new LineIndex(text);
  }

  get findings(): ParsedDocument['findings'] {
    return this.#read.findings;
  }

  get unlistedKeyCount(): number {
    return this.#read.unlistedKeyCount;
  }

  locate(pointer: string): SourceRange | undefined {
    const { doc, within, by } = this.#at(pointer);
    return this.#range(doc.locate(within), by);
  }

  locateKey(pointer: string): SourceRange | undefined {
    const { doc, within, by } = this.#at(pointer);
    return this.#range(doc.locateKey(within), by);
  }

  partsAt(pointer: string): Part[] {
    if (pointer === '/Elements')
      return this.places.map(({ start, end }, at) => ({ key: String(at), start, valueStart: start, end }));
    const { doc, within, by } = this.#at(pointer);
    return doc.partsAt(within).map(({ key, start, valueStart, end }) => ({
      key,
      start: start + by,
      valueStart: valueStart + by,
      end: end + by
    }));
  }

  sizeAt(pointer: string): number {
    const { doc, within } = this.#at(pointer);
    return doc.sizeAt(within);
  }

  childSizes(pointer: string): number[] {
    const { doc, within } = this.#at(pointer);
    return doc.childSizes(within);
  }

  get #read(): ParsedDocument {
    return (this.#whole ??= parse(this.text));
  }

  /** What was read that has a place, the pointer there, and how much further on it stands here. */
  #at(pointer: string): { readonly doc: ParsedDocument; readonly within: string; readonly by: number } {
    const [head, index] = PLACE.exec(pointer) ?? [];
    const place = this.places[Number(index)];
    if (head === undefined || !place) return { doc: this.#read, within: pointer, by: 0 };
    const piece = this.pieces.get(Number(index)) ?? pieceOf(this.text.slice(place.start, place.end))!;
    this.pieces.set(Number(index), piece);
    return { doc: piece.doc, within: `/Elements/0${pointer.slice(head.length)}`, by: place.start - HEAD.length };
  }

  /** Lines are counted only where somebody asks for them. */
  #range(found: SourceRange | undefined, by: number): SourceRange | undefined {
    if (!found) return undefined;
    const offset = found.offset + by;
    const lines = this.#lines;
    return {
      offset,
      length: found.length,
      get line() {
        return lines.at(offset).line;
      },
      get column() {
        return lines.at(offset).column;
      }
    };
  }
}
