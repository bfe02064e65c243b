import { json } from '$lib/server/http/api.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { OriginsBody, OriginsToSave } from '$lib/server/http/originschemas.js';
import { idOf } from '$lib/server/http/query.js';
import { ownHostNames } from '$lib/server/http/security.js';

export const GET = endpoint(
  {
    summary: 'Outside origins a widget may reach',
    description: 'Those of its template, besides the widget’s own files.',
    tag: 'Widgets',
    answers: { 200: { description: 'The list; empty: its own files only.', schema: OriginsBody } },
    examples: [{ name: 'A widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { origins }) => json({ Origins: await origins.of(actor, idOf(params.id)) })
);

export const PUT = endpoint(
  {
    summary: 'Set the outside origins a widget may reach',
    description:
      'Puts this list in place of the one there was, for all widgets of its template and every frame that is loaded from ' +
      'then on. Such a widget can send what it shows to these servers. Never the product’s own server.',
    tag: 'Widgets',
    body: OriginsToSave,
    answers: { 200: { description: 'The list as it holds now.', schema: OriginsBody } },
    examples: [
      { name: 'One server', params: { id: 1 }, body: { Origins: ['https://api.example.com'] } },
      { name: 'None at all', params: { id: 1 }, body: { Origins: [] } },
      { name: 'Without TLS', params: { id: 1 }, body: { Origins: ['http://api.example.com'] }, status: 400 }
    ]
  },
  async ({ actor, params, body, url }, { origins }) => {
    return json({ Origins: await origins.replace(actor, idOf(params.id), body.Origins, ownHostNames(url)) });
  }
);
