import { findInvalidXml } from './characters.js';
import { Fault } from './faults.js';
import { MAX_DEPTH, MAX_PARTS } from './limits.js';
import { codePointText } from '../ascdata/lines.js';
import { contentStart } from '../ascdata/sourceText.js';

const NAMED = '&amp; &lt; &gt; &quot; &apos;';
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/y;
const NAME = /<\/?([^\s/<>"'=]*)/y;
const DECLARATION = /^<\?xml\s/;

/**
 * Scans a text once before it is parsed as XML and rejects what a translation file must not contain: DTDs, entities of its own,
 * processing instructions, deep nesting, invalid characters. For mismatched tags, names the one expected.
 * @throws Fault
 */
export function guardXml(text: string): void {
  const unheld = findInvalidXml(text);
  if (unheld) throw new Fault('character', unheld.at, { found: codePointText(unheld.character) });
  new Guard(text).run();
}

class Guard {
  private readonly open: string[] = [];
  private tags = 0;
  private hasRoot = false;
  /** Offset of the next `&` that was not checked. */
  private ampersand = -1;

  constructor(private readonly text: string) {}

  run(): void {
    const { text } = this;
    let from = 0;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', from)) {
      this.references(from, at);
      from = this.markup(at);
      this.tags += 1;
      if (this.tags > MAX_PARTS) throw new Fault('parts', at, { expected: String(MAX_PARTS) });
    }
    this.references(from, text.length);
    const last = this.open.at(-1);
    if (last !== undefined) throw new Fault('tag', text.length, { expected: `</${last}>` });
  }

  /** The offset after the markup that begins at an offset. */
  private markup(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) return this.behind('-->', at, 4);
    if (text.startsWith('<![CDATA[', at)) return this.behind(']]>', at, 9);
    if (text[at + 1] === '!') throw new Fault('dtd', at, { found: this.shown(at) });
    if (text[at + 1] === '?') {
      const isDeclaration = at === contentStart(text) && DECLARATION.test(text.slice(at, at + 6));
      if (!isDeclaration) throw new Fault('instruction', at, { found: this.shown(at) });
      return this.behind('?>', at, 2);
    }
    return this.tag(at);
  }

  private behind(end: string, at: number, length: number): number {
    const found = this.text.indexOf(end, at + length);
    if (found < 0) throw new Fault('tag', at, { expected: end });
    return found + end.length;
  }

  private tag(at: number): number {
    const end = this.tagEnd(at + 1);
    NAME.lastIndex = at;
    const name = NAME.exec(this.text)?.[1] ?? '';
    if (this.text[at + 1] === '/') {
      const last = this.open.pop();
      if (name !== last) {
        throw last === undefined
          ? new Fault('syntax', at, { found: `</${name}>` })
          : new Fault('tag', at, { expected: `</${last}>`, found: `</${name}>` });
      }
      return end + 1;
    }
    if (this.open.length === 0 && this.hasRoot) throw new Fault('syntax', at, { found: `<${name}>` });
    this.hasRoot = true;
    if (this.text[end - 1] !== '/') {
      this.open.push(name);
      if (this.open.length > MAX_DEPTH) throw new Fault('nesting', at, { expected: String(MAX_DEPTH) });
    }
    return end + 1;
  }

  /** The offset of the `>` that ends a tag, attributes skipped. */
  private tagEnd(from: number): number {
    const { text } = this;
    for (let at = from; at < text.length; at += 1) {
      const sign = text[at]!;
      if (sign === '>') return at;
      if (sign === '<') throw new Fault('tag', at, { expected: '>', found: '<' });
      if (sign === '"' || sign === "'") {
        const close = text.indexOf(sign, at + 1);
        if (close < 0) throw new Fault('tag', at, { expected: sign });
        const inside = text.slice(at + 1, close).indexOf('<');
        if (inside >= 0) throw new Fault('tag', at + 1 + inside, { expected: '&lt;', found: '<' });
        this.references(at + 1, close);
        at = close;
      }
    }
    throw new Fault('tag', from - 1, { expected: '>' });
  }

  /** Each `&` in a range has to be a character reference. */
  private references(from: number, to: number): void {
    const { text } = this;
    if (this.ampersand < from) this.ampersand = nextAmpersand(text, from);
    while (this.ampersand < to) {
      REFERENCE.lastIndex = this.ampersand;
      const [whole, decimal, hex] = REFERENCE.exec(text) ?? [];
      const found = this.shown(this.ampersand);
      if (whole === undefined) throw new Fault('entity', this.ampersand, { expected: NAMED, found });
      const code = decimal === undefined ? Number.parseInt(hex ?? '20', 16) : Number(decimal);
      if (code > 0x10ffff || findInvalidXml(String.fromCodePoint(code)))
        throw new Fault('character', this.ampersand, { found });
      this.ampersand = nextAmpersand(text, this.ampersand + 1);
    }
  }

  /** A few characters, up to the next `>`, `;` or blank. */
  private shown(at: number): string {
    return /^.[^\s;>]*;?/.exec(this.text.slice(at, at + 20))?.[0] ?? '';
  }
}

function nextAmpersand(text: string, from: number): number {
  const found = text.indexOf('&', from);
  return found < 0 ? text.length : found;
}
