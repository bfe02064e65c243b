import { json } from '$lib/server/platform/http/operation.js';
import { endpoint } from '$lib/server/app/operations.js';
import { TIME_ZONE } from '$lib/server/platform/http/timeZone.js';
import { idOf } from '$lib/server/platform/http/query.js';
import { TABLE_BODY } from '$lib/server/platform/http/bodyLimit.js';
import { CellsProblem, CellsToSave, TableBodySchema, TableQuery, TableSavedSchema } from '$lib/api/table.js';

export const GET = endpoint(
  {
    summary: 'The Values of all variants of a template',
    description:
      'Those the caller can read, with their own Values. A variant inherits all others from its entry in ' +
      '`Bases`, and that from the package. Long tables come in several answers: `Next` is the next `after`.',
    tag: 'Widgets',
    query: TableQuery,
    answers: { 200: { description: 'Its variants, the template among them.', schema: TableBodySchema } },
    examples: [{ name: 'A template', params: { id: 1 } }]
  },
  async ({ actor, params, query }, { table }) =>
    new Response(await table.read(actor, idOf(params.id), query.after), {
      headers: { 'content-type': 'application/json' }
    })
);

export const POST = endpoint(
  {
    summary: 'Save Values of several variants at once',
    description:
      'All of them or none, as one step that `Undo` reverses. A Value becomes the widget’s own; without `Value` it is inherited ' +
      'again. `Base` is the own Value that was edited: if a different one is saved by now, the cell is a conflict and nothing is ' +
      'saved, unless `LeaveOut` says to save the others. With `DryRun` the answer says what would happen. Of Values that nobody sets, only ' +
      'errors that were not there before are refused.',
    tag: 'Widgets',
    headers: TIME_ZONE,
    body: CellsToSave,
    limit: TABLE_BODY,
    answers: {
      200: { description: 'Saved, or what a dry run found.', schema: TableSavedSchema },
      400: { description: 'Values that cannot be saved; nothing was changed.', schema: CellsProblem },
      412: { description: 'Somebody has changed some of the Values since; nothing was changed.', schema: CellsProblem }
    },
    examples: [
      {
        name: 'Only report what would happen',
        params: { id: 1 },
        body: { DryRun: true, Cells: [{ Widget: 1, Element: 'Count', Value: 4 }] }
      },
      {
        name: 'A number above its Maximum',
        params: { id: 1 },
        body: { Cells: [{ Widget: 1, Element: 'Count', Value: 99 }] },
        status: 400
      },
      {
        name: 'Edited from another Value',
        params: { id: 1 },
        body: { Cells: [{ Widget: 1, Element: 'Count', Value: 4, Base: 7 }] },
        status: 412
      },
      { name: 'A step that does not exist', params: { id: 1 }, body: { Undo: 4711 }, status: 404 }
    ]
  },
  async ({ actor, params, body }, { table }) => {
    const { Cells: cells = [], Applies = [], Undo: undo, DryRun: isDryRun = false, LeaveOut: leavesOut = false } = body;
    const presets = new Map(Applies.map(({ Widget, Preset }) => [Widget, Preset]));
    return json(await table.save(actor, idOf(params.id), { cells, presets, undo, isDryRun, leavesOut }));
  }
);
