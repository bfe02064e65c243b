import type english from '../../en/server/apiDocs.js';

export default {
  title: 'HTTP-API',
  says: 'Wer angemeldet ist, kann hier jede Operation direkt ausprobieren: mit den eigenen Berechtigungen und mit echten Daten. Skripte geben unter „Authorize“ einen Schlüssel an.',
  document: 'OpenAPI-Dokument',
  home: 'Zurück zu den Widgets',
  licence: 'Lizenz des API-Explorers unten',
  scripts: 'Diese Seite braucht JavaScript. Das OpenAPI-Dokument lässt sich auch ohne lesen.'
} satisfies typeof english;
