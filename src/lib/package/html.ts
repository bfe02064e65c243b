import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** A start tag of an HTML page. Names of tags and attributes are in lower case; the first attribute of a name counts. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The position of `<` in the source. */
  readonly offset: number;
  /** The source from here to the next tag: the whole content of a script or style. */
  readonly text: string;
  readonly textOffset: number;
}

export interface HtmlPage {
  /** The start tags in order. */
  readonly tags: readonly HtmlTag[];
  /** Content of the first `title` as shown; '' if there is none. */
  readonly title: string;
  /** Whether it has more tags than are listed. */
  readonly isCut: boolean;
}

/** Limit per page. Nobody writes more by hand, and each takes memory. */
const MAX_TAGS = 100_000;

/**
 * Reads a page as browsers split it into tags. Linear in the length of the source whatever it holds: the tokenizer looks at
 * each character once and, unlike a parser, keeps no stack of open elements.
 */
export function readHtml(source: string): HtmlPage {
  const reader = new PageReader(source);
  const tokenizer = new Tokenizer({}, reader);
  reader.onfull = () => tokenizer.pause();
  tokenizer.write(source);
  tokenizer.end();
  return reader;
}

type Unended = { -readonly [member in keyof HtmlTag]: HtmlTag[member] } & { readonly attributes: Map<string, string> };

class PageReader implements HtmlPage, TokenizerCallbacks {
  readonly tags: Unended[] = [];
  isCut = false;
  onfull: () => void = () => undefined;
  /** The current tag. */
  #open: Unended | undefined;
  /** The tag whose text is being read. */
  #last: Unended | undefined;
  #attribute = '';
  #value = '';
  #title: string | undefined;
  #isInTitle = false;

  constructor(private readonly source: string) {}

  get title(): string {
    return (this.#title ?? '').replace(/\s+/g, ' ').trim();
  }

  onopentagname(start: number, end: number): void {
    this.#endText(start - 1);
    if (this.tags.length >= MAX_TAGS) {
      this.isCut = true;
      return this.onfull();
    }
    const name = this.source.slice(start, end).toLowerCase();
    this.#open = { name, attributes: new Map(), offset: start - 1, text: '', textOffset: end };
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.source.slice(start, end).toLowerCase();
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.source.slice(start, end);
  }

  onattribentity(codePoint: number): void {
    this.#value += String.fromCodePoint(codePoint);
  }

  onattribend(): void {
    const attributes = this.#open?.attributes;
    if (attributes?.has(this.#attribute) === false) attributes.set(this.#attribute, this.#value);
  }

  onopentagend(end: number): void {
    const tag = this.#open;
    this.#open = undefined;
    if (!tag) return;
    tag.textOffset = end + 1;
    this.tags.push(tag);
    this.#last = tag;
    if (tag.name === 'title' && this.#title === undefined) [this.#title, this.#isInTitle] = ['', true];
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end);
  }

  ontext(start: number, end: number): void {
    if (this.#isInTitle) this.#title += this.source.slice(start, end);
  }

  ontextentity(codePoint: number): void {
    if (this.#isInTitle) this.#title += String.fromCodePoint(codePoint);
  }

  onclosetag(start: number): void {
    this.#endText(start - 2);
  }

  onend(): void {
    if (!this.isCut) this.#endText(this.source.length);
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  #endText(end: number): void {
    if (this.#last) this.#last.text = this.source.slice(this.#last.textOffset, end);
    this.#last = undefined;
    this.#isInTitle = false;
  }
}
