import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { ifMatch } from '$lib/server/platform/http/etag.js';
import { withUpload } from '$lib/server/packages/upload.js';
import { idOf } from '$lib/server/platform/http/query.js';
import {
  baseOf,
  mappingOf,
  replacementAnswer,
  replaceOptions,
  REPLACE_HEADERS,
  REPLACE_TAG,
  textChoicesOf
} from '$lib/server/replace/request.js';
import { ReplacementConflict, ReplacementSchema, ReplaceQuerySchema } from '$lib/api/replace.js';
import { widgetChange } from '$lib/server/widgets/body.js';
import { WidgetChangeBody, WidgetSummarySchema } from '$lib/api/widgets.js';

export const GET = endpoint(
  {
    summary: 'One widget',
    tag: 'Widgets',
    answers: { 200: { description: 'The widget.', schema: WidgetSummarySchema } },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'A number that no widget has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params }, { widgets }) => json(await widgets.summary(actor, idOf(params.id)))
);

export const PUT = endpoint(
  {
    summary: 'Replace a widget',
    description:
      'Gives the template of this widget, and so all its variants, another version of its package. The SpotIdentifier ' +
      'has to be the same. Says what differs, and what happens to each stored Value: kept, converted without loss, or ' +
      'set aside because no element takes it. All of it or nothing; the previous version can be restored.',
    tag: 'Widgets',
    query: ReplaceQuerySchema,
    headers: REPLACE_HEADERS,
    raw: {
      media: 'multipart/form-data',
      description:
        'One file, the package, and optionally a part `mapping`: JSON of a list of `{ "from": Id, "to": Id or null }` ' +
        'that says which element continues under which Id. A part `texts`: JSON of `{ "theirs": [{ "language", "element", ' +
        '"kind", "entry"? }], "apart": [{ "element", "entry" }] }`: texts that both changed, of which the package’s is ' +
        'taken, and entries that are not renamed ones. A part `base`: the `PackageId` of the package that this one was made ' +
        'from; if the widget has another one by now, nothing is replaced (409).'
    },
    answers: {
      200: { description: 'What would change or has changed.', schema: ReplacementSchema, headers: REPLACE_TAG },
      409: { description: 'The SpotIdentifier differs, or somebody else replaced the widget in the meantime.' },
      412: {
        description: 'It has changed since it was read; `current` is what it is now.',
        schema: ReplacementConflict
      }
    },
    examples: [
      { name: 'Only report what would happen', params: { id: 2 }, query: { dryRun: 1 }, file: 'Replacement.dash.zip' },
      { name: 'Replace', params: { id: 2 }, file: 'Replacement.dash.zip' },
      { name: 'A package of another widget', params: { id: 1 }, file: 'Replacement.dash.zip', status: 409 }
    ]
  },
  async ({ actor, params, query, request, event }, { replacements, packaging, people }) => {
    const id = idOf(params.id);
    const options = replaceOptions(request, query);
    const body = await withUpload(request, { actor, packaging }, async (upload, fields) =>
      replacements.replace(actor, id, upload, {
        ...options,
        demandStill: people.bearers.demandStill(event.locals, 'widget.replace'),
        base: await baseOf(fields),
        mapping: await mappingOf(fields),
        texts: await textChoicesOf(fields)
      })
    );
    return replacementAnswer(body);
  }
);

export const PATCH = endpoint(
  {
    summary: 'Rename or move a widget',
    description:
      'Changes only the given fields. Moving needs write permission on either group; out of “Widget templates” only ' +
      'administrators move, because there everybody uses it. With `Was` it is changed only if it is still called so, or ' +
      'stands there, or is already as it is asked to be.',
    tag: 'Widgets',
    raw: {
      media: 'application/json',
      description: 'The new name, the new widget group, or both.',
      schema: WidgetChangeBody
    },
    answers: {
      200: { description: 'The widget as it is now.', schema: WidgetSummarySchema },
      412: { description: 'It has been renamed or moved since; it is not changed.' }
    },
    examples: [
      { name: 'A new name', params: { id: 1 }, body: { Name: 'Opening hours' } },
      { name: 'Into a widget group', params: { id: 1 }, body: { WidgetGroupId: 1 } },
      {
        name: 'A name, unless it has another one since',
        params: { id: 1 },
        body: { Name: 'Opening hours', Was: { Name: 'Closing hours' } },
        status: 412
      },
      { name: 'A name without text', params: { id: 1 }, body: { Name: ' ' }, status: 400 }
    ]
  },
  async ({ actor, params, json: readJson }, { variants }) => {
    const id = idOf(params.id);
    return json(await variants.change(actor, id, await widgetChange(readJson)));
  }
);

export const DELETE = endpoint(
  {
    summary: 'Delete a widget',
    description:
      'It lies in the Trash and can be restored for 30 days; then it goes for good, and with the last widget of an ' +
      'uploaded template the template and its package. Dashboards that show it (`Uses`) keep its place.',
    tag: 'Widgets',
    headers: {
      'If-Match': { description: 'Delete it only as it is in this version, as the ETag of its Values gives it' }
    },
    answers: {
      204: { description: 'Deleted.' },
      409: { description: 'It is the only widget of a standard template and cannot be deleted.' },
      412: { description: 'It was saved since and is not deleted.' },
      428: { description: 'If-Match is there, but empty; it stays.' }
    },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'In a version that it had before', params: { id: 1 }, headers: { 'If-Match': '"7"' }, status: 412 }
    ]
  },
  async ({ actor, params, request }, { trash }) => {
    const header = request.headers.get('if-match');
    await trash.remove(actor, idOf(params.id), header === null ? undefined : ifMatch(header));
    return new Response(null, { status: 204 });
  }
);
