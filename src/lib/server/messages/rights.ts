import { type FeatureRights, isOwnPlayerOrUnder, isUnder } from '../platform/authorization/rules.js';

export const messageRights = {
  rules: {
    'player.command': (actor, resource) => actor.role === 'location' && isUnder(actor, resource),
    // A message is for its player. Users responsible for the player's location may read it too.
    'message.read': isOwnPlayerOrUnder
  },
  ofPlayers: ['message.read'],
  routes: {
    '/api/[[version]]/Players/[id]/Messages': { POST: 'player.command' },
    '/api/[[version]]/Fast/player/[playerId]/[messageId]': { GET: 'message.read' }
  }
} as const satisfies FeatureRights;
