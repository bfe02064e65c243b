import { Type, type Static } from 'typebox';
import { ElementId } from './replace.js';
import { Id, LabelSchema, orNull } from './parts.js';
import { problemWith } from './problem.js';

/** What the operations on the Values of all variants of a template take and give. */

/** Maximum number of Values in one save: 500 widgets with 30 settings each. */
const MAX_CELLS = 15_000;

const OwnValues = Type.Record(Type.String(), Type.Unknown(), { description: 'Its own Values by element Id' });

const TableWidgetSchema = Type.Object({
  Id: Id,
  Name: Type.String(),
  GroupId: orNull(Id, 'null: among “Widget templates”'),
  GroupName: orNull(Type.String()),
  Version: Type.Integer({ minimum: 1 }),
  Inherits: orNull(Id, 'The widget in `Bases` whose Values it inherits'),
  Editable: Type.Boolean({ description: 'Whether the caller can save it' }),
  Values: OwnValues
});

const TableStepSchema = Type.Object(
  {
    Id: Id,
    At: Type.String(),
    By: orNull(Type.String()),
    Widgets: Type.Integer({ minimum: 1 }),
    Cells: Type.Integer({ minimum: 1 })
  },
  { description: 'What was saved in one step' }
);
export type TableStep = Static<typeof TableStepSchema>;

/** Body of `GET /api/Widgets/{id}/Variants/Values`. */
export const TableBodySchema = Type.Object(
  {
    Package: Type.Integer({ ...Id, description: 'The package they are for' }),
    Widgets: Type.Array(TableWidgetSchema, { description: 'In the order of their Ids' }),
    Bases: Type.Array(Type.Object({ Id: Id, Name: Type.String(), Values: OwnValues }), {
      description: 'What these widgets inherit from'
    }),
    Step: orNull(TableStepSchema, 'The last step of the caller that can be undone'),
    Next: orNull(Id, 'The next `after`; null: these are the last ones')
  },
  { title: 'TableBody' }
);
export type TableBody = Static<typeof TableBodySchema>;

export const TableQuery = Type.Object({
  after: Type.Optional(Type.Integer({ ...Id, minimum: 0, description: '`Next` of the previous answer' }))
});

const Cell = Type.Object({
  Widget: Id,
  Element: ElementId,
  Value: Type.Optional(Type.Unknown({ description: 'Left out: the widget has none of its own any more' })),
  Base: Type.Optional(Type.Unknown({ description: 'The own Value that was edited. Left out: it had none' }))
});
export type TableCell = Static<typeof Cell>;

export const CellsToSave = Type.Object(
  {
    Cells: Type.Optional(Type.Array(Cell, { maxItems: MAX_CELLS })),
    Applies: Type.Optional(
      Type.Array(Type.Object({ Widget: Id, Preset: Id }), {
        maxItems: MAX_CELLS,
        description:
          'The presets that the cells of these widgets come from, so that the history names those whose Values they all have'
      })
    ),
    Undo: Type.Optional(Type.Integer({ ...Id, description: 'Instead of `Cells`: the step to undo' })),
    DryRun: Type.Optional(Type.Boolean({ description: 'Only report what would happen' })),
    LeaveOut: Type.Optional(
      Type.Boolean({
        description:
          'Save the others where somebody has changed some of them since; with `Undo`, also where some cannot be saved any more. The ' +
          'answer names both'
      })
    )
  },
  { title: 'CellsToSave' }
);

const CellConflictSchema = Type.Object({
  Widget: Id,
  Element: Type.String(),
  Value: Type.Optional(Type.Unknown({ description: 'The own Value that is saved now. Left out: it has none' }))
});
export type CellConflict = Static<typeof CellConflictSchema>;

const CellRefusalSchema = Type.Object({
  Widget: Id,
  Element: Type.String({ description: 'The element whose Value cannot be saved' }),
  Code: Type.String({ description: 'Of the rule' }),
  Text: LabelSchema
});
export type CellRefusal = Static<typeof CellRefusalSchema>;

const problems = {
  Conflicts: Type.Array(CellConflictSchema, { description: 'Values that somebody has changed since' }),
  Refused: Type.Array(CellRefusalSchema, { description: 'Values that cannot be saved' })
};

/** Answer to `POST /api/Widgets/{id}/Variants/Values`. */
export const TableSavedSchema = Type.Object(
  {
    Step: orNull(TableStepSchema, 'The step for `Undo`; null: nothing was changed'),
    Changes: Type.Integer({ minimum: 0, description: 'How many Values were or would be changed' }),
    Widgets: Type.Array(Type.Object({ Id: Id, Version: Type.Integer({ minimum: 1 }) }), {
      description: 'What was or would be saved'
    }),
    ...problems
  },
  { title: 'TableSaved' }
);
export type TableSaved = Static<typeof TableSavedSchema>;

/** Why cells cannot be saved; left out: the request itself is wrong. */
export const CellsProblem = problemWith('CellsProblem', {
  current: Type.Optional(Type.Object(problems, { title: 'CellObstacles' }))
});
