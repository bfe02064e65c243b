import { nameKey } from './nameKey.js';

/** What the Trash is searched by: each text on a line of its own, so that no word reaches over its end. */
export const trashKey = (...texts: readonly string[]): string => texts.map(nameKey).join('\n');
