import { inEveryLanguage, type InEveryLanguage } from '../language/languages.js';
import { isolating } from './isolating.js';

/**
 * One file of every language, all at hand: for the server and the command, and for what is too small to be loaded alone.
 * @param found what `import.meta.glob` found; it is handed in, because the bundler has to see the pattern
 */
export function inEachLanguage<T extends object>(file: string, found: Readonly<Record<string, T>>): InEveryLanguage<T> {
  return inEveryLanguage((language) => {
    const texts = found[`./${language}/${file}`];
    if (!texts) throw new Error(`The language ${language} has no ${file}.`);
    return isolating(texts);
  });
}
