import { grammarOf } from '../../../language/grammar.js';
import type english from '../../en/datatypes/simpleText.js';
import options from '../comparison/options.js';

const { quote } = grammarOf('fr');

const { NumberOfInstances } = options;

export default {
  label: 'un texte',
  options: {
    NumberOfInstances,
    MultilineSize: {
      on: ({ name, after }) => `Le champ de ${quote(name)} a désormais ${after} lignes de haut.`,
      changed: ({ name, before, after }) =>
        `Le champ de ${quote(name)} a désormais ${after} lignes de haut (auparavant ${before}).`,
      off: ({ name, before }) => `Le champ de ${quote(name)} n’a plus qu’une ligne (auparavant ${before}).`
    },
    MaxChars: {
      on: ({ name, after }) => `${quote(name)} accepte désormais ${after} caractères au plus.`,
      changed: ({ name, before, after }) =>
        `${quote(name)} accepte désormais ${after} caractères au plus (auparavant ${before}).`,
      off: ({ name, before }) =>
        `${quote(name)} accepte désormais un nombre illimité de caractères (auparavant ${before}).`
    },
    Required: {
      on: ({ name }) => `${quote(name)} doit désormais être rempli.`,
      off: ({ name }) => `${quote(name)} peut désormais rester vide.`
    },
    ValidationRegExp: {
      on: ({ name }) => `Le texte de ${quote(name)} doit désormais avoir une certaine forme.`,
      changed: ({ name }) => `Le texte de ${quote(name)} doit désormais avoir une autre forme.`,
      off: ({ name }) => `Le texte de ${quote(name)} peut désormais avoir n’importe quelle forme.`
    },
    ValidationRegExpDescription: {
      on: ({ name, after }) => `${quote(name)} a désormais une consigne de saisie : ${after}`,
      changed: ({ name, after }) => `La consigne de saisie de ${quote(name)} a changé : ${after}`,
      off: ({ name }) => `${quote(name)} n’a plus de consigne de saisie.`
    }
  }
} satisfies typeof english;
