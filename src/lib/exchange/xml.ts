import { codePointText } from '../ascdata/lines.js';
import { contentStart } from '../ascdata/sourceText.js';
import { findInvalidXml } from './characters.js';
import { Fault } from './faults.js';
import { MAX_DEPTH, MAX_PARTS } from './limits.js';

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** An element of an XML document. */
export class XmlElement {
  /** Texts and elements, in their order. */
  readonly children: (XmlElement | string)[] = [];

  constructor(
    /** As written, with its prefix. */
    readonly name: string,
    /** Offset in the text. */
    readonly at: number,
    private readonly attributes: ReadonlyMap<string, string>
  ) {}

  /** The value of an attribute, named as written. */
  attribute(name: string): string | undefined {
    return this.attributes.get(name);
  }

  /** All text inside, at any depth. */
  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('');
  }
}

/**
 * Parses an XML document into its root element, in one pass. Rejects what a translation file must not contain: DTDs, entities of its
 * own, processing instructions, deep nesting, invalid characters. For mismatched tags, names the one expected.
 * @throws Fault if it has any of these, or is not well-formed
 */
export function parseXml(text: string): XmlElement {
  const unheld = findInvalidXml(text);
  if (unheld) throw new Fault('character', unheld.at, { found: codePointText(unheld.character) });
  return new XmlReader(text).read();
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAMED_REFERENCES = '&amp; &lt; &gt; &quot; &apos;';
const LAST_CODE_POINT = 0x10ffff;
/** What a stretch of text holds in another spelling: each `&`, with the reference that it begins, and what stands for a blank. */
interface Spelled {
  readonly finds: RegExp;
  readonly blank: string;
}
const REFERENCE = '&(?:(?:#(\\d{1,7})|#x([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));)?';
const IN_CONTENT: Spelled = { finds: new RegExp(`${REFERENCE}|\r\n?`, 'g'), blank: '\n' };
const IN_ATTRIBUTE: Spelled = { finds: new RegExp(`${REFERENCE}|\r\n|[\t\r\n]`, 'g'), blank: ' ' };
const BLANKS = /[ \t\r\n]*/y;
const DECLARATION = /^<\?xml\s/;
/** A name, as good as XML 1.0 defines it. */
const NAME = /[\p{L}\p{Nl}_:][\p{L}\p{M}\p{N}\p{Pc}:·.-]*/uy;
/** What stands in the place of a name, to quote it. */
const NAMELIKE = /[^\s/<>"'=]*/y;

class XmlReader {
  private readonly open: XmlElement[] = [];
  private root: XmlElement | undefined;
  private tags = 0;

  constructor(private readonly text: string) {}

  read(): XmlElement {
    const { text } = this;
    let from = contentStart(text);
    for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', from)) {
      this.characters(from, at);
      from = this.markup(at);
      this.tags += 1;
      if (this.tags > MAX_PARTS) throw new Fault('parts', at, { expected: String(MAX_PARTS) });
    }
    this.characters(from, text.length);
    const last = this.open.at(-1);
    if (last) throw new Fault('tag', text.length, { expected: `</${last.name}>` });
    if (!this.root) throw new Fault('syntax', 0);
    return this.root;
  }

  /** Text between tags; around the root it may only be blank. */
  private characters(from: number, to: number): void {
    if (from === to) return;
    const parent = this.open.at(-1);
    if (parent) parent.children.push(this.resolved(from, to, IN_CONTENT));
    else if (this.afterBlanks(from) < to) throw new Fault('syntax', this.afterBlanks(from));
  }

  /** The offset after the markup that begins at an offset. */
  private markup(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) return this.behind('-->', at, 4);
    if (text.startsWith('<![CDATA[', at)) return this.verbatim(at);
    if (text[at + 1] === '!') throw new Fault('dtd', at, { found: this.shown(at) });
    if (text[at + 1] === '?') {
      const isDeclaration = at === contentStart(text) && DECLARATION.test(text.slice(at, at + 6));
      if (!isDeclaration) throw new Fault('instruction', at, { found: this.shown(at) });
      return this.behind('?>', at, 2);
    }
    return text[at + 1] === '/' ? this.endTag(at) : this.startTag(at);
  }

  private behind(end: string, at: number, length: number): number {
    const found = this.text.indexOf(end, at + length);
    if (found < 0) throw new Fault('tag', at, { expected: end });
    return found + end.length;
  }

  /** CDATA. */
  private verbatim(at: number): number {
    const end = this.behind(']]>', at, 9);
    const parent = this.open.at(-1);
    if (!parent) throw new Fault('syntax', at, { found: '<![CDATA[' });
    parent.children.push(this.text.slice(at + 9, end - 3).replace(/\r\n?/g, '\n'));
    return end;
  }

  private endTag(at: number): number {
    const name = this.match(NAMELIKE, at + 2);
    const last = this.open.pop();
    const found = `</${name}>`;
    if (!last) throw new Fault('syntax', at, { found });
    if (name !== last.name) throw new Fault('tag', at, { expected: `</${last.name}>`, found });
    const end = this.afterBlanks(at + 2 + name.length);
    if (this.text[end] !== '>') throw new Fault('tag', at, { expected: '>' });
    return end + 1;
  }

  private startTag(at: number): number {
    const name = this.match(NAME, at + 1);
    if (name === '' || (this.root && this.open.length === 0))
      throw new Fault('syntax', at, { found: `<${this.match(NAMELIKE, at + 1)}>` });
    const { attributes, end } = this.attributes(at, at + 1 + name.length);
    const element = new XmlElement(name, at, attributes);
    this.open.at(-1)?.children.push(element);
    this.root ??= element;
    if (this.text[end] === '/') return end + 2;
    this.open.push(element);
    if (this.open.length > MAX_DEPTH) throw new Fault('nesting', at, { expected: String(MAX_DEPTH) });
    return end + 1;
  }

  /** The attributes of a tag, and the offset of the `>` or `/>` behind them. @param start of the tag */
  private attributes(start: number, from: number): { attributes: ReadonlyMap<string, string>; end: number } {
    const { text } = this;
    let attributes: Map<string, string> | undefined;
    for (let before = from; ;) {
      const at = this.afterBlanks(before);
      if (text[at] === '>' || text.startsWith('/>', at)) return { attributes: attributes ?? NO_ATTRIBUTES, end: at };
      if (at === text.length) throw new Fault('tag', start, { expected: '>' });
      if (text[at] === '<') throw new Fault('tag', at, { expected: '>', found: '<' });
      const name = this.match(NAME, at);
      if (name === '' || at === before || attributes?.has(name)) throw new Fault('attribute', at);
      const equals = this.afterBlanks(at + name.length);
      const value = this.value(at, this.afterBlanks(equals + 1), text[equals] === '=');
      attributes ??= new Map();
      attributes.set(name, value.text);
      before = value.end;
    }
  }

  /** The value of the attribute at an offset, in the quotation marks that begin at another, and the offset behind them. */
  private value(attribute: number, at: number, isAssigned: boolean): { text: string; end: number } {
    const { text } = this;
    const sign = text[at];
    if (!isAssigned || (sign !== '"' && sign !== "'")) throw new Fault('attribute', attribute);
    const close = text.indexOf(sign, at + 1);
    if (close < 0) throw new Fault('tag', at, { expected: sign });
    const inside = text.slice(at + 1, close).indexOf('<');
    if (inside >= 0) throw new Fault('tag', at + 1 + inside, { expected: '&lt;', found: '<' });
    return { text: this.resolved(at + 1, close, IN_ATTRIBUTE), end: close + 1 };
  }

  /** A stretch of the text with its references as the characters they stand for, and with line ends as XML reads them. */
  private resolved(from: number, to: number, { finds, blank }: Spelled): string {
    return this.text
      .slice(from, to)
      .replace(finds, (whole, decimal?: string, hex?: string, name?: string, offset = 0) => {
        if (!whole.startsWith('&')) return blank;
        if (name !== undefined) return NAMED[name]!;
        const at = from + offset;
        if (whole === '&') throw new Fault('entity', at, { expected: NAMED_REFERENCES, found: this.shown(at) });
        const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
        const character = code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\0';
        if (findInvalidXml(character)) throw new Fault('character', at, { found: this.shown(at) });
        return character;
      });
  }

  private afterBlanks(at: number): number {
    return at + this.match(BLANKS, at).length;
  }

  /** What a sticky expression finds at an offset. */
  private match(expression: RegExp, at: number): string {
    expression.lastIndex = at;
    return expression.exec(this.text)?.[0] ?? '';
  }

  /** A few characters, up to the next `>`, `;` or blank. */
  private shown(at: number): string {
    return /^.[^\s;>]*;?/.exec(this.text.slice(at, at + 20))?.[0] ?? '';
  }
}
