import { Type, type Static } from 'typebox';
import { Id, LabelSchema, orNull } from './parts.js';
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
    Package: Type.Integer({
      ...Id,
      description: 'The package they are for; a different one after the widget was replaced'
    }),
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

const idOfOrigin = (description: string) => Type.Optional(Type.Integer({ ...Id, description }));

export const SaveQuery = Type.Object({
  restores: idOfOrigin('The moment in its history that this save restores, so that the history says so'),
  undoes: idOfOrigin('The moment whose save it undoes'),
  applies: idOfOrigin('The preset of its template whose Values all that changes has; otherwise it is left out')
});

export const ValuesToSave = Type.Object({ Values: ValueById }, { title: 'ValuesToSave' });

export const ValuesConflict = problemWith('ValuesConflict', { current: ValuesBodySchema });

/** How many widgets a save of a template reaches, at most, that are checked and named. */
export const MAX_REACHED = 500;

/** What saving these Values would do to the widgets that inherit from this one. */
export const ValuesReachSchema = Type.Object(
  {
    Widgets: Type.Integer({ minimum: 0, description: 'How many inherit from it' }),
    Changes: Type.Array(
      Type.Object({
        Id: Type.String({ description: 'An element whose Value would change' }),
        Widgets: Type.Integer({ minimum: 0, description: 'How many of them would show the change' })
      })
    ),
    Invalid: Type.Array(
      Type.Object({
        Id: Id,
        Name: Type.String(),
        GroupName: orNull(Type.String(), 'null: among “Widget templates”'),
        Reasons: Type.Array(Type.Object({ Id: Type.String({ description: 'The element' }), Text: LabelSchema }), {
          description: 'What would become invalid'
        })
      }),
      { maxItems: MAX_REACHED, description: 'Widgets that would have Values that break a rule' }
    ),
    Unchecked: Type.Integer({ minimum: 0, description: 'How many were not checked because there are too many' })
  },
  { title: 'ValuesReach' }
);
export type ValuesReach = Static<typeof ValuesReachSchema>;
