import { SaxesParser } from 'saxes';
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
  // The parser takes half a surrogate pair for a character.
  const unheld = findInvalidXml(text);
  if (unheld) throw new Fault('character', unheld.at, { found: codePointText(unheld.character) });
  return new XmlReader(text).read();
}

/** The parser finds that a document is wrong; the text behind its last whole part shows what is wrong, and where. */
class XmlReader {
  private readonly open: XmlElement[] = [];
  private root: XmlElement | undefined;
  /** Offset behind the last whole part: a tag, a comment, CDATA; inside a start tag, its name or an attribute. */
  private end: number;
  private parts = 0;
  /** Offset of the start tag that is being read. */
  private start: number | undefined;
  private attributes: Map<string, string> | undefined;

  constructor(private readonly text: string) {
    this.end = contentStart(text);
  }

  read(): XmlElement {
    // A declaration could ask for XML 1.1, which has other line ends.
    const parser = new SaxesParser({ defaultXMLVersion: '1.0', forceXMLVersion: true });
    const refuse = (): never => {
      throw this.fault();
    };
    const add = (child: XmlElement | string) => this.open.at(-1)?.children.push(child);
    parser.on('error', refuse);
    parser.on('doctype', refuse);
    parser.on('processinginstruction', refuse);
    parser.on('xmldecl', () => (this.end = parser.position));
    parser.on('comment', () => {
      if (this.text[parser.position] !== '>') refuse();
      this.part(parser.position + 1);
    });
    parser.on('text', add);
    parser.on('cdata', (text) => {
      add(text);
      this.part(parser.position);
    });
    parser.on('opentagstart', ({ name }) => {
      if (this.root && this.open.length === 0) refuse();
      this.start = this.part(this.end);
      this.end = this.start + 1 + name.length;
    });
    parser.on('attribute', ({ name, value }) => {
      this.attributes ??= new Map();
      if (this.attributes.has(name)) refuse();
      this.attributes.set(name, value);
      this.end = parser.position;
    });
    parser.on('opentag', ({ name, isSelfClosing }) => {
      const element = new XmlElement(name, this.start!, this.attributes ?? NO_ATTRIBUTES);
      this.start = this.attributes = undefined;
      this.end = parser.position;
      this.root ??= element;
      add(element);
      if (!isSelfClosing) this.open.push(element);
      if (this.open.length > MAX_DEPTH) throw new Fault('nesting', element.at, { expected: String(MAX_DEPTH) });
    });
    parser.on('closetag', ({ name, isSelfClosing }) => {
      if (isSelfClosing) return;
      const written = this.text.slice(this.text.indexOf('<', this.end) + 2, parser.position - 1);
      if (written.trimEnd() !== name) refuse();
      this.open.pop();
      this.part(parser.position);
    });
    parser.write(this.text).close();
    return this.root!;
  }

  /** Counts a tag, a comment or CDATA. @returns its offset */
  private part(end: number): number {
    const at = this.text.indexOf('<', this.end);
    this.parts += 1;
    if (this.parts > MAX_PARTS) throw new Fault('parts', at, { expected: String(MAX_PARTS) });
    this.end = end;
    return at;
  }

  private fault(): Fault {
    const { text, end } = this;
    const at = end + text.slice(end).search(/[^ \t\r\n]|$/);
    if (this.start !== undefined) return attributeFault(text, at, this.start);
    const last = this.open.at(-1)?.name;
    const markup = text.indexOf('<', end);
    const to = markup < 0 ? text.length : markup;
    if (last === undefined && at < to) return new Fault('syntax', at);
    const inText = referenceFault(text, end, to);
    if (inText) return inText;
    const brackets = text.slice(end, to).indexOf(']]>');
    if (brackets >= 0) return wrong(end + brackets, ']]&gt;', ']]>');
    if (markup >= 0) return markupFault(text, markup, last);
    return last === undefined ? new Fault('syntax', 0) : wrong(to, `</${last}>`);
  }
}

const wrong = (at: number, expected: string, found = ''): Fault => new Fault('tag', at, { expected, found });

/** @param last name of the innermost open element */
function markupFault(text: string, at: number, last: string | undefined): Fault {
  const rest = text.slice(at);
  const found = shown(text, at);
  if (rest.startsWith('<!--')) {
    const dashes = rest.indexOf('--', 4);
    return dashes < 0 ? wrong(at, '-->') : wrong(at + dashes, '-->', '--');
  }
  if (rest.startsWith('<![CDATA['))
    return last === undefined ? new Fault('syntax', at, { found: '<![CDATA[' }) : wrong(at, ']]>');
  if (rest.startsWith('<!')) return new Fault('dtd', at, { found });
  if (at === contentStart(text) && found === '<?xml') return wrong(at, '<?xml version="1.0"?>');
  if (rest.startsWith('<?')) return new Fault('instruction', at, { found });
  const [tag = '', slash = '', name] = /^<(\/?)([^\s/<>"'=]*)/.exec(rest) ?? [];
  if (slash === '' ? tag === rest : name === last) return wrong(at, '>');
  if (slash === '' || last === undefined) return new Fault('syntax', at, { found: `${tag}>` });
  return wrong(at, `</${last}>`, `${tag}>`);
}

/** @param start of the tag */
function attributeFault(text: string, at: number, start: number): Fault {
  if (at === text.length) return wrong(start, '>');
  if (text[at] === '<') return wrong(at, '>', '<');
  const [assigned = '', sign] = /^[^\s/<>"'=]+\s*=\s*(["'])/.exec(text.slice(at)) ?? [];
  if (sign === undefined) return new Fault('attribute', at);
  const from = at + assigned.length;
  const to = text.indexOf(sign, from);
  if (to < 0) return wrong(from - 1, sign);
  const inside = text.slice(from, to).indexOf('<');
  if (inside >= 0) return wrong(from + inside, '&lt;', '<');
  return referenceFault(text, from, to) ?? new Fault('attribute', at);
}

const REFERENCE = /&(?:(?:amp|lt|gt|quot|apos|#(\d+)|#(x[\dA-Fa-f]+));)?/g;

/** The first reference in a stretch of the text that stands for no character. */
function referenceFault(text: string, from: number, to: number): Fault | undefined {
  for (const { 0: whole, 1: decimal, 2: hex, index } of text.slice(from, to).matchAll(REFERENCE)) {
    const at = from + index;
    const found = shown(text, at);
    if (whole === '&') return new Fault('entity', at, { expected: '&amp; &lt; &gt; &quot; &apos;', found });
    const code = Number(decimal ?? `0${hex ?? 'xA'}`);
    if (code > 0x10ffff || findInvalidXml(String.fromCodePoint(code))) return new Fault('character', at, { found });
  }
  return undefined;
}

/** A few characters, up to the next `>`, `;` or blank. */
const shown = (text: string, at: number): string => /^.[^\s;>]*;?/.exec(text.slice(at, at + 20))?.[0] ?? '';
