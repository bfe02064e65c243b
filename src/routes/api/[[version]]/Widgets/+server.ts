import { Type } from 'typebox';
import type { UploadAnswer, WidgetSummary } from '$lib/api.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { worded } from '$lib/server/replace/wording.js';
import { keysOf, nextLink } from '$lib/server/platform/http/keyCursor.js';
import { conditional, LIST_HEADERS } from '$lib/server/platform/http/listing.js';
import { withUpload } from '$lib/server/packages/upload.js';
import { groupOf } from '$lib/server/widgets/body.js';
import { SpotIdentifierTaken, UploadAnswerSchema, WidgetsQuery, WidgetSummarySchema } from '$lib/api/widgets.js';

export const GET = endpoint(
  {
    summary: 'The widgets the caller can see, by name',
    tag: 'Widgets',
    query: WidgetsQuery,
    answers: {
      200: { description: 'A page of them.', schema: Type.Array(WidgetSummarySchema), headers: LIST_HEADERS }
    },
    examples: [
      { name: 'All widgets' },
      { name: 'Widget templates by a part of the name', query: { templates: '1', search: 'sam' } },
      { name: 'Two a page', query: { limit: 2 } },
      { name: 'Of a widget group', query: { groupId: 1 } },
      { name: 'Of a group that does not exist', query: { groupId: 4711 }, status: 404 }
    ]
  },
  async ({ actor, query, request, url }, { widgets }) => {
    const { search, limit, cursor } = query;
    const after = keysOf(cursor, ['', 0] as const);
    const { items, next } = await widgets.page(actor, { search, groupId: groupOf(query), limit, after });
    return conditional(request, JSON.stringify(items satisfies WidgetSummary[]), nextLink(url, next));
  }
);

export const POST = endpoint(
  {
    summary: 'Upload a widget',
    description:
      'Adds a `.dash.zip` as a new template with one widget, named like the file, in “Widget templates”. The ' +
      'same package again makes a widget only where none of it stands there any more. Findings say what is doubtful ' +
      'in the package; one with errors in its definition is refused (400) with each place.',
    tag: 'Widgets',
    raw: { media: 'multipart/form-data', description: 'One file, the package, as the only part that is a file.' },
    answers: {
      201: {
        description: 'A new widget.',
        schema: UploadAnswerSchema,
        headers: { Location: 'Address of the widget' }
      },
      200: {
        description: 'The same package was uploaded before: its widget in “Widget templates”.',
        schema: UploadAnswerSchema,
        headers: { Location: 'Address of the widget' }
      },
      409: { description: 'Another package has this SpotIdentifier.', schema: SpotIdentifierTaken }
    },
    examples: [{ name: 'A package', file: 'Opening hours.dash.zip', status: 201 }]
  },
  async ({ actor, request, event }, { placement, packaging, people }) => {
    const demandStill = people.bearers.demandStill(event.locals, 'widget.upload');
    const upload = withUpload(request, { actor, packaging }, (file) => placement.upload(actor, file, demandStill));
    const { id, findings, created } = await upload;
    const answer: UploadAnswer = { Id: id, Findings: worded(findings) };
    return json(answer, { status: created ? 201 : 200, headers: { location: `/api/Widgets/${id}` } });
  }
);
