import { PresenceBody } from '$lib/api/live.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const PUT = endpoint(
  {
    summary: 'Show others that the caller has a widget open',
    description:
      'On this page, and in which setting. Others who have it open see name and setting in their stream, as long as a stream ' +
      '`/Widgets/Events?page=…` of the same page is open. Nothing of it is stored. Keys that belong to no user are not shown.',
    tag: 'Widgets',
    body: PresenceBody,
    answers: {
      204: { description: 'Passed on to the others.' },
      429: { description: 'Too many moves by one user.', headers: { 'retry-after': 'Seconds until the next attempt' } }
    },
    examples: [
      { name: 'In a setting', params: { id: 1 }, body: { Page: 'k3v9x2m8q1', Element: 'Count' }, status: 204 },
      { name: 'In none', params: { id: 1 }, body: { Page: 'k3v9x2m8q1', Element: null }, status: 204 },
      { name: 'A page Id that is not valid', params: { id: 1 }, body: { Page: '!', Element: null }, status: 400 }
    ]
  },
  async ({ actor, params, body: { Page: page, Element: element } }, { live }) => {
    await live.show(actor, { page, widget: idOf(params.id), element });
    return new Response(null, { status: 204 });
  }
);
