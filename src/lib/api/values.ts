import { Type, type Static } from 'typebox';
import { Id } from './parts.js';
import { problemWith } from './problem.js';

/** What the operations on the Values of a widget take and give. */

/** More Values than the largest widgets have. */
export const MAX_VALUES = 20_000;

const ValueById = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: MAX_VALUES,
  description: 'One Value by element Id'
});

/** Body of `GET /api/Widgets/{id}/Values`, and `current` in a 412 answer. */
export const ValuesBodySchema = Type.Object(
  {
    Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }),
    Package: Type.Integer({ ...Id, description: 'The package they are for; another one when the widget was replaced' }),
    Values: ValueById,
    Inherited: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          'For each Value that is the widget’s own: the one it would inherit. Left out: it inherits from no other widget'
      })
    )
  },
  { title: 'ValuesBody' }
);
export type ValuesBody = Static<typeof ValuesBodySchema>;

export const ValuesToSave = Type.Object({ Values: ValueById }, { title: 'ValuesToSave' });

export const ValuesConflict = problemWith('ValuesConflict', { current: ValuesBodySchema });
