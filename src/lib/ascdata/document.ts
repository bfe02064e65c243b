/** ascData.json as a text: bytes → text → data with places, and new Values back into the text. */
export { decode, MAX_BYTES, type Decoded, type Encoding } from './decode.js';
export { dataOf, elementsOf } from './elements.js';
export { parse, type ParsedDocument, type Place } from './parse.js';
export { replaceValues } from './replace.js';
