import type english from '../../en/server/apiDocs.js';

export default {
  title: 'API HTTP',
  says: 'Toute personne connectée peut essayer ici chaque opération, avec ses propres autorisations et sur des données réelles. Les scripts saisissent une clé sous « Authorize ».',
  document: 'Document OpenAPI',
  home: 'Retour aux widgets',
  licence: 'Licence de l’explorateur ci-dessous',
  scripts: 'Cette page nécessite JavaScript. Vous pouvez lire le document OpenAPI sans JavaScript.'
} satisfies typeof english;
