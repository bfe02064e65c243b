import { Type, type Static } from 'typebox';
import { Id, LabelSchema } from './parts.js';
import { ElementId, EntryName } from './replace.js';

/** Widgets whose Value does not fit that an answer names. */
export const MOST_MISFITS = 20;
/** Different Values that an answer counts. */
export const MOST_VALUES = 1_000;

/** A setting as somebody edits it. */
export const StoredFitQuestionSchema = Type.Object({
  ElementId,
  Element: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      maxProperties: 100,
      description: 'The setting as in ascData.json, after a change; left out: Values are only counted'
    })
  ),
  Entries: Type.Optional(
    Type.Array(Type.Object({ Before: EntryName, After: EntryName }), {
      maxItems: 10_000,
      description: 'Entries of Items that go on under other names'
    })
  ),
  More: Type.Optional(
    Type.Array(ElementId, {
      maxItems: 10_000,
      description: 'Further settings: `Own` counts the widgets with a Value for any'
    })
  )
});
export type StoredFitQuestion = Static<typeof StoredFitQuestionSchema>;

/** The stored Values of a setting, and what a change of it does to them. */
export const StoredFitSchema = Type.Object(
  {
    Widgets: Type.Integer({ minimum: 0, description: 'Widgets of the template' }),
    Own: Type.Integer({ minimum: 0, description: 'Those with a Value of their own' }),
    Values: Type.Array(Type.Object({ Value: Type.String(), Widgets: Type.Integer({ minimum: 1 }) }), {
      maxItems: MOST_VALUES,
      description: 'Of Values that are texts: how many widgets have each'
    }),
    Converted: Type.Integer({ minimum: 0, description: 'Values that would be converted, without loss' }),
    Misfits: Type.Integer({ minimum: 0, description: 'Values that would be set aside' }),
    Named: Type.Array(Type.Object({ Id, Name: Type.String(), Words: LabelSchema }), {
      maxItems: MOST_MISFITS,
      description: 'The first of these widgets, with the Value in words'
    }),
    Unchecked: Type.Integer({
      minimum: 0,
      description: 'Values that were not checked, because it would have taken too long'
    }),
    Cut: Type.Boolean({ description: 'There are more widgets, or more different Values, than were counted' })
  },
  { title: 'StoredFit' }
);
export type StoredFit = Static<typeof StoredFitSchema>;
