import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { ifMatch, versionTag } from '$lib/server/platform/http/etag.js';
import { VALUES_BODY } from '$lib/server/widgets/body.js';
import { presetBody } from '$lib/server/presets/presets.js';
import { PresetChangeBody, PresetConflict, PresetSchema } from '$lib/api/presets.js';

const IF_MATCH = { 'If-Match': { description: 'The version that was read, in quotes', required: true } };
const LOST_RACE = {
  412: { description: 'Somebody has changed it since; `current` is the current state.', schema: PresetConflict },
  428: { description: 'If-Match is missing.' }
};

export const PATCH = endpoint(
  {
    summary: 'Rename a preset, or give it other Values',
    description: '`Values` is the complete set. Fields that are left out stay unchanged.',
    tag: 'Widgets',
    headers: {
      ...IF_MATCH,
      ...TIME_ZONE
    },
    // Read by the operation itself: Ids may be any text, `__proto__` too.
    raw: { media: 'application/json', description: 'Its name, its Values, or both.', schema: PresetChangeBody },
    limit: VALUES_BODY,
    answers: {
      200: { description: 'Changed.', schema: PresetSchema, headers: { ETag: 'Its version in quotes, for If-Match' } },
      400: { description: 'The name cannot be used, or some Values cannot be saved.' },
      409: { description: 'The name is taken.' },
      ...LOST_RACE
    },
    examples: [
      {
        name: 'No such preset',
        params: { id: 1, presetId: 4711 },
        headers: { 'If-Match': '"1"' },
        body: { Name: 'Very busy day' },
        status: 404
      }
    ]
  },
  async ({ actor, params, request, json: read }, { presets }) => {
    const matches = ifMatch(request.headers.get('if-match'));
    const change = { ...(await presetBody(read)), matches };
    const preset = await presets.change({ actor, id: idOf(params.id) }, idOf(params.presetId), change);
    return json(preset, { headers: { etag: versionTag(preset.Version) } });
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a preset',
    description: 'Widgets it was applied to keep their Values.',
    tag: 'Widgets',
    headers: IF_MATCH,
    answers: { 204: { description: 'Deleted.' }, ...LOST_RACE },
    examples: [
      { name: 'No such preset', params: { id: 1, presetId: 4711 }, headers: { 'If-Match': '"1"' }, status: 404 }
    ]
  },
  async ({ actor, params, request }, { presets }) => {
    const matches = ifMatch(request.headers.get('if-match'));
    await presets.remove({ actor, id: idOf(params.id) }, idOf(params.presetId), matches);
    return new Response(null, { status: 204 });
  }
);
