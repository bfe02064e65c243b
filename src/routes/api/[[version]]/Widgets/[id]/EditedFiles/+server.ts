import { EditingTabQuery, PreviewPathSchema } from '$lib/api/widgets.js';
import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { editedFilesOf } from '$lib/server/widgets/editedFilesForm.js';

export const PUT = endpoint(
  {
    summary: 'Preview edited files of a widget',
    description:
      'The path shows the package of the widget with these files in place of its own, or beside them. Nothing is stored: the files ' +
      'are in memory, for an hour without use at most, and gone with the session or key of the request, with its permission, or ' +
      'after a restart. Only what has the path of this answer shows them: no dashboard, picture, link or other session does. Sending ' +
      'again replaces all that the tab sent for the template. Of a person’s sets of files the 8 used last are kept.',
    tag: 'Widgets',
    query: EditingTabQuery,
    raw: {
      media: 'multipart/form-data',
      description:
        'Each part is a text file in UTF-8, with its path in the package as its file name: at most 100 files of 1 MB each, 8 MB in ' +
        'all. The rules for names of files in a package hold.'
    },
    answers: {
      200: { description: 'The path, on this server.', schema: PreviewPathSchema },
      503: { description: 'Too many at once; nothing was read.' }
    },
    examples: [
      { name: 'A script', params: { id: 1 }, file: 'main.js' },
      { name: 'A file that is no text', params: { id: 1 }, file: 'picture.png', status: 400 }
    ]
  },
  async ({ actor, params, query, request, event }, { people, editedFiles }) => {
    const files = await editedFilesOf(request, actor);
    const editor = { actor, bearer: people.bearers.of(event.locals), ...query };
    return json({ PreviewPath: await editedFiles.put(editor, idOf(params.id), files) });
  }
);

export const DELETE = endpoint(
  {
    summary: 'End the preview of edited files',
    description: 'Forgets what this tab sent for the template. There may be nothing.',
    tag: 'Widgets',
    query: EditingTabQuery,
    answers: { 204: { description: 'Forgotten.' } },
    examples: [{ name: 'Of a widget', params: { id: 1 } }]
  },
  async ({ actor, params, query, event }, { people, editedFiles }) => {
    await editedFiles.remove({ actor, bearer: people.bearers.of(event.locals), ...query }, idOf(params.id));
    return new Response(null, { status: 204 });
  }
);
