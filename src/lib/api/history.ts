import { Type, type Static } from 'typebox';
import { Id, LabelSchema, orNull } from './parts.js';

/** What the operations under `/api/Widgets/{id}/History` take and give. */

const Side = Type.Object(
  {
    Value: Type.Optional(Type.Unknown({ description: 'Left out: it is long; the moment has it' }))
  },
  { description: 'null: none of its own' }
);

const Change = Type.Object({
  Id: Type.String({ description: 'Of the element' }),
  Label: Type.Optional(
    Type.String({ description: 'Its last name; present only if the current package has no such element' })
  ),
  From: Type.Union([Side, Type.Null()]),
  To: Type.Union([Side, Type.Null()]),
  Overridden: Type.Optional(
    Type.Boolean({ description: 'With `OfTemplate`: the widget had its own Value, and went on showing it' })
  )
});

/** What saves. */
const KINDS = [
  'made',
  'save',
  'restore',
  'undo',
  'preset',
  'table',
  'package',
  'set-aside',
  'settled',
  'draft',
  'draft-end'
] as const;
export type HistoryKind = (typeof KINDS)[number];

const Kind = Type.Union(
  KINDS.map((kind) => Type.Literal(kind)),
  {
    description:
      'What saved: the variant was created, a save, one that restores a moment, one that undoes another, one with the Values of a preset, several widgets at once, ' +
      'another package, a Value was put back, a draft went live or ended; settled: its template was deleted for good, and what it inherited became its own'
  }
);

const StepSchema = Type.Object(
  {
    Id,
    Widgets: Type.Integer({ minimum: 1, description: 'How many widgets it saved' }),
    Undoable: Type.Boolean({ description: 'Whether `Undo` of `Widgets/{id}/Variants/Values` can undo it' })
  },
  { description: 'The step that saved several widgets at once' }
);
export type HistoryStep = Static<typeof StepSchema>;

const MomentHead = {
  Moment: Id,
  At: Type.String({ format: 'date-time' }),
  By: orNull(Type.String(), 'Name of who saved; null: not known, or the product itself'),
  ById: orNull(Id, 'Of the user who saved; null: as for `By`, or the bearer of a key that belongs to no user'),
  Kind,
  OfTemplate: Type.Boolean({ description: 'Whether the template that this widget inherits from was saved' }),
  OriginAt: orNull(
    Type.String({ format: 'date-time' }),
    'When the moment that this save restores or undoes was saved; null: it does neither'
  ),
  Origin: orNull(
    Type.String(),
    'Name, at that time, of the preset or draft whose Values it has, or of the followed folder that its package comes from'
  ),
  Step: orNull(StepSchema, 'null: it was saved alone, or the step is no longer known'),
  Name: orNull(Type.String(), 'Marks the moment'),
  NamedBy: orNull(Type.String(), 'Who named it')
};

export const HistoryEntrySchema = Type.Object(
  {
    ...MomentHead,
    Changes: Type.Array(Change, { description: 'At most 20 of them' }),
    Count: Type.Integer({ minimum: 0, description: 'How many Values changed' }),
    SpotVersion: Type.Optional(
      Type.String({ description: 'Of the package that it brought; left out: it brought none, or it no longer exists' })
    )
  },
  { title: 'HistoryEntry' }
);
export type HistoryEntry = Omit<Static<typeof HistoryEntrySchema>, 'Kind'> & { readonly Kind: HistoryKind };

export const HistoryQuery = Type.Object({
  before: Type.Optional(Type.Integer({ ...Id, description: 'Only moments before this one' })),
  until: Type.Optional(Type.String({ format: 'date-time', maxLength: 40, description: 'Only moments until then' })),
  named: Type.Optional(Type.Literal('1', { description: 'Only those with a name' }))
});

const PairsSchema = Type.Array(Type.Object({ Before: Type.String(), After: Type.String() }), {
  description: 'Elements that have another Id in the current package'
});

export const HistorySchema = Type.Object(
  {
    Entries: Type.Array(HistoryEntrySchema, { maxItems: 50, description: 'The newest first' }),
    Next: orNull(Id, 'For `before`; null: there are no more'),
    KeptDays: Type.Integer({ description: 'How long moments without a name are kept' }),
    Pairs: PairsSchema
  },
  { title: 'History' }
);
export type History = Omit<Static<typeof HistorySchema>, 'Entries'> & { readonly Entries: readonly HistoryEntry[] };

export const HistoryYearSchema = Type.Object(
  {
    From: Type.String({ format: 'date-time' }),
    Until: Type.String({ format: 'date-time', description: 'Now' }),
    Marks: Type.Array(
      Type.Object({
        Moment: Id,
        At: Type.String({ format: 'date-time' }),
        Name: orNull(Type.String(), 'Marks the moment')
      }),
      { description: 'The last save of each day, and each with a name; the newest first' }
    )
  },
  { title: 'HistoryYear' }
);
export type HistoryYear = Static<typeof HistoryYearSchema>;

/** Changes between two packages that an answer lists. */
export const MOST_PACKAGE_CHANGES = 100;

const PackageChangesSchema = Type.Object({
  SpotVersion: Type.String({ description: 'Of the earlier package' }),
  Texts: Type.Array(LabelSchema, {
    maxItems: MOST_PACKAGE_CHANGES,
    description: 'A sentence each, as Replace says it'
  }),
  Count: Type.Integer({ minimum: 0, description: 'How many there are, listed or not' })
});
export type PackageChanges = Static<typeof PackageChangesSchema>;

export const MomentSchema = Type.Object(
  {
    ...MomentHead,
    Until: orNull(Type.String({ format: 'date-time' }), 'When the next save changed it; null: it is as it is now'),
    SpotVersion: orNull(Type.String(), 'Of the package at that time; null: it no longer exists'),
    Source: orNull(Type.String(), 'ascData.json at that time; null: it no longer exists'),
    PreviewPath: orNull(Type.String(), 'Where the package of that time runs; null: it no longer exists'),
    SavedValues: Type.String({ description: 'JSON text: the Values that differed from the package, by element Id' }),
    Own: Type.Array(Type.String(), { description: 'Ids of the elements with a Value of their own' }),
    Before: Type.String({
      description: 'JSON text: of what this save changed, the Values before it, by element Id; null: none'
    }),
    After: Type.String({ description: 'The same after it: with `OfTemplate`, the template’s own' }),
    Pairs: PairsSchema,
    PackageChanges: orNull(
      PackageChangesSchema,
      'What its package changed in the one before; null: it brought none, that one no longer exists, or comparing them takes too long'
    ),
    PackageChangesSince: orNull(
      PackageChangesSchema,
      'What the current package changed in it; null: it is the current one, no longer exists, or comparing them takes too long'
    )
  },
  { title: 'Moment' }
);
export type Moment = Omit<Static<typeof MomentSchema>, 'Kind'> & { readonly Kind: HistoryKind };

/** Characters of the name of a moment. */
export const MAX_MOMENT_NAME = 60;

export const MomentNameBody = Type.Object(
  { Name: orNull(Type.String({ maxLength: MAX_MOMENT_NAME }), 'null or blank: removes the name') },
  { title: 'MomentName' }
);
