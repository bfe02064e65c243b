import { placedElements } from './elements.js';
import { parse, type ParsedDocument } from './parse.js';
import type { Values } from './types.js';

interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

/** How the file writes its lines, so that new values look like the rest of it. */
interface Style {
  readonly lineEnd: string;
  /** White space of one level; undefined if the whole file is one line. */
  readonly indent: string | undefined;
  /** Is there a space after colons and commas? */
  readonly spaced: boolean;
}

/**
 * Puts new Values into the text of an ascData.json. Only the spans of those Values change; every other byte stays as it
 * is (unknown keys, order, spelling of numbers, indentation, line ends, byte order mark), and so does a Value that means
 * the same already. An element without a Value gets one as its last field. Ids that no usable element has are passed
 * over. Throws TypeError if the text is not JSON.
 */
export function replaceValues(text: string, values: Values): string {
  const parsed = parse(text);
  if (parsed.data === undefined) throw new TypeError('The text is not valid JSON.');
  const style = styleOf(text);
  const edits: Edit[] = [];
  for (const { index, element } of placedElements(parsed.data)) {
    const value = values.get(element.Id);
    if (value === undefined) continue;
    const pointer = `/Elements/${index}`;
    const edit = Object.hasOwn(element, 'Value')
      ? replaced(parsed, pointer, element.Value, value, style)
      : added(parsed, pointer, value, style);
    if (edit) edits.push(edit);
  }
  return apply(text, edits);
}

/** Elements come in the order of the text, so the edits do too. */
function apply(text: string, edits: readonly Edit[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const { offset, length, content } of edits) {
    parts.push(text.slice(from, offset), content);
    from = offset + length;
  }
  return parts.join('') + text.slice(from);
}

function replaced(doc: ParsedDocument, element: string, old: unknown, value: unknown, style: Style): Edit | undefined {
  if (JSON.stringify(old) === JSON.stringify(value)) return undefined;
  const place = doc.locate(`${element}/Value`);
  if (!place) return undefined;
  const { offset, length } = place;
  const oldText = doc.text.slice(offset, offset + length);
  const block = isFilled(old) ? oldText.includes('\n') : isBlock(doc, element);
  return { offset, length, content: render(value, style, block, indentAt(doc.text, offset)) };
}

function added(doc: ParsedDocument, element: string, value: unknown, style: Style): Edit | undefined {
  const place = doc.locate(element);
  if (!place) return undefined;
  let offset = place.offset + place.length - 1;
  while (/\s/.test(doc.text[offset - 1] ?? '')) offset--;
  const block = isBlock(doc, element);
  const indent = indentAt(doc.text, doc.locateKey(`${element}/Id`)?.offset ?? offset);
  const gap = style.spaced ? ' ' : '';
  const before = block ? style.lineEnd + indent : gap;
  return { offset, length: 0, content: `,${before}"Value":${gap}${render(value, style, block, indent)}` };
}

function isBlock(doc: ParsedDocument, pointer: string): boolean {
  const place = doc.locate(pointer);
  return place !== undefined && doc.text.slice(place.offset, place.offset + place.length).includes('\n');
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

function styleOf(text: string): Style {
  return {
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
    indent: /\n([ \t]+)\S/.exec(text)?.[1],
    spaced: /"\s*:\s/.test(text)
  };
}

function render(value: unknown, style: Style, block: boolean, indent: string): string {
  if (!block || style.indent === undefined) return inline(value, style.spaced);
  return JSON.stringify(value, null, style.indent).replaceAll('\n', style.lineEnd + indent);
}

/** One line, `[{ "Text": "a" }]` in a file with spaces and `[{"Text":"a"}]` in one without. */
function inline(value: unknown, spaced: boolean): string {
  if (!spaced || !isFilled(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => inline(entry, spaced)).join(', ')}]`;
  const members = Object.entries(value as object).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${inline(entry, spaced)}`
  );
  return `{ ${members.join(', ')} }`;
}
