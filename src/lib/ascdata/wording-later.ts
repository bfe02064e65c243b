/**
 * The sentences of findings, for `import()` where there are some. A module of its own: a lazy import of the wording itself
 * would put all of it where the editor's first field waits for it.
 */
export { messageOf } from './wording.js';
