import { Type } from 'typebox';
import type { ReplacedVersion } from '$lib/api.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ReplacedVersionSchema } from '$lib/api/replace.js';

export const GET = endpoint(
  {
    summary: 'Versions of a widget that can be restored',
    description: 'The previous packages of its template, newest first. Ten are kept.',
    tag: 'Widgets',
    answers: { 200: { description: 'The versions.', schema: Type.Array(ReplacedVersionSchema) } },
    examples: [
      { name: 'A widget that was replaced', params: { id: 2 } },
      { name: 'A widget that does not exist', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params }, { replacements }) => {
    return json((await replacements.versions(actor, idOf(params.id))) satisfies ReplacedVersion[]);
  }
);
