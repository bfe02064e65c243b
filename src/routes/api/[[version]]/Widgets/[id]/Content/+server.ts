import { json } from '$lib/server/platform/http/operation.js';
import { WidgetContentSchema } from '$lib/api/widgetContent.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';

export const GET = endpoint(
  {
    summary: 'What is needed to run a widget',
    description:
      'ascData.json, the saved Values, and a path under which the package runs: for a day at most, and only while ' +
      'the session or key of the request has permission for the widget.',
    tag: 'Widgets',
    answers: { 200: { description: 'The content.', schema: WidgetContentSchema } },
    examples: [
      { name: 'A widget', params: { id: 1 } },
      { name: 'A number that no widget has', params: { id: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, event }, { people, widgets }) =>
    json(await widgets.editorData(actor, people.bearers.of(event.locals), idOf(params.id)))
);
