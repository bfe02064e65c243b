import type english from '../../en/findings/replace.js';

export default {
  'element-gone': 'Das Widget hat diese Einstellung nicht mehr.',
  'element-other-type':
    'Die Einstellung nimmt jetzt eine andere Art von Wert auf, und dieser lässt sich nicht ohne Verlust umwandeln.',
  'other-value-put-back': 'In diese Einstellung wurde ein anderer Wert zurückgeholt.',
  'mapping-from-unknown': 'Das aktuelle Paket hat kein Element {id:quoted}.',
  'mapping-to-unknown': 'Das neue Paket hat kein Element {id:quoted}.',
  'mapping-from-twice': 'Ein früherer Eintrag legt bereits fest, als was {id:quoted} weitergeführt wird.',
  'mapping-to-twice': 'Ein früherer Eintrag führt bereits ein anderes Element als {id:quoted} weiter.'
} as const satisfies Record<keyof typeof english, string>;
