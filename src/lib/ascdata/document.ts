/** ascData.json as a text: bytes → text → data with positions, and new Values back into the text. */
export { decode } from './decode.js';
export { dataOf, elementsOf } from './elements.js';
export { parse } from './parse.js';
export { replaceValues } from './replace.js';
