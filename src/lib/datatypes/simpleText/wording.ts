import { NumberOfInstances, isFlag, isGiven, isSeveral, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a text', de: 'ein Text' },
  options: {
    NumberOfInstances,
    MultilineSize: {
      inForce: isSeveral,
      on: {
        en: 'The field of “{name}” is now {after} lines high.',
        de: 'Das Eingabefeld von „{name}“ ist jetzt {after} Zeilen hoch.'
      },
      changed: {
        en: 'The field of “{name}” is now {after} lines high (was {before}).',
        de: 'Das Eingabefeld von „{name}“ ist jetzt {after} Zeilen hoch (bisher {before}).'
      },
      off: {
        en: 'The field of “{name}” is now a single line (was {before} lines).',
        de: 'Das Eingabefeld von „{name}“ ist jetzt einzeilig (bisher {before} Zeilen).'
      }
    },
    MaxChars: {
      inForce: isGiven,
      on: {
        en: '“{name}” now takes at most {after} characters.',
        de: '„{name}“ nimmt jetzt höchstens {after} Zeichen auf.'
      },
      changed: {
        en: '“{name}” now takes at most {after} characters (was {before}).',
        de: '„{name}“ nimmt jetzt höchstens {after} Zeichen auf (bisher {before}).'
      },
      off: {
        en: '“{name}” now takes any number of characters (was {before}).',
        de: '„{name}“ nimmt jetzt beliebig viele Zeichen auf (bisher {before}).'
      }
    },
    Required: {
      inForce: isFlag,
      on: { en: '“{name}” must now be filled in.', de: '„{name}“ muss jetzt ausgefüllt sein.' },
      off: { en: '“{name}” may now be left empty.', de: '„{name}“ darf jetzt leer bleiben.' }
    },
    ValidationRegExp: {
      inForce: isGiven,
      on: {
        en: 'The text of “{name}” must now have a certain form.',
        de: 'Der Text von „{name}“ muss jetzt eine bestimmte Form haben.'
      },
      changed: {
        en: 'The text of “{name}” must now have another form than before.',
        de: 'Der Text von „{name}“ muss jetzt eine andere Form haben als bisher.'
      },
      off: {
        en: 'The text of “{name}” may now have any form.',
        de: 'Der Text von „{name}“ darf jetzt jede Form haben.'
      }
    },
    ValidationRegExpDescription: {
      inForce: isGiven,
      on: {
        en: '“{name}” now explains which form its text must have: {after}',
        de: '„{name}“ erklärt jetzt, welche Form der Text haben muss: {after}'
      },
      changed: {
        en: '“{name}” explains in other words which form its text must have: {after}',
        de: '„{name}“ erklärt mit anderen Worten, welche Form der Text haben muss: {after}'
      },
      off: {
        en: '“{name}” no longer explains which form its text must have.',
        de: '„{name}“ erklärt nicht mehr, welche Form der Text haben muss.'
      }
    }
  }
};
