/** A start tag of an HTML page. Names of tags and attributes are in lower case; the first attribute of a name counts. */
export interface HtmlTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where `<` stands in the source. */
  readonly offset: number;
  /** Content of script and style elements, unparsed, and where it begins. */
  readonly text: string;
  readonly textOffset: number;
}

const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const NAME_END = /[\s/>]/g;
const ATTRIBUTE_NAME_END = /[\s/>=]/g;
const UNQUOTED_END = /[\s>]/g;
const NOT_SPACE = /\S/g;
const NOT_SPACE_OR_SLASH = /[^\s/]/g;

/**
 * The start tags of a page in order. Tolerant as browsers are, and linear in the length of the source whatever it holds:
 * each character is passed over a bounded number of times, and what is not closed ends the page.
 */
export function* scanHtml(source: string): Generator<HtmlTag, void> {
  let at = source.indexOf('<');
  while (at !== -1) {
    const next = source[at + 1] ?? '';
    if (source.startsWith('<!--', at)) at = after(source, '-->', at + 4);
    else if (next === '!' || next === '?') at = after(source, '>', at + 2);
    else if (next === '/') at = after(source, '>', at + 2);
    else if (/[a-z]/i.test(next)) {
      const tag = scanTag(source, at);
      yield tag.tag;
      at = tag.end;
    } else at += 1;
    at = at >= source.length ? -1 : source.indexOf('<', at);
  }
}

function scanTag(source: string, offset: number): { tag: HtmlTag; end: number } {
  const nameEnd = find(source, NAME_END, offset + 1);
  const name = source.slice(offset + 1, nameEnd).toLowerCase();
  const attributes = new Map<string, string>();
  let at = nameEnd;
  for (;;) {
    at = find(source, NOT_SPACE_OR_SLASH, at);
    if (at >= source.length || source[at] === '>') break;
    at = scanAttribute(source, at, attributes);
  }
  const textOffset = Math.min(at + 1, source.length);
  const end = RAW_TEXT.has(name) ? find(source, new RegExp(`</${name}(?=[\\s/>])`, 'gi'), textOffset) : textOffset;
  const tag = { name, attributes, offset, text: source.slice(textOffset, end), textOffset };
  return { tag, end };
}

function scanAttribute(source: string, start: number, attributes: Map<string, string>): number {
  // A "=" in the first place belongs to the name, as in browsers.
  const nameEnd = find(source, ATTRIBUTE_NAME_END, start + 1);
  const name = source.slice(start, nameEnd).toLowerCase();
  const equals = find(source, NOT_SPACE, nameEnd);
  let value = '';
  let end = nameEnd;
  if (source[equals] === '=') {
    const from = find(source, NOT_SPACE, equals + 1);
    const quote = source[from];
    if (quote === '"' || quote === "'") {
      const close = source.indexOf(quote, from + 1);
      const valueEnd = close === -1 ? source.length : close;
      value = source.slice(from + 1, valueEnd);
      end = valueEnd + 1;
    } else {
      end = find(source, UNQUOTED_END, from);
      value = source.slice(from, end);
    }
  }
  if (!attributes.has(name)) attributes.set(name, decodeEntities(value));
  return end;
}

/** Where `pattern` (global) is next met from `from` on; the end of the source where it is not. */
function find(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}

function after(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from);
  return at === -1 ? source.length : at + text.length;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  sol: '/',
  period: '.',
  tab: '\t',
  newline: '\n'
};

function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal !== undefined ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Tells the 1-based line of an offset in `source`. */
export function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
