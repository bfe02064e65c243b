import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/server/validation.js';

const { count, number } = grammarOf('de');

export default {
  body: 'Der Inhalt passt nicht zu dieser Operation; jede Stelle steht unten.',
  query: (names: string) => `Nicht verwendbare Parameter der Adresse: ${names}.`,
  givenTwice: 'Darf nur einmal angegeben werden.',
  missing: 'Fehlt.',
  type: (types: string) => `Muss vom Typ ${types} sein.`,
  minimum: (limit: number) => `Muss mindestens ${number(limit)} sein.`,
  maximum: (limit: number) => `Darf höchstens ${number(limit)} sein.`,
  minLength: (limit: number) => `Braucht mindestens ${number(limit)} Zeichen.`,
  maxLength: (limit: number) => `Darf höchstens ${number(limit)} Zeichen haben.`,
  minItems: (limit: number) => `Braucht mindestens ${count(limit, 'Eintrag', 'Einträge')}.`,
  maxItems: (limit: number) => `Darf höchstens ${count(limit, 'Eintrag', 'Einträge')} haben.`,
  uniqueItems: 'Enthält Doppelte.',
  allowed: (allowed: string) => `Erlaubt: ${allowed}.`,
  unfit: 'Hat nicht die erwartete Form.',
  dateTime: 'Muss ein Datum mit Uhrzeit sein, etwa 2026-11-21T08:00:00Z.',
  line: 'Darf keine Steuerzeichen, keine beschädigten Zeichen und keine Zeichen enthalten, die die Schreibrichtung ändern.',
  typed: 'Darf keine Steuerzeichen und keine beschädigten Zeichen enthalten.',
  name: 'Ein Name ist eine Zeile mit mindestens einem sichtbaren Zeichen. Steuerzeichen und Zeichen, die die Schreibrichtung ändern, sind nicht erlaubt.'
} satisfies typeof english;
