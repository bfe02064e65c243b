import type english from '../../en/findings/parameterWords.js';

export default {
  string: 'ein Text in Anführungszeichen',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  flag: 'true oder false (1 oder 0)',
  array: 'eine Liste [ … ]',
  object: 'ein Objekt { … }',
  '>=': 'mindestens',
  '<=': 'höchstens',
  '>': 'größer als',
  '<': 'kleiner als',
  null: 'null',
  'on-off': 'an oder aus',
  color: 'eine Farbe',
  'opaque-color': 'eine Farbe ohne Transparenz',
  date: 'ein Datum mit Uhrzeit',
  day: 'ein Datum',
  time: 'eine Uhrzeit',
  days: 'ein Zeitraum aus zwei Tagen',
  range: 'ein Zeitraum mit Uhrzeiten',
  entry: 'einer der Einträge',
  texts: 'ein Text',
  objects: 'eine Auswahl von Objekten',
  'for-example': ', zum Beispiel'
} satisfies Record<keyof typeof english, string>;
