import { isOwn, type FeatureRights } from '../platform/authorization/rules.js';
import { widgetRights } from '../widgets/rights.js';

const reads = widgetRights.rules['widget.read'];

export const commentRights = {
  rules: {
    // Whoever may see a widget may say something about it, and mark what was said as done.
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
