import type english from '../../en/server/pages.js';

export default {
  outage: 'Indisponible pour le moment',
  outageRetry: 'Cette page réessaie automatiquement.',
  notFound: 'Introuvable',
  badRequest: 'Requête incorrecte',
  internal: 'Erreur interne'
} satisfies typeof english;
