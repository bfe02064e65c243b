import { nameKey } from './nameKey.js';

/** The text that searches of the Trash use: each on its own line, so that words do not match across them. */
export const trashKey = (...texts: readonly string[]): string => texts.map(nameKey).join('\n');
