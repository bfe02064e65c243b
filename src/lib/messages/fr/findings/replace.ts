import type english from '../../en/findings/replace.js';

export default {
  'element-gone': 'Le widget n’a plus ce paramètre.',
  'element-other-type':
    'Le paramètre accepte désormais un autre genre de valeur, et celle-ci ne peut pas être convertie sans perte.',
  'other-value-put-back': 'Une autre valeur a été réintégrée dans ce paramètre.',
  'mapping-from-unknown': 'Le paquet actuel n’a aucun élément {id:quoted}.',
  'mapping-to-unknown': 'Le nouveau paquet n’a aucun élément {id:quoted}.',
  'mapping-from-twice': 'Une entrée précédente indique déjà ce que devient {id:quoted}.',
  'mapping-to-twice': 'Selon une entrée précédente, un autre élément devient déjà {id:quoted}.'
} as const satisfies Record<keyof typeof english, string>;
