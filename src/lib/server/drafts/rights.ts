import { administrators, isOwn, type FeatureRights } from '../platform/authorization/rules.js';
import { widgetRights } from '../widgets/rights.js';

const reads = widgetRights.rules['widget.read'];
const edits = widgetRights.rules['widget.edit'];

export const draftRights = {
  rules: {
    // Seeing a draft needs permission to read one of its widgets; changing it, to edit each of them.
    'draft.read': reads,
    'draft.edit': edits,
    'draft.comment': reads,
    'draft.approve': reads,
    // For a draft whose widgets are all deleted. Its owner may do it, too.
    'draft.orphan': administrators,
    'draftComment.remove': (actor, { userId }) => isOwn(actor, userId)
  },
  ofPlayers: [],
  routes: {
    '/api/[[version]]/Drafts': { GET: 'draft.read', POST: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]': { GET: 'draft.read', PUT: 'draft.edit', DELETE: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]/Restore': { POST: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]/Values': { POST: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]/Plan': { PUT: 'draft.edit', DELETE: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]/Live': { POST: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]/End': { POST: 'draft.edit' },
    '/api/[[version]]/Drafts/[id]/Link': { POST: 'draft.edit', PUT: 'draft.edit', DELETE: 'draft.edit' },
    '/api/[[version]]/SharedDrafts/[token]': { GET: 'public' },
    '/api/[[version]]/SharedDrafts/[token]/Comments': { POST: 'public' },
    '/api/[[version]]/Drafts/[id]/Comments': { POST: 'draft.comment' },
    '/api/[[version]]/Drafts/[id]/Comments/[commentId]': { PUT: 'draft.comment', DELETE: 'draft.comment' },
    '/api/[[version]]/Drafts/[id]/Approval': { PUT: 'draft.approve', DELETE: 'draft.approve' }
  }
} as const satisfies FeatureRights;
