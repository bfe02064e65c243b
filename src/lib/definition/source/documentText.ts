import { applySplices, styleOf, type Splice } from '../../ascdata/textStyle.js';
import { commonEnds } from '../../ascdata/alignment.js';
import { contentStart } from '../../ascdata/sourceText.js';
import { lineHunks } from '../../package/mergeText.js';
import { changedPart } from './lines.js';

const LINE_END = /\r\n?/g;
/** A carriage return that is a line end of its own. Nobody writes such files any more; JSON allows them. */
const LONE_RETURN = /\r(?!\n)/;
/** A change of so many characters in one piece is taken as it is; of a longer one, the lines are compared. */
const ONE_PIECE = 400;
/** Beyond so many characters, comparing lines takes longer than a key may. */
const MOST_COMPARED = 100_000;

/**
 * The text of a file, and the document that an editor makes of it: without its byte order mark, each line end one character. Edits of the
 * document change only their own characters of the file.
 */
export class DocumentText {
  readonly document: string;
  readonly #start: number;
  readonly #lineEnd: string;
  /** Where in the document the line ends of two characters are. */
  readonly #pairs: readonly number[];

  constructor(readonly text: string) {
    this.#start = contentStart(text);
    const content = text.slice(this.#start);
    this.document = content.includes('\r') ? content.replaceAll(LINE_END, '\n') : content;
    this.#pairs = pairsIn(content);
    this.#lineEnd = styleOf(text).lineEnd;
  }

  /** The place in the document of one in the file. */
  toDocument(offset: number): number {
    const at = Math.max(0, offset - this.#start);
    let [low, high] = [0, this.#pairs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#pairs[middle]! + middle < at) low = middle + 1;
      else high = middle;
    }
    return Math.min(this.document.length, at - low);
  }

  /** The place in the file of one in the document. */
  toText(at: number): number {
    let [low, high] = [0, this.#pairs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#pairs[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return this.#start + at + low;
  }

  /** The file after edits of the document, which are in its order and do not overlap. */
  edited(splices: readonly Splice[]): DocumentText {
    const inText = splices.map(({ offset, length, content }) => {
      const from = this.toText(offset);
      return {
        offset: from,
        length: this.toText(offset + length) - from,
        content: content.replaceAll('\n', this.#lineEnd)
      };
    });
    const after = new DocumentText(applySplices(this.text, inText));
    if (!LONE_RETURN.test(after.text)) return after;
    // Beside a return of its own, another line end could become one with it.
    const wanted = applySplices(this.document, splices);
    const mark = this.text.slice(0, this.#start);
    return after.document === wanted ? after : new DocumentText(mark + wanted.replaceAll('\n', this.#lineEnd));
  }

  /** What turns this document into that of another text, in as few and small pieces as lines and words tell. */
  splicesTo({ document }: DocumentText): readonly Splice[] {
    const before = this.document;
    if (document === before) return [];
    const [offset, end] = commonEnds(before, document);
    const piece = {
      offset,
      length: before.length - end - offset,
      content: document.slice(offset, document.length - end)
    };
    if (Math.max(piece.length, piece.content.length) <= ONE_PIECE) return [piece];
    const { from, old, fresh } = changedPart(before, document);
    if (Math.max(old.length, fresh.length) > MOST_COMPARED) return [piece];
    return lineHunks(old, fresh).map((hunk) => ({ ...hunk, offset: hunk.offset + from }));
  }
}

function pairsIn(content: string): number[] {
  const pairs: number[] = [];
  for (let at = content.indexOf('\r\n'); at >= 0; at = content.indexOf('\r\n', at + 2)) pairs.push(at - pairs.length);
  return pairs;
}
