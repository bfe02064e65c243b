import { administrators, type FeatureRights } from '../platform/authorization/rules.js';

export const playTimeRights = {
  rules: {
    'playTime.import': administrators,
    'playTime.read': administrators
  },
  ofPlayers: [],
  routes: {
    '/api/[[version]]/Reporting/PlayTimes': { GET: 'playTime.read', POST: 'playTime.import' }
  }
} as const satisfies FeatureRights;
