import type english from '../en/blocked.js';

export default {
  kinds: {
    'connect-src': 'eine Anfrage an',
    'img-src': 'ein Bild von',
    'media-src': 'Ton oder Video von',
    'font-src': 'eine Schrift von',
    'style-src': 'eine Formatvorlage von',
    'script-src': 'ein Skript von',
    'frame-src': 'eine Seite in einem Rahmen von',
    'form-action': 'ein Formular an'
  },
  other: 'etwas von',
  unknown: '(Adresse unbekannt)',
  sentence: (kind: string, origin: string, why: string) => `Blockiert: ${kind} ${origin}. ${why}`,
  own: 'Kein Widget darf dieses Produkt selbst erreichen.',
  notHttps: 'Nur https-Adressen können erlaubt werden.',
  notListed:
    'Diese Adresse, oder die, auf die sie weiterleitet, steht nicht in der Liste der externen Adressen, die dieses Widget erreichen darf. Die Administration kann sie aufnehmen.',
  never: 'Das geht nur mit den eigenen Dateien des Widgets, unabhängig von der Liste der externen Adressen.'
} satisfies typeof english;
