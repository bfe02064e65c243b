import type english from '../../en/findings/values.js';

export default {
  // Form
  'value-type': 'Cette valeur n’est pas utilisable. Il faut {expected:word}{example:example}.',
  'value-missing': 'Il manque une valeur ici.',
  'value-spelling': 'Cette valeur signifie {exact} et sera écrite ainsi à l’enregistrement.',

  // Members of an object
  'member-missing': 'Il manque ici {member:quoted}.',
  'member-misspelt':
    '{key:eachQuoted} {count|n’est pas connu|ne sont pas connus} ici. Vouliez-vous dire {member:eachQuoted} ?',
  'member-type': '{member:quoted} doit être {expected:word} ; ici, c’est {actual:word}.',
  'id-not-exact': 'L’Id {id:plain} est {comparison:word} {limit:plain}. Au-delà, les nombres ne sont plus exacts.',
  'id-negative': 'L’Id {id:plain} est négatif. Aucun objet n’a un tel Id.',

  // number
  'number-below-minimum': 'Le nombre doit être au moins égal à {minimum}.',
  'number-above-maximum': 'Le nombre doit être au plus égal à {maximum}.',
  'number-off-step': 'Le nombre doit avancer par pas de {step} à partir de {base}. Le plus proche : {nearest}.',

  // date and dateRange
  'date-not-in-calendar': 'Cette date ou cette heure n’existe pas : {date:digits}.',
  'date-before-minimum': 'La date ne doit pas être antérieure au {minimum:date}.',
  'date-after-maximum': 'La date ne doit pas être postérieure au {maximum:date}.',
  'range-order': 'La fin ne doit pas précéder le début.',
  'range-without-time':
    'Cette période ne comporte que des dates, mais une heure est enregistrée avec celle-ci. Saisissez de nouveau la date.',
  'range-zone-missing':
    'Cet instant n’existe pas dans un fuseau horaire : l’horloge le saute, ou il a été enregistré sans fuseau. Choisissez ou saisissez une autre heure.',

  // list and radiobutton
  'choice-not-in-items': '{value:quoted} ne fait pas partie des choix. Choisissez une autre entrée.',

  // simpleText and selections
  'text-too-long':
    'Le texte compte {count} {count|caractère|caractères} ; {maximum} au plus {maximum|est possible|sont possibles}.',
  'text-required': 'Une saisie est obligatoire ici.',
  'text-pattern': '{description}',
  'text-pattern-undescribed': 'Le texte n’a pas la forme exigée ici.',
  'text-pattern-timeout':
    'Vérifier si ce texte a la forme exigée a pris trop de temps. Raccourcissez-le ou modifiez-le.',
  'text-pattern-untested':
    'Le temps a manqué pour vérifier si ce texte a la forme exigée. Patientez un instant, puis enregistrez de nouveau.',
  'too-many-instances':
    'Il y a {count} {count|entrée|entrées} ; {maximum} au plus {maximum|est possible|sont possibles}.'
} as const satisfies Record<keyof typeof english, string>;
