import { anyone, type FeatureRights } from '../platform/authorization/rules.js';

/** What belongs to no feature: monitoring, and the description of the API. */
export const productRights = {
  rules: {
    'metrics.read': anyone,
    'docs.read': anyone
  },
  ofPlayers: [],
  routes: {
    '/healthz': { GET: 'public' },
    '/metrics': { GET: 'metrics.read' },
    '/api/openapi.json': { GET: 'docs.read' },
    '/api/docs': { GET: 'docs.read' }
  }
} as const satisfies FeatureRights;
