import {
  administrators,
  type FeatureRights,
  isOwnPlayer,
  isOwnPlayerOrUnder
} from '../platform/authorization/rules.js';

export const updateRights = {
  rules: {
    'update.publish': administrators,
    'update.receive': isOwnPlayerOrUnder,
    // Said for another, it would keep the update from that player.
    'update.confirm': isOwnPlayer
  },
  ofPlayers: ['update.receive', 'update.confirm'],
  routes: {
    '/api/[[version]]/Updates': { GET: 'update.receive', POST: 'update.publish' },
    '/api/[[version]]/Updates/[id]': { GET: 'update.receive', DELETE: 'update.publish' },
    '/api/[[version]]/Updates/[id]/File': { GET: 'update.receive' },
    '/api/[[version]]/Updates/[id]/Confirmations': { GET: 'update.publish', POST: 'update.confirm' }
  }
} as const satisfies FeatureRights;
