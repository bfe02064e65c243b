import type english from '../../en/findings/replace.js';

export default {
  'element-gone': 'Das Widget hat diese Einstellung nicht mehr.',
  'element-other-type':
    'Die Einstellung nimmt jetzt eine andere Art von Wert auf, und dieser lässt sich nicht ohne Verlust umwandeln.',
  'other-value-put-back': 'In diese Einstellung wurde ein anderer Wert zurückgeholt.',
  'mapping-from-unknown': 'Das jetzige Paket hat kein Element „{id}“.',
  'mapping-to-unknown': 'Das neue Paket hat kein Element „{id}“.',
  'mapping-from-twice': 'Ein Eintrag davor sagt schon, wie „{id}“ weitergeht.',
  'mapping-to-twice': 'Ein Eintrag davor lässt schon ein anderes Element als „{id}“ weitergehen.'
} as const satisfies Record<keyof typeof english, string>;
