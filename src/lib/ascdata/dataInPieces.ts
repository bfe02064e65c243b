import { exactIds } from './elements.js';
import { contentStart } from './sourceText.js';

/** Characters that are read at once, unless a single text is longer: a few milliseconds. */
const TOGETHER = 128 * 1024;

/** An object or array that is open at some place of the text. */
interface Container {
  readonly isList: boolean;
  /** What is read of it; undefined: nothing yet. */
  made: Record<string, unknown> | unknown[] | undefined;
  /** Where its part that is not read yet begins. */
  from: number;
  /** Where the entry begins that the text is at. */
  entry: number;
}

/**
 * As `dataOf`, for a text of any length: a bit at a time.
 * @param pause waited for after each bit
 */
export async function dataInPieces(text: string, pause: () => Promise<void>, together = TOGETHER): Promise<unknown> {
  const reader = new Reader(text, together);
  while (!reader.isDone) {
    reader.step();
    await pause();
  }
  return reader.data;
}

class Reader {
  readonly #open: Container[] = [];
  #at: number;
  #isInText = false;
  data: unknown;
  isDone = false;

  constructor(
    private readonly text: string,
    private readonly together: number
  ) {
    this.#at = contentStart(text);
  }

  /** Goes on until so many characters are looked at, or something was read. */
  step(): void {
    const { text } = this;
    const end = Math.min(text.length, this.#at + this.together);
    while (this.#at < end) {
      const at = this.#at++;
      const code = text.charCodeAt(at);
      if (this.#isInText) {
        if (code === BACKSLASH) this.#at++;
        else if (code === QUOTE) this.#isInText = false;
      } else if (code === QUOTE) this.#isInText = true;
      else if (code === COMMA) {
        if (this.#separate(at)) return;
      } else if (code === OPENING_BRACE || code === OPENING_BRACKET) this.#begin(at, code === OPENING_BRACKET);
      else if ((code === CLOSING_BRACE || code === CLOSING_BRACKET) && this.#end(at)) return;
    }
    if (this.#at < text.length) return;
    // Neither an object nor a list, or one that is not closed.
    if (!this.isDone) this.data = JSON.parse(text.slice(contentStart(text)));
    this.isDone = true;
  }

  #begin(at: number, isList: boolean): void {
    this.#open.push({ isList, made: undefined, from: at + 1, entry: at + 1 });
  }

  /** Whether something was read. */
  #separate(at: number): boolean {
    const top = this.#open.at(-1)!;
    top.entry = at + 1;
    if (at - top.from < this.together) return false;
    this.#read(top, at);
    top.from = at + 1;
    return true;
  }

  /** Whether something was read. */
  #end(at: number): boolean {
    const closed = this.#open.at(-1)!;
    const parent = this.#open.at(-2);
    if (!closed.made && parent) {
      this.#open.pop();
      return false;
    }
    this.#read(closed, at);
    this.#open.pop();
    if (parent) this.#put(parent, closed.made);
    else {
      this.data = closed.made;
      this.isDone = true;
    }
    return true;
  }

  /** Reads what is not read yet of the innermost container, up to `end`. */
  #read(container: Container, end: number): void {
    const { isList, from } = container;
    container.made ??= isList ? [] : {};
    const part = this.text.slice(from, end);
    if (isList) {
      const read = exactIds(`[${part}]`, this.#isOfElements(0) ? 'elements' : undefined) as unknown[];
      for (const each of read) (container.made as unknown[]).push(each);
    } else {
      const isElement = this.#isOfElements(1);
      const read = exactIds(`{${part}}`, isElement ? 'element' : this.#open.length === 1 ? 'file' : undefined);
      for (const [key, each] of Object.entries(read as object)) putIn(container.made as object, key, each);
    }
  }

  /** Puts a container that was read by itself into the one around it. */
  #put(parent: Container, value: unknown): void {
    if (parent.entry > parent.from) this.#read(parent, parent.entry - 1);
    else parent.made ??= parent.isList ? [] : {};
    if (parent.isList) (parent.made as unknown[]).push(value);
    else putIn(parent.made as object, this.#keyAt(parent.entry), value);
    // A comma follows, or the end.
    parent.from = this.#afterComma();
    parent.entry = parent.from;
  }

  /** Goes on behind the comma that follows; where there is none, to the end of the container. */
  #afterComma(): number {
    const next = /\s*,?/y;
    next.lastIndex = this.#at;
    next.test(this.text);
    this.#at = next.lastIndex;
    return this.#at;
  }

  /** The key of the member that begins here. */
  #keyAt(from: number): string {
    const start = this.text.indexOf('"', from);
    let end = start + 1;
    for (; this.text.charCodeAt(end) !== QUOTE; end++) if (this.text.charCodeAt(end) === BACKSLASH) end++;
    return JSON.parse(this.text.slice(start, end + 1)) as string;
  }

  /** Whether the innermost container is the list of elements, or so many levels inside of it. */
  #isOfElements(levels: number): boolean {
    if (this.#open.length !== 2 + levels) return false;
    const [file, list] = this.#open;
    return !file!.isList && list!.isList && this.#keyAt(file!.entry) === 'Elements';
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** As JSON.parse does: `__proto__` is a key like any other. */
function putIn(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
