/** How numbers, dates and times are written in a language of the interface: English as in Europe, the day first. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
