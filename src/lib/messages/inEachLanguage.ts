import { inEveryLanguage, type InEveryLanguage } from '../language/languages.js';
import { isolating } from './isolating.js';

/**
 * One file in every language, all bundled: for the server and the command, and for texts too small to be loaded on their own.
 * @param found what `import.meta.glob` found; passed in, because the bundler has to see the pattern
 */
export function inEachLanguage<T extends object>(file: string, found: Readonly<Record<string, T>>): InEveryLanguage<T> {
  return inEveryLanguage((language) => {
    const texts = found[`./${language}/${file}`];
    if (!texts) throw new Error(`The language ${language} has no ${file}.`);
    return isolating(texts);
  });
}
