import type english from '../../en/server/players.js';

export default {
  notFound: 'Aucun lecteur ne porte ce numéro.'
} satisfies typeof english;
