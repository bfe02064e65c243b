import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isRecord, own } from '../ascdata/elements.js';
import { Fault } from './faults.js';
import { MAX_DEPTH } from './limits.js';
import { guardXml } from './xmlGuard.js';

/** An element as the parser returns it: its children under its name, its attributes under `:@`. */
type Raw = Readonly<Record<string | symbol, unknown>>;

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';

/** Key under which the parser keeps an element's position; its types declare the object's type, not the value's. */
const METADATA = XMLParser.getMetaDataSymbol() as symbol;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // References are resolved here, so that CDATA keeps its ampersands; entities were refused earlier.
  processEntities: false,
  ignoreDeclaration: true,
  captureMetaData: true,
  maxNestedTags: MAX_DEPTH,
  jPath: false
});

/** An element of an XML document. */
export class XmlElement {
  constructor(
    /** As written, with its prefix. */
    readonly name: string,
    private readonly raw: Raw
  ) {}

  /** Offset in the text. */
  get at(): number {
    const data = this.raw[METADATA];
    return isRecord(data) && typeof data.startIndex === 'number' ? data.startIndex : 0;
  }

  /** The value of an attribute, named as written. */
  attribute(name: string): string | undefined {
    const attributes = this.raw[ATTRIBUTES];
    const value = isRecord(attributes) ? own(attributes, name) : undefined;
    return typeof value === 'string' ? resolved(value.replace(/[\t\n\r]/g, ' ')) : undefined;
  }

  /** Texts and elements, in their order. */
  get children(): (XmlElement | string)[] {
    const children = this.raw[this.name];
    return Array.isArray(children) ? children.filter(isRecord).flatMap(nodeOf) : [];
  }

  /** All text inside, at any depth. */
  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('');
  }
}

/** Parses an XML document into its root element. @throws Fault if it is not well-formed, or contains what {@link guardXml} refuses */
export function parseXml(text: string): XmlElement {
  guardXml(text);
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, code } = valid.err;
    throw new Fault(code === 'InvalidAttr' ? 'attribute' : 'syntax', { line, column: col > 0 ? col : 1 });
  }
  const nodes = parsed(text)
    .filter(isRecord)
    .flatMap(nodeOf)
    .filter((node) => node instanceof XmlElement);
  const [root] = nodes;
  if (!root) throw new Fault('syntax', 0);
  return root;
}

/** The parser throws on names such as `__proto__`. */
function parsed(text: string): unknown[] {
  try {
    const nodes: unknown = parser.parse(text);
    return Array.isArray(nodes) ? nodes : [];
  } catch (error) {
    throw new Fault('syntax', 0, { found: /"(\w+)"/.exec(String(error))?.[1] ?? '' });
  }
}

function nodeOf(raw: Raw): (XmlElement | string)[] {
  const text = own(raw, TEXT);
  if (typeof text === 'string') return [resolved(text)];
  const verbatim = own(raw, CDATA);
  if (Array.isArray(verbatim)) return verbatim.filter(isRecord).map((each) => String(own(each, TEXT) ?? ''));
  const name = Object.keys(raw).find((key) => key !== ATTRIBUTES);
  return name === undefined ? [] : [new XmlElement(name, raw)];
}

const REFERENCE = /&(?:#(\d+)|#x([0-9A-Fa-f]+)|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolved(text: string): string {
  return text.replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10))
      : NAMED[name]!
  );
}
