import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/simpleText.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('de');

const { NumberOfInstances } = options;

export default {
  label: 'ein Text',
  options: {
    NumberOfInstances,
    MultilineSize: {
      on: ({ name, after }) => `Das Eingabefeld von ${quote(name)} ist jetzt ${after} Zeilen hoch.`,
      changed: ({ name, before, after }) =>
        `Das Eingabefeld von ${quote(name)} ist jetzt ${after} Zeilen hoch (bisher ${before}).`,
      off: ({ name, before }) => `Das Eingabefeld von ${quote(name)} ist jetzt einzeilig (bisher ${before} Zeilen).`
    },
    MaxChars: {
      on: ({ name, after }) => `${quote(name)} darf jetzt höchstens ${after} Zeichen haben.`,
      changed: ({ name, before, after }) =>
        `${quote(name)} darf jetzt höchstens ${after} Zeichen haben (bisher ${before}).`,
      off: ({ name, before }) => `${quote(name)} darf jetzt beliebig viele Zeichen haben (bisher ${before}).`
    },
    Required: {
      on: ({ name }) => `${quote(name)} muss jetzt ausgefüllt sein.`,
      off: ({ name }) => `${quote(name)} darf jetzt leer bleiben.`
    },
    ValidationRegExp: {
      on: ({ name }) => `Der Text von ${quote(name)} muss jetzt eine bestimmte Form haben.`,
      changed: ({ name }) => `Der Text von ${quote(name)} muss jetzt eine andere Form haben.`,
      off: ({ name }) => `Der Text von ${quote(name)} darf jetzt jede Form haben.`
    },
    ValidationRegExpDescription: {
      on: ({ name, after }) => `${quote(name)} hat jetzt einen Eingabehinweis: ${after}`,
      changed: ({ name, after }) => `Der Eingabehinweis von ${quote(name)} hat sich geändert: ${after}`,
      off: ({ name }) => `${quote(name)} hat keinen Eingabehinweis mehr.`
    }
  }
} satisfies typeof english;
