/**
 * The sentences of findings, loaded when there are some. A module of its own: a lazy import of the wording itself, or of one
 * module for several pages, would put all of it where the editor's first field waits for it.
 */
export { rowOf } from '../ascdata/wording.js';
