import { anyone, type FeatureRights, hasLevel, isWithin } from '../platform/authorization/rules.js';

/**
 * Reading a spot needs read permission on its spot group; tags, validity, copying and deleting need write permission
 * (docs/api.md, Permissions).
 */
export const spotRights = {
  rules: {
    'spot.list': anyone,
    'spot.read': (actor, resource) => hasLevel(actor, 'read', resource.spotGroupId) && isWithin(actor, resource),
    'spot.write': (actor, resource) => hasLevel(actor, 'write', resource.spotGroupId) && isWithin(actor, resource)
  },
  ofPlayers: [],
  routes: {
    '/api/[[version]]/Spots': { GET: 'spot.list', POST: 'spot.write', PUT: 'spot.write', DELETE: 'spot.write' },
    '/api/[[version]]/Spots/Tags': { PUT: 'spot.write' },
    '/api/[[version]]/Spots/CreateCopy': { POST: 'spot.write' },
    '/api/[[version]]/Spots/AscContent': { GET: 'spot.read' },
    '/api/[[version]]/Spots/Preview': { GET: 'spot.read' },
    '/api/[[version]]/Spots/Thumbnail': { GET: 'spot.read' }
  }
} as const satisfies FeatureRights;
