import { administrators, type FeatureRights } from '../platform/authorization/rules.js';

export const originsRights = {
  rules: {
    // The external origins its widgets may reach.
    'template.origins': administrators
  },
  ofPlayers: [],
  routes: {
    '/api/[[version]]/Widgets/[id]/Origins': { GET: 'widget.read', PUT: 'template.origins' }
  }
} as const satisfies FeatureRights;
