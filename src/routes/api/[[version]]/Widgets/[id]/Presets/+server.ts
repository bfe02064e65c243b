import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { versionTag } from '$lib/server/platform/http/etag.js';
import { VALUES_BODY } from '$lib/server/widgets/body.js';
import { presetBody } from '$lib/server/presets/presets.js';
import { NewPresetBody, PresetSchema, PresetsSchema } from '$lib/api/presets.js';

export const GET = endpoint(
  {
    summary: 'The presets of a template',
    description: 'Named Values that can be applied to its widgets. Available through any widget of the template.',
    tag: 'Widgets',
    answers: { 200: { description: 'All of them, with their Values.', schema: PresetsSchema } },
    examples: [{ name: 'Of a widget', params: { id: 1 } }]
  },
  async ({ actor, params }, { presets }) => json(await presets.list({ actor, id: idOf(params.id) }))
);

export const POST = endpoint(
  {
    summary: 'Create a preset',
    description: 'Open to anyone who can edit every widget of the template. Applying a preset is a save of its Values.',
    tag: 'Widgets',
    headers: TIME_ZONE,
    // Read by the operation itself: Ids may be any text, `__proto__` too.
    raw: { media: 'application/json', description: 'Its name and Values.', schema: NewPresetBody },
    limit: VALUES_BODY,
    answers: {
      201: {
        description: 'Kept.',
        schema: PresetSchema,
        headers: { ETag: 'Its version in quotes, for If-Match' }
      },
      400: { description: 'The name cannot be used, or some Values cannot be saved.' },
      409: { description: 'The name is taken, or there are too many presets.' }
    },
    examples: [
      { name: 'One setting', params: { id: 1 }, body: { Name: 'Busy day', Values: { Count: 7 } } },
      { name: 'No such setting', params: { id: 1 }, body: { Name: 'Quiet day', Values: { Nothing: 1 } }, status: 400 }
    ]
  },
  async ({ actor, params, json: read }, { presets }) => {
    const preset = await presets.create({ actor, id: idOf(params.id) }, await presetBody(read));
    return json(preset, { status: 201, headers: { etag: versionTag(preset.Version) } });
  }
);
