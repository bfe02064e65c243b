import { json } from '$lib/server/platform/http/operation.js';
import { openEndpoint, holderOf } from '$lib/server/app/operations.js';
import { SharedDraftSchema } from '$lib/api/drafts.js';

export const GET = openEndpoint(
  {
    summary: 'Read a draft by its link',
    description:
      'Somebody who is signed in sees the widgets that they may read. Anybody else sees those of the draft, as long as the link is open for people without an account.',
    tag: 'Drafts',
    answers: {
      200: { description: 'What the link shows.', schema: SharedDraftSchema },
      404: { description: 'The link has ended.' },
      429: { description: 'Too many requests without an account.' }
    },
    examples: [{ name: 'A link that has ended', params: { token: 'ended' }, status: 404 }]
  },
  async ({ event }, { sharedDrafts, people }) => {
    const shared = await sharedDrafts.read(holderOf(event, people));
    return json(shared, { headers: { 'cache-control': 'no-store' } });
  }
);
