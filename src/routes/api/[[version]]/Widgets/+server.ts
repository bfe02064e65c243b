import { Type } from 'typebox';
import type { UploadAnswer, WidgetSummary } from '$lib/api.js';
import { json } from '$lib/server/http/api.js';
import { readUpload } from '$lib/server/http/body.js';
import { endpoint } from '$lib/server/http/endpoint.js';
import { UploadAnswerSchema, WidgetSummarySchema } from '$lib/server/http/widgetschemas.js';

export const GET = endpoint(
  {
    summary: 'All widgets, in the order of their names',
    tag: 'Widgets',
    answers: { 200: { description: 'The widgets.', schema: Type.Array(WidgetSummarySchema) } },
    examples: [{ name: 'All widgets' }]
  },
  async (_call, { widgets }) => json((await widgets.list()) satisfies WidgetSummary[])
);

export const POST = endpoint(
  {
    summary: 'Upload a widget',
    description:
      'Takes a `.dash.zip` in as a new template with one widget, named like the file. Findings say what is doubtful ' +
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
        description: 'The same package was uploaded before: the widget that is there.',
        schema: UploadAnswerSchema,
        headers: { Location: 'Address of the widget' }
      },
      409: { description: 'Another package has this SpotIdentifier.' }
    },
    examples: [{ name: 'A package', file: 'Opening hours.dash.zip', status: 201 }]
  },
  async ({ actor, request }, { widgets }) => {
    const sent = await readUpload(request);
    const { id, findings, created } = await widgets.upload({ ...sent, by: actor.name });
    const answer: UploadAnswer = { id, findings };
    return json(answer, { status: created ? 201 : 200, headers: { location: `/api/Widgets/${id}` } });
  }
);
