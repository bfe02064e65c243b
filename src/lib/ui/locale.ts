import type { MessageLanguage } from '../ascdata/findings.js';

/** How dates and times are written in a language of the interface: English as in Europe, the day first. */
export const localeOf = (language: MessageLanguage): string => (language === 'en' ? 'en-GB' : language);
