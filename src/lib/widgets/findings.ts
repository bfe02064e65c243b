/** The sentences of findings; loaded when there are some. */
export { messageOf } from '../ascdata/wording.js';
