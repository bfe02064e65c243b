import { anyone, type FeatureRights, isOwn } from '../platform/authorization/rules.js';

export const dashboardRights = {
  rules: {
    // A dashboard belongs to one user, or (userId null) is shared: everybody sees that one.
    'dashboard.list': anyone,
    'dashboard.create': (actor, { userId }) => isOwn(actor, userId),
    'dashboard.read': (actor, { userId }) => userId === null || isOwn(actor, userId),
    'dashboard.edit': (actor, { userId }) => isOwn(actor, userId)
  },
  ofPlayers: [],
  routes: {
    '/dashboard/[[id]]': { GET: 'dashboard.read' },
    '/api/[[version]]/Dashboards': { GET: 'dashboard.list', POST: 'dashboard.create' },
    '/api/[[version]]/Dashboards/[id]': {
      GET: 'dashboard.read',
      PUT: 'dashboard.edit',
      PATCH: 'dashboard.edit',
      DELETE: 'dashboard.edit'
    },
    '/api/[[version]]/Dashboards/[id]/Restore': { POST: 'dashboard.edit' },
    '/api/[[version]]/Dashboards/Trash': { GET: 'dashboard.edit' },
    '/api/[[version]]/Dashboards/Trash/[id]': { DELETE: 'dashboard.edit' }
  }
} as const satisfies FeatureRights;
