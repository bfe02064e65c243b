import type english from '../../en/server/players.js';

export default {
  notFound: 'Es gibt keinen Player mit dieser Nummer.'
} satisfies typeof english;
