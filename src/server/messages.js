import { readdirSync } from 'node:fs';
import { acceptedLanguage } from './language.js';

/**
 * What the entry itself says to people: `entry.js` in the folder of each language. It reads nothing of the build.
 * @typedef {object} EntryTexts
 * @property {string} unclearHost
 * @property {(name: string, origin: string) => string} behindProxy `origin`: what ORIGIN is set to
 * @property {(name: string, address: string) => string} foreignHost `address`: where this server can be opened
 */

const folder = new URL('../lib/messages/', import.meta.url);
const entries = readdirSync(folder, { withFileTypes: true });
const languages = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

/** @type {Map<string, EntryTexts>} */
const texts = new Map();
for (const language of languages)
  texts.set(language, (await import(new URL(`${language}/entry.js`, folder).href)).default);

/**
 * The texts in the browser's preferred language, otherwise in English.
 * @param {string | null | undefined} accepted `Accept-Language`
 * @returns {EntryTexts}
 */
export function entryTexts(accepted) {
  return /** @type {EntryTexts} */ (texts.get(acceptedLanguage(accepted, languages) ?? 'en'));
}
