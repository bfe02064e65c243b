import { editParsed } from './editText.js';
import { placedElements } from './elements.js';
import { parse } from './parse.js';
import type { Values } from './types.js';

/**
 * Puts new Values into the text of an ascData.json. Only what differs in those Values changes; every other byte stays as it is
 * (unknown keys, order, spelling of numbers, indentation, line ends, byte order mark), and so does a Value that means the same
 * already. An element without a Value gets one as its last field. Unknown Ids are ignored. Throws TypeError if the text is not
 * JSON.
 */
export function replaceValues(text: string, values: Values): string {
  const doc = parse(text);
  return editParsed(
    doc,
    placedElements(doc.data).flatMap(({ index, element }) => {
      const value = values.get(element.Id);
      return value === undefined ? [] : [{ op: 'set', pointer: `/Elements/${index}/Value`, value }];
    })
  );
}
