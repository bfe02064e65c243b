import { isOwn, type FeatureRights } from '../platform/authorization/rules.js';
import { widgetRights } from '../widgets/rights.js';

const reads = widgetRights.rules['widget.read'];

export const commentRights = {
  rules: {
    // Anyone who can see a widget can comment on it, and mark comments as done.
    'comment.read': reads,
    'comment.write': reads,
    'comment.remove': (actor, { userId }) => isOwn(actor, userId)
  },
  ofPlayers: [],
  routes: {
    '/api/[[version]]/Widgets/[id]/Comments': { GET: 'comment.read', POST: 'comment.write' },
    '/api/[[version]]/Widgets/[id]/Comments/[commentId]': { PUT: 'comment.write', DELETE: 'comment.write' }
  }
} as const satisfies FeatureRights;
