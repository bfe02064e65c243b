import type { MessageLanguage } from '../language/languages.js';

const formats = new Map<MessageLanguage, Intl.DateTimeFormat>();

/** `14:03:20`, on the user's clock. */
export function timeIn(language: MessageLanguage, at: number): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' });
    formats.set(language, format);
  }
  return format.format(at);
}
