import { inEveryLanguage, type InEveryLanguage, type MessageLanguage } from '../language/languages.js';
import { inEachLanguage } from './inEachLanguage.js';

/** The server's texts, module by module; English defines which there are, and their parameters. */
export type ServerTexts = typeof import('./en/server.js').default;

const texts = inEachLanguage(
  'server.ts',
  import.meta.glob<ServerTexts>('./*/server.ts', { eager: true, import: 'default' })
);

/** All that the server says in one language. */
export const serverTexts = (language: MessageLanguage): ServerTexts => texts[language];

/** One sentence: picked where something is refused, put into words in the language of who asked. */
export type ServerSentence = (texts: ServerTexts, language: MessageLanguage) => string;

export const inWords = (sentence: ServerSentence, language: MessageLanguage): string =>
  sentence(texts[language], language);

/** A sentence sent to many users at once, to each in their own language. */
export const inAllWords = (sentence: ServerSentence): InEveryLanguage =>
  inEveryLanguage((language) => inWords(sentence, language));
