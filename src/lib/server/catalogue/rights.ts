import { RESOURCES } from './resources.js';
import {
  administrators,
  anyone,
  type FeatureRights,
  hasLevel,
  isUnder,
  isWithinOrWhole
} from '../platform/authorization/rules.js';

const lists = Object.fromEntries(
  RESOURCES.map(({ path, kind }) => [
    `/api/[[version]]/${path}`,
    { GET: 'object.list', POST: kind === 'location' ? 'location.create' : 'object.create' } as const
  ])
);

/** A location user creates locations below the user's own (docs/api.md, Permissions). */
export const catalogueRights = {
  rules: {
    'object.list': anyone,
    'object.create': administrators,
    'spotGroup.read': (actor, { spotGroupId }) => hasLevel(actor, 'read', spotGroupId),
    'location.read': isWithinOrWhole,
    'location.create': (actor, resource) => actor.role === 'location' && isUnder(actor, resource),
    'player.read': isWithinOrWhole
  },
  ofPlayers: [],
  routes: {
    '/api/[[version]]/catalogue/[kind]': { GET: 'object.list' },
    '/api/[[version]]/catalogue/[kind]/lookup': { GET: 'object.list' },
    ...lists
  }
} as const satisfies FeatureRights;
