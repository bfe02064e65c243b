import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { TABLE_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { DraftSchema, DraftsQuery, DraftsSchema, DraftValuesProblem, NewDraftBody } from '$lib/api/drafts.js';

export const GET = endpoint(
  {
    summary: 'The drafts of a template',
    description: 'Anyone who can read one of its widgets sees a draft. Its Values are kept apart from what is live.',
    tag: 'Drafts',
    query: DraftsQuery,
    answers: { 200: { description: 'The drafts the caller can see, planned ones first.', schema: DraftsSchema } },
    examples: [{ name: 'Of a widget', query: { widget: 1 } }]
  },
  async ({ actor, query }, { drafts }) => json({ Drafts: await drafts.list(actor, query.widget) })
);

export const POST = endpoint(
  {
    summary: 'Create a draft',
    description:
      'Of one widget, or of several of one template, each of which the caller can edit. Nothing goes live yet.',
    tag: 'Drafts',
    headers: TIME_ZONE,
    body: NewDraftBody,
    limit: TABLE_BODY,
    answers: {
      201: { description: 'The draft.', schema: DraftSchema },
      400: { description: 'Values that break a rule; nothing was changed.', schema: DraftValuesProblem },
      409: { description: 'There are too many drafts, or it is too long.' }
    },
    examples: [
      {
        name: 'One setting',
        body: { Widget: 1, Name: 'Christmas', Cells: [{ Widget: 1, Element: 'Count', Value: 4 }] }
      }
    ]
  },
  async ({ actor, body }, { drafts }) => {
    const id = await drafts.keep(actor, body);
    return json(await drafts.read(actor, id), { status: 201 });
  }
);
