import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { DraftLinkBody, DraftLinkSchema, DraftSchema } from '$lib/api/drafts.js';

const tag = 'Drafts';
const CHANGED = { description: 'The updated draft.', schema: DraftSchema };
const UNTIL = { 400: { description: 'Not in the next 30 days.' } };
const missing = { name: 'A draft that does not exist', params: { id: 4711 }, status: 404 };

export const POST = endpoint(
  {
    summary: 'Create the link of a draft',
    description:
      'Anyone who has the link and can read one of its widgets sees the draft; until `GuestUntil` also people without an account, who see the widgets that the caller may read at that time. The link ends with the caller’s access: when the user is deleted, or the key that made it is revoked. It stops while the user is locked. The previous link ends, and so do the previews opened with it. The path is returned only once: only its hash is kept.',
    tag,
    body: DraftLinkBody,
    answers: {
      201: { description: 'The new link.', schema: DraftLinkSchema },
      ...UNTIL,
      409: { description: 'An administrator has forbidden links without an account (`GUEST_LINKS`).' }
    },
    examples: [{ ...missing, body: { GuestUntil: null } }]
  },
  async ({ actor, params, body, event }, { draftLinks, people }) => {
    const invitation = { guestUntil: body.GuestUntil, by: people.bearers.lasting(event.locals) };
    return json(await draftLinks.create(actor, idOf(params.id), invitation), { status: 201 });
  }
);

export const PUT = endpoint(
  {
    summary: 'Set until when the link of a draft works without an account',
    description:
      'People without an account then see what the caller may read, and the link ends with the caller’s access.',
    tag,
    body: DraftLinkBody,
    answers: {
      200: CHANGED,
      ...UNTIL,
      409: { description: 'The draft has no link, or an administrator has forbidden it (`GUEST_LINKS`).' }
    },
    examples: [{ ...missing, body: { GuestUntil: null } }]
  },
  async ({ actor, params, body, event }, { draftLinks, people }) => {
    const invitation = { guestUntil: body.GuestUntil, by: people.bearers.lasting(event.locals) };
    return json(await draftLinks.invite(actor, idOf(params.id), invitation));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Revoke the link of a draft',
    description: 'It ends at once, and so do the previews opened with it.',
    tag,
    answers: { 200: CHANGED },
    examples: [missing]
  },
  async ({ actor, params }, { draftLinks }) => json(await draftLinks.revoke(actor, idOf(params.id)))
);
