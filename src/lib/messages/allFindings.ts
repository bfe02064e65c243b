import { inEveryLanguage, type InEveryLanguage } from '../language/languages.js';
import type { FindingTexts, Sentences } from './findings.js';

const files = Object.entries(import.meta.glob<Sentences>('./*/findings/*.ts', { eager: true, import: 'default' })).map(
  ([path, texts]) => {
    const [, language, , file] = path.split('/');
    return { language, area: file?.replace(/\.ts$/, ''), texts };
  }
);

const WORDS = 'parameterWords';

/** Every sentence in every language: for the server and the command. */
export const allFindings: InEveryLanguage<FindingTexts> = inEveryLanguage((language) => {
  const own = files.filter((file) => file.language === language);
  const words = own.find(({ area }) => area === WORDS)!.texts;
  return { sentences: Object.assign({}, ...own.map(({ area, texts }) => (area === WORDS ? {} : texts))), words };
});
