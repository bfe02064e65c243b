import { administrators, anyone, type FeatureRights } from '../platform/authorization/rules.js';

export const peopleRights = {
  rules: {
    'account.use': anyone,
    'user.manage': administrators
  },
  ofPlayers: ['account.use'],
  routes: {
    '/sign-in': { GET: 'public', POST: 'public' },
    '/sign-in/link/[token]': { GET: 'public' },
    '/sign-in/company': { GET: 'public' },
    '/sign-out': { POST: 'public' },
    '/auth/[...path]': { GET: 'public' },
    '/account': { GET: 'account.use' },
    '/users': { GET: 'user.manage' },
    '/users/[id]': { GET: 'user.manage' },
    '/permissions': { GET: 'user.manage' },
    '/api/[[version]]/Users': { GET: 'user.manage', POST: 'user.manage' },
    '/api/[[version]]/Users/[id]': { GET: 'user.manage', PATCH: 'user.manage', DELETE: 'user.manage' },
    '/api/[[version]]/Users/[id]/Permissions': { GET: 'user.manage', PUT: 'user.manage' },
    '/api/[[version]]/Users/[id]/Languages': { GET: 'user.manage', PUT: 'user.manage' },
    '/api/[[version]]/Users/[id]/Sessions': { DELETE: 'user.manage' },
    '/api/[[version]]/Users/[id]/Keys': { GET: 'user.manage', POST: 'user.manage' },
    '/api/[[version]]/Users/[id]/Keys/[key]': { DELETE: 'user.manage' },
    '/api/[[version]]/Permissions': { GET: 'user.manage', PUT: 'user.manage' },
    '/api/[[version]]/Account': { GET: 'account.use' },
    '/api/[[version]]/Account/Password': { PUT: 'account.use' },
    '/api/[[version]]/Account/Sessions': { GET: 'account.use', DELETE: 'account.use' },
    '/api/[[version]]/Account/Sessions/[session]': { DELETE: 'account.use' },
    '/api/[[version]]/Account/Keys': { GET: 'account.use', POST: 'account.use' },
    '/api/[[version]]/Account/Keys/[key]': { DELETE: 'account.use' }
  }
} as const satisfies FeatureRights;
