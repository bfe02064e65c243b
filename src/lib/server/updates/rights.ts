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
    // A confirmation for another player would keep the update from it.
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
