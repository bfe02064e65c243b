import { endpoint } from '$lib/server/app/operations.js';
import { PART_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { idOf } from '$lib/server/platform/http/query.js';
import {
  replacementAnswer,
  replaceOptions,
  restoredTextsOf,
  REPLACE_HEADERS,
  REPLACE_TAG
} from '$lib/server/replace/request.js';
import { ReplacementConflict, ReplacementSchema, ReplaceQuerySchema, RestoreSchema } from '$lib/api/replace.js';

export const POST = endpoint(
  {
    summary: 'Restore a version of a widget',
    description:
      'Restores the package with its Values: those set aside come back, those edited since are kept where they fit. The version ' +
      'that this replaces can be restored in the same way.',
    tag: 'Widgets',
    query: ReplaceQuerySchema,
    body: RestoreSchema,
    isBodyOptional: true,
    limit: PART_BODY,
    headers: REPLACE_HEADERS,
    answers: {
      200: { description: 'What would change or has changed.', schema: ReplacementSchema, headers: REPLACE_TAG },
      412: {
        description: 'It has changed since it was read; `current` is what it is now.',
        schema: ReplacementConflict
      }
    },
    examples: [
      { name: 'Only report what would happen', params: { id: 2, versionId: 1 }, query: { dryRun: 1 } },
      {
        name: 'Restore, with one text of the package',
        params: { id: 2, versionId: 1 },
        body: { PackageTexts: [{ Language: 'de', Element: 'Title', Kind: 'name' }] }
      },
      { name: 'Restore', params: { id: 2, versionId: 1 } },
      { name: 'A version that does not exist', params: { id: 2, versionId: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, query, body, request, event }, { replacements, people }) => {
    const [id, versionId] = [idOf(params.id), idOf(params.versionId)];
    const demandStill = people.bearers.demandStill(event.locals, 'widget.replace');
    const options = { ...replaceOptions(request, query), texts: restoredTextsOf(body), demandStill };
    return replacementAnswer(await replacements.restore(actor, id, versionId, options));
  }
);
