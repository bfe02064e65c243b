import type english from '../../en/findings/conditions.js';

export default {
  'conditions-not-array': 'Conditions de {element:quoted} n’est pas une liste et ne masque donc rien.',
  'condition-malformed':
    'Cette condition n’est pas utilisable ({missing} manque ou n’est pas du bon type) ; {element:quoted} n’est donc jamais masqué.',
  'condition-action':
    'L’action {action:quoted} n’est pas prise en charge, seule HIDE l’est. La condition est sans effet : {element:quoted} n’est jamais masqué.',
  'condition-action-show':
    'L’action {action:quoted} n’est pas prise en charge, seule HIDE l’est, et aucune condition avec HIDE ne dit la même chose : elles ne masquent que tant que toutes sont remplies. {element:quoted} n’est jamais masqué.',
  'condition-unknown-target':
    'La condition teste {target:quoted}, mais aucun élément n’a cet Id. {element:quoted} n’est jamais masqué.',
  'condition-unknown-target-alike':
    'La condition teste {target:quoted}, mais l’Id est {suggestion:quoted}. La différence : {difference:word}. {element:quoted} n’est jamais masqué.',
  'condition-unknown-target-similar':
    'La condition teste {target:quoted}, mais aucun élément n’a cet Id. Vouliez-vous dire {suggestion:quoted} ?',
  'condition-target-type':
    'La condition teste {target:quoted}, dont le DataType est inconnu. {element:quoted} n’est jamais masqué.',
  'condition-operator':
    'L’opérateur {operator} ne permet pas de tester {target:quoted} ({dataType}). Possibles : {allowed}.',
  'condition-value-type':
    '{target:quoted} ({dataType}) ne peut pas être comparé à {value} avec {operator}. {element:quoted} n’est jamais masqué.',
  'condition-self':
    '{element:quoted} se teste lui-même : une fois masqué, personne ne peut plus changer la valeur qui le masque.',
  'condition-duplicate': 'Cette condition est identique au numéro {other} et peut être retirée.',
  'condition-implied':
    'Pour toute valeur du paquet ou saisie, cette condition est remplie chaque fois que le numéro {other} l’est, et peut être retirée.',
  'condition-always-met':
    'Toute valeur que {target:quoted} a dans le paquet ou peut recevoir remplit cette condition ; elle peut être retirée.',
  'condition-value-impossible':
    'La condition cite {value}, mais {target:quoted} n’a pas cette valeur dans le paquet, et elle ne peut pas être saisie.',
  'conditions-never-hide':
    '{element:quoted} n’est jamais masqué : aucune valeur que {target:quoted} a dans le paquet ou peut recevoir ne remplit {count|la condition|à la fois les conditions} {conditions:listed}.',
  'conditions-always-hide':
    '{element:quoted} est toujours masqué : avec les valeurs du paquet, ses conditions sont remplies quelle que soit la saisie.',
  'conditions-lock':
    'Avec {values}, des conditions masquent ces éléments sans que personne puisse les afficher à nouveau : {elements}.',
  'conditions-lock-elsewhere':
    'Avec {values}, ces éléments se masqueraient l’un l’autre pour toujours : {elements}. Aucune saisie dans ce qui est affiché n’y mène, mais des valeurs définies ensemble le peuvent : par un préréglage, dans le tableau, par un import ou par l’API.',
  'condition-target-hidden':
    '{target:quoted} peut être masqué lui-même alors que {element:quoted} en dépend. Sa valeur compte quand même.',
  'condition-current-value':
    'La valeur actuelle de {target:quoted} n’est pas utilisable ; la condition n’est donc pas remplie.'
} as const satisfies Record<keyof typeof english, string>;
