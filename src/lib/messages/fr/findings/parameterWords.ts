import type english from '../../en/findings/parameterWords.js';

export default {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'true ou false',
  flag: 'true ou false (1 ou 0)',
  array: 'une liste [ … ]',
  object: 'un objet { … }',
  '>=': 'supérieur ou égal à',
  '<=': 'inférieur ou égal à',
  '>': 'supérieur à',
  '<': 'inférieur à',
  null: 'null',
  'on-off': 'activé ou désactivé',
  color: 'une couleur',
  'opaque-color': 'une couleur sans transparence',
  date: 'une date avec une heure',
  day: 'une date',
  time: 'une heure',
  days: 'une période de deux dates',
  range: 'une période avec des heures',
  entry: 'l’une des entrées',
  texts: 'un texte',
  objects: 'un choix d’objets',
  'for-example': ', par exemple'
} satisfies Record<keyof typeof english, string>;
