import type english from '../../en/server/pages.js';

export default {
  outage: 'Zurzeit nicht verfügbar',
  outageRetry: 'Diese Seite versucht es von selbst erneut.',
  notFound: 'Nicht gefunden',
  badRequest: 'Ungültige Anfrage',
  internal: 'Interner Fehler'
} satisfies typeof english;
