import { writePreference, readPreference } from '../ui/preferences.js';
import type { Reader } from './view.svelte.js';

/** Reads and keeps the language of a widget's texts that a person chose in this browser. @param account null, undefined: nobody is signed in */
export function readerOf(account: number | null | undefined): Reader {
  const name = `content-language:${account ?? 0}`;
  return {
    browser: navigator.languages,
    get kept() {
      return readPreference(name);
    },
    keep: (language) => writePreference(name, language)
  };
}
