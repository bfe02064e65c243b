import { grammarOf } from '../../language/grammar.js';
import type { OptionTexts } from '../optionTexts.js';
import type english from '../en/dataTypes.js';

const { quote } = grammarOf('fr');

/** Options that several DataTypes have. */
const NumberOfInstances = {
  on: ({ name, after }) => `${quote(name)} accepte désormais jusqu’à ${after} entrées (auparavant une).`,
  changed: ({ name, before, after }) =>
    `${quote(name)} accepte désormais jusqu’à ${after} entrées (auparavant ${before}).`,
  off: ({ name, before }) => `${quote(name)} n’accepte plus qu’une entrée (auparavant jusqu’à ${before}).`
} satisfies OptionTexts;
const MinDate = {
  on: ({ name, after }) => `${quote(name)} accepte désormais les dates à partir du ${after}.`,
  changed: ({ name, before, after }) =>
    `${quote(name)} accepte désormais les dates à partir du ${after} (auparavant ${before}).`,
  off: ({ name, before }) => `${quote(name)} n’a plus de date minimale (auparavant ${before}).`
} satisfies OptionTexts;
const MaxDate = {
  on: ({ name, after }) => `${quote(name)} accepte désormais les dates jusqu’au ${after}.`,
  changed: ({ name, before, after }) =>
    `${quote(name)} accepte désormais les dates jusqu’au ${after} (auparavant ${before}).`,
  off: ({ name, before }) => `${quote(name)} n’a plus de date maximale (auparavant ${before}).`
} satisfies OptionTexts;

export default {
  boolean: { label: 'un interrupteur', options: {} },
  number: {
    label: 'un nombre',
    options: {
      Minimum: {
        on: ({ name, after }) => `${quote(name)} doit désormais être au moins égal à ${after}.`,
        changed: ({ name, before, after }) =>
          `${quote(name)} doit désormais être au moins égal à ${after} (auparavant ${before}).`,
        off: ({ name, before }) => `${quote(name)} n’a plus de limite inférieure (auparavant ${before}).`
      },
      Maximum: {
        on: ({ name, after }) => `${quote(name)} doit désormais être au plus égal à ${after}.`,
        changed: ({ name, before, after }) =>
          `${quote(name)} doit désormais être au plus égal à ${after} (auparavant ${before}).`,
        off: ({ name, before }) => `${quote(name)} n’a plus de limite supérieure (auparavant ${before}).`
      },
      StepSize: {
        on: ({ name, after }) => `${quote(name)} avance désormais par pas de ${after}.`,
        changed: ({ name, before, after }) =>
          `${quote(name)} avance désormais par pas de ${after} (auparavant ${before}).`,
        off: ({ name, before }) => `${quote(name)} n’avance plus par pas (auparavant ${before}).`
      }
    }
  },
  color: {
    label: 'une couleur',
    options: {
      UseRGBA: {
        on: ({ name }) => `${quote(name)} peut désormais être transparent.`,
        off: ({ name }) => `${quote(name)} ne peut plus être transparent.`
      }
    }
  },
  date: {
    label: 'une date',
    options: {
      MinDate,
      MaxDate
    }
  },
  dateRange: {
    label: 'une période',
    options: {
      MinDate,
      MaxDate,
      TimeEnabled: {
        on: ({ name }) => `${quote(name)} comprend désormais l’heure.`,
        off: ({ name }) => `${quote(name)} ne comprend plus l’heure.`
      },
      TimeZoneEnabled: {
        on: ({ name }) => `${quote(name)} comprend désormais le fuseau horaire.`,
        off: ({ name }) => `${quote(name)} ne comprend plus le fuseau horaire.`
      }
    }
  },
  time: {
    label: 'une heure',
    options: {
      WithSeconds: {
        on: ({ name }) => `${quote(name)} comprend désormais les secondes.`,
        off: ({ name }) => `${quote(name)} ne comprend plus les secondes.`
      }
    }
  },
  list: { label: 'une liste', options: {} },
  radiobutton: { label: 'des boutons radio', options: {} },
  simpleText: {
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
        on: ({ name, after }) => `${quote(name)} a désormais un message : ${after}`,
        changed: ({ name, after }) => `Le message de ${quote(name)} a changé : ${after}`,
        off: ({ name }) => `${quote(name)} n’a plus de message.`
      }
    }
  },
  spotGroup: {
    label: 'un choix de groupes de spots',
    options: {
      NumberOfInstances,
      IncludeTemplates: {
        on: ({ name }) => `${quote(name)} propose désormais aussi des modèles.`,
        off: ({ name }) => `${quote(name)} ne propose plus de modèles.`
      }
    }
  },
  mediaGroup: { label: 'un choix de groupes de médias', options: { NumberOfInstances } },
  location: { label: 'un choix de sites', options: { NumberOfInstances } },
  player: { label: 'un choix de lecteurs', options: { NumberOfInstances } },
  category: { label: 'un choix de catégories', options: { NumberOfInstances } },
  spot: { label: 'un choix de spots', options: { NumberOfInstances } },
  media: { label: 'un choix de médias', options: { NumberOfInstances } },
  edition: { label: 'un choix d’éditions', options: { NumberOfInstances } }
} satisfies typeof english;
