/**
 * The sentences of findings, loaded when there are any. A separate module: importing the wording lazily here, or sharing one module
 * between pages, would move all of it into the chunk the editor's first field waits for.
 */
export { rowOf } from '../ascdata/wording.js';
