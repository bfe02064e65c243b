import type { PlacedElement } from '../../ascdata/elements.js';
import { ORDER } from '../../ascdata/definition/changes.js';
import { readDefinition } from '../../ascdata/definition/reading.js';
import type { DocumentText } from './documentText.js';

/** From where to where in a document. */
type Span = readonly [from: number, to: number];

/** Where the parts of a definition are in the document of its text. */
export class DefinitionPlaces {
  readonly #doc: ReturnType<typeof readDefinition>;
  /** Of each entry of Elements, in the order of the file. */
  readonly elements: readonly Span[];

  constructor(private readonly file: DocumentText) {
    this.#doc = readDefinition(file.text);
    this.elements = this.#doc.partsAt(ORDER).map(({ start, end }) => [file.toDocument(start), file.toDocument(end)]);
  }

  /** The value at a JSON Pointer; of one of several lines, its key, or the bracket that opens it. */
  at(pointer: string): Span | undefined {
    const value = this.#doc.locate(pointer);
    if (!value) return undefined;
    const span = this.#span(value);
    if (!this.file.document.slice(...span).includes('\n')) return span;
    const key = this.#doc.locateKey(pointer);
    return key ? this.#span(key) : [span[0], span[0] + 1];
  }

  /** All of an element, or of what the widget has before them. */
  of(placed: PlacedElement | undefined): Span | undefined {
    if (placed) return this.elements[placed.index];
    const [start, list] = [this.#doc.locate(''), this.#doc.locateKey(ORDER)];
    if (!start) return undefined;
    const [from, to] = this.#span(start);
    return [from, list ? Math.max(from, this.file.toDocument(list.offset) - 1) : to];
  }

  /** The place in Elements of what is at an offset of the document; undefined: it is in none of them. */
  elementAt(at: number): number | undefined {
    const index = this.elements.findIndex(([from, to]) => at >= from && at <= to);
    return index < 0 ? undefined : index;
  }

  /** What is between the brackets of each other element, if it has several lines: to be folded. */
  foldable(but: number | undefined): { from: number; to: number }[] {
    return this.elements.flatMap(([from, to], index) =>
      index !== but && this.file.document.slice(from, to).includes('\n') ? [{ from: from + 1, to: to - 1 }] : []
    );
  }

  #span({ offset, length }: { readonly offset: number; readonly length: number }): Span {
    return [this.file.toDocument(offset), this.file.toDocument(offset + length)];
  }
}
