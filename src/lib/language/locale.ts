import { isMessageLanguage, LANGUAGES } from './languages.js';

/** How numbers, dates and times are written in a language. */
export const localeOf = (language: string): string =>
  isMessageLanguage(language) ? LANGUAGES[language].locale : language;
