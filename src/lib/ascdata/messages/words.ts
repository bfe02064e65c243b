import type { MessageLanguage } from '../../language/languages.js';

/** Words a message names by a parameter: `{expected:word}` shows the word of the parameter `expected`. */
export const words: Readonly<Record<string, Readonly<Record<MessageLanguage, string>>>> = {
  string: { en: 'a text in quotation marks', de: 'ein Text in Anführungszeichen' },
  number: { en: 'a number', de: 'eine Zahl' },
  integer: { en: 'a whole number', de: 'eine ganze Zahl' },
  boolean: { en: 'true or false', de: 'true oder false' },
  flag: { en: 'true or false (1 or 0)', de: 'true oder false (1 oder 0)' },
  array: { en: 'a list [ … ]', de: 'eine Liste [ … ]' },
  object: { en: 'an object { … }', de: 'ein Objekt { … }' },
  '>=': { en: 'at least', de: 'mindestens' },
  '<=': { en: 'at most', de: 'höchstens' },
  '>': { en: 'greater than', de: 'größer als' },
  '<': { en: 'less than', de: 'kleiner als' },
  null: { en: 'null', de: 'null' },
  'on-off': { en: 'on or off', de: 'an oder aus' },
  color: { en: 'a colour', de: 'eine Farbe' },
  date: { en: 'a date with a time', de: 'ein Datum mit Uhrzeit' },
  day: { en: 'a date', de: 'ein Datum' },
  time: { en: 'a time', de: 'eine Uhrzeit' },
  days: { en: 'a range of dates', de: 'ein Zeitraum aus zwei Tagen' },
  range: { en: 'a range of dates with times', de: 'ein Zeitraum mit Uhrzeiten' },
  entry: { en: 'one of the entries', de: 'einer der Einträge' },
  texts: { en: 'a text', de: 'ein Text' },
  objects: { en: 'a choice of objects', de: 'eine Auswahl von Objekten' }
};
