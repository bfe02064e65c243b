import { json } from '$lib/server/platform/http/operation.js';
import { openEndpoint, holderOf } from '$lib/server/app/operations.js';
import { NewDraftCommentBody, SharedDraftSchema } from '$lib/api/drafts.js';

export const POST = openEndpoint(
  {
    summary: 'Comment on a draft by its link',
    description: 'Without an account `Name` is needed. Plain text, on the draft or on one of the settings it changes.',
    tag: 'Drafts',
    body: NewDraftCommentBody,
    answers: {
      200: { description: 'What the link shows now.', schema: SharedDraftSchema },
      400: { description: 'Without a name, or on a setting that the draft does not change.' },
      404: { description: 'The link has ended.' },
      409: { description: 'There are too many.' },
      429: { description: 'Too many comments without an account.' }
    },
    examples: [
      {
        name: 'A link that has ended',
        params: { token: 'ended' },
        body: { Text: 'Too early.', Element: null, Name: 'Kim' },
        status: 404
      }
    ]
  },
  async ({ event, body }, { sharedDrafts, people }) => {
    const shared = await sharedDrafts.comment(holderOf(event, people), body);
    return json(shared, { headers: { 'cache-control': 'no-store' } });
  }
);
