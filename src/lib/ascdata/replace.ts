import { placedElements } from './elements.js';
import { parse, type ParsedDocument } from './parse.js';
import { indentAt, isFilled, memberText, render, applySplices, styleOf, type Splice, type Style } from './textStyle.js';
import type { Values } from './types.js';

/**
 * Puts new Values into the text of an ascData.json. Only the spans of those Values change; every other byte stays as it is
 * (unknown keys, order, spelling of numbers, indentation, line ends, byte order mark), and so does a Value that means the same
 * already. An element without a Value gets one as its last field. Unknown Ids are ignored. Throws TypeError if the text is not
 * JSON.
 */
export function replaceValues(text: string, values: Values): string {
  const parsed = parse(text);
  if (parsed.data === undefined) throw new TypeError('The text is not valid JSON.');
  const style = styleOf(text);
  const edits: Splice[] = [];
  for (const { index, element } of placedElements(parsed.data)) {
    const value = values.get(element.Id);
    if (value === undefined) continue;
    const pointer = `/Elements/${index}`;
    const edit = Object.hasOwn(element, 'Value')
      ? replacedMember(parsed, pointer, 'Value', { old: element.Value, value }, style)
      : addedMember(parsed, pointer, 'Value', value, style);
    if (edit) edits.push(edit);
  }
  return applySplices(text, edits);
}

/** Replaces a member of an element; undefined if it already means the same. */
export function replacedMember(
  doc: ParsedDocument,
  element: string,
  key: string,
  { old, value }: { readonly old: unknown; readonly value: unknown },
  style: Style
): Splice | undefined {
  if (JSON.stringify(old) === JSON.stringify(value)) return undefined;
  const place = doc.locate(`${element}/${key}`);
  if (!place) return undefined;
  const { offset, length } = place;
  const oldText = doc.text.slice(offset, offset + length);
  const block = isFilled(old) ? oldText.includes('\n') : isBlock(doc, element);
  return { offset, length, content: render(value, style, block, indentAt(doc.text, offset)) };
}

/** Adds a member as the last one of an element. */
export function addedMember(
  doc: ParsedDocument,
  element: string,
  key: string,
  value: unknown,
  style: Style
): Splice | undefined {
  const place = doc.locate(element);
  if (!place) return undefined;
  let offset = place.offset + place.length - 1;
  while (/\s/.test(doc.text[offset - 1] ?? '')) offset--;
  const block = isBlock(doc, element);
  const indent = indentAt(doc.text, doc.locateKey(`${element}/Id`)?.offset ?? offset);
  return { offset, length: 0, content: `,${memberText(key, value, style, block, indent)}` };
}

function isBlock(doc: ParsedDocument, pointer: string): boolean {
  const place = doc.locate(pointer);
  return place !== undefined && doc.text.slice(place.offset, place.offset + place.length).includes('\n');
}
