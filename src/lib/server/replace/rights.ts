import { administrators, type FeatureRights } from '../platform/authorization/rules.js';

export const replacementRights = {
  rules: {
    'widget.replace': administrators
  },
  ofPlayers: [],
  routes: {
    '/widgets/[id]/replace': { GET: 'widget.replace' },
    '/widgets/[id]/set-aside': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/Versions': { GET: 'widget.replace' },
    '/api/[[version]]/Widgets/[id]/Versions/[versionId]/Restore': { POST: 'widget.replace' },
    '/api/[[version]]/Widgets/[id]/Values/Fit': { POST: 'widget.replace' },
    '/api/[[version]]/Widgets/[id]/SetAside': { GET: 'widget.read' },
    '/api/[[version]]/Widgets/[id]/SetAside/[index]': { POST: 'widget.edit', DELETE: 'widget.edit' }
  }
} as const satisfies FeatureRights;
