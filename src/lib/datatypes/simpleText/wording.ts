import { NumberOfInstances, isFlag, isGiven, isSeveral, type DataTypeWording } from '../shared/optionWording.js';

export const wording: DataTypeWording = {
  label: { en: 'a text', de: 'ein Text', fr: 'un texte' },
  options: {
    NumberOfInstances,
    MultilineSize: {
      inForce: isSeveral,
      on: {
        en: 'The field of “{name}” is now {after} lines high.',
        de: 'Das Eingabefeld von „{name}“ ist jetzt {after} Zeilen hoch.',
        fr: 'Le champ de « {name} » a désormais {after} lignes de haut.'
      },
      changed: {
        en: 'The field of “{name}” is now {after} lines high (was {before}).',
        de: 'Das Eingabefeld von „{name}“ ist jetzt {after} Zeilen hoch (bisher {before}).',
        fr: 'Le champ de « {name} » a désormais {after} lignes de haut (auparavant {before}).'
      },
      off: {
        en: 'The field of “{name}” is now a single line (was {before} lines).',
        de: 'Das Eingabefeld von „{name}“ ist jetzt einzeilig (bisher {before} Zeilen).',
        fr: 'Le champ de « {name} » n’a plus qu’une ligne (auparavant {before}).'
      }
    },
    MaxChars: {
      inForce: isGiven,
      on: {
        en: '“{name}” now takes at most {after} characters.',
        de: '„{name}“ nimmt jetzt höchstens {after} Zeichen auf.',
        fr: '« {name} » accepte désormais {after} caractères au plus.'
      },
      changed: {
        en: '“{name}” now takes at most {after} characters (was {before}).',
        de: '„{name}“ nimmt jetzt höchstens {after} Zeichen auf (bisher {before}).',
        fr: '« {name} » accepte désormais {after} caractères au plus (auparavant {before}).'
      },
      off: {
        en: '“{name}” now takes any number of characters (was {before}).',
        de: '„{name}“ nimmt jetzt beliebig viele Zeichen auf (bisher {before}).',
        fr: '« {name} » accepte désormais un nombre quelconque de caractères (auparavant {before}).'
      }
    },
    Required: {
      inForce: isFlag,
      on: {
        en: '“{name}” must now be filled in.',
        de: '„{name}“ muss jetzt ausgefüllt sein.',
        fr: '« {name} » doit désormais être rempli.'
      },
      off: {
        en: '“{name}” may now be left empty.',
        de: '„{name}“ darf jetzt leer bleiben.',
        fr: '« {name} » peut désormais rester vide.'
      }
    },
    ValidationRegExp: {
      inForce: isGiven,
      on: {
        en: 'The text of “{name}” must now have a certain form.',
        de: 'Der Text von „{name}“ muss jetzt eine bestimmte Form haben.',
        fr: 'Le texte de « {name} » doit désormais avoir une certaine forme.'
      },
      changed: {
        en: 'The text of “{name}” must now have another form than before.',
        de: 'Der Text von „{name}“ muss jetzt eine andere Form haben als bisher.',
        fr: 'Le texte de « {name} » doit désormais avoir une autre forme qu’auparavant.'
      },
      off: {
        en: 'The text of “{name}” may now have any form.',
        de: 'Der Text von „{name}“ darf jetzt jede Form haben.',
        fr: 'Le texte de « {name} » peut désormais avoir n’importe quelle forme.'
      }
    },
    ValidationRegExpDescription: {
      inForce: isGiven,
      on: {
        en: '“{name}” now explains which form its text must have: {after}',
        de: '„{name}“ erklärt jetzt, welche Form der Text haben muss: {after}',
        fr: '« {name} » explique désormais quelle forme son texte doit avoir : {after}'
      },
      changed: {
        en: '“{name}” explains in other words which form its text must have: {after}',
        de: '„{name}“ erklärt mit anderen Worten, welche Form der Text haben muss: {after}',
        fr: '« {name} » explique en d’autres termes quelle forme son texte doit avoir : {after}'
      },
      off: {
        en: '“{name}” no longer explains which form its text must have.',
        de: '„{name}“ erklärt nicht mehr, welche Form der Text haben muss.',
        fr: '« {name} » n’explique plus quelle forme son texte doit avoir.'
      }
    }
  }
};
