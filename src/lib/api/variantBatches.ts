import { Type, type Static } from 'typebox';
import { Id, LabelSchema, MAX_NAME, orNull } from './parts.js';
import { problemWith } from './problem.js';

/** What `POST /api/Widgets/{id}/Variants/Batch` takes and gives. */

/** Maximum number of variants created in one request. */
const MAX_BATCH = 500;

const NewVariant = Type.Object({
  Name: Type.String({
    maxLength: 2 * MAX_NAME,
    description: 'Its name; one that cannot be used is reported in `Refused`'
  }),
  Values: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      maxProperties: 20,
      description: 'Its own initial Values, by element Id'
    })
  )
});
export type BatchVariant = Static<typeof NewVariant>;

export const VariantBatchBody = Type.Object(
  {
    Variants: Type.Optional(Type.Array(NewVariant, { maxItems: MAX_BATCH })),
    WidgetGroupId: Type.Optional(orNull(Id, 'A widget group; null: “Widget templates”. Left out: where the widget is')),
    DryRun: Type.Optional(Type.Boolean({ description: 'Only report what would happen' })),
    LeaveOut: Type.Optional(Type.Boolean({ description: 'Create the others if some cannot be created' })),
    Undo: Type.Optional(Type.Integer({ ...Id, description: 'Instead of `Variants`: the step that created some' }))
  },
  { title: 'VariantBatch' }
);

const BatchRefusalSchema = Type.Object({
  Index: Type.Integer({ minimum: 0, description: 'Of the variant in `Variants`' }),
  Code: Type.String({ description: 'Of the rule, for example name-taken' }),
  Text: LabelSchema
});
export type BatchRefusal = Static<typeof BatchRefusalSchema>;

const Refused = Type.Array(BatchRefusalSchema, { description: 'Variants that cannot be created' });

export const VariantBatchSchema = Type.Object(
  {
    Step: orNull(Id, 'The step for `Undo`; null: nothing was created'),
    Widgets: Type.Array(Type.Object({ Id: Id, Name: Type.String() }), {
      description: 'What was created; with `Undo`, what was moved to the Trash'
    }),
    Kept: Type.Array(Type.Object({ Id: Id, Name: Type.String() }), {
      description: 'With `Undo`: variants that stay, because somebody has changed them since'
    }),
    Refused
  },
  { title: 'CreatedVariants' }
);
export type CreatedVariants = Static<typeof VariantBatchSchema>;

export const VariantBatchProblem = problemWith('VariantBatchProblem', {
  current: Type.Optional(Type.Object({ Refused }, { title: 'RefusedVariants' }))
});
