import { Type, type Static } from 'typebox';
import type { Change, ElementRef, Mapping, Pair } from '../package/compare/changes.js';
import type { OutcomeKind, ValueOutcome } from '../package/compare/outcomes.js';
import { FindingSchema } from './findings.js';
import { DateTime, Id, LabelSchema, orNull, type Label } from './parts.js';
import { problemWith } from './problem.js';
import { textKeyFields, limitedTextKeyFields } from './texts.js';

/** What replacing a widget takes and gives. Changes and outcomes are those of the comparison, with their sentences. */

export const ElementId = Type.String({ maxLength: 10_000, description: 'Id of an element' });

const VersionInfoSchema = Type.Object({
  spotVersion: Type.String(),
  apiVersion: Type.Integer(),
  elementCount: Type.Integer({ minimum: 0 })
});

const Element = Type.Unsafe<ElementRef>(Type.Object({ id: ElementId, name: LabelSchema, dataType: Type.String() }));

const ChangeSchema = Type.Unsafe<Change & { readonly text: Label }>(
  Type.Object({
    code: Type.String({ description: 'Stable, for example element-renamed or rule-narrowed' }),
    text: LabelSchema,
    element: Type.Optional(Element),
    before: Type.Optional(Type.Unknown({ description: 'What was there' })),
    after: Type.Optional(Type.Unknown({ description: 'What is there now' }))
  })
);

/** What happens to one stored Value, in a sentence; `words`: the Value as people read it. */
export type WordedOutcome = ValueOutcome & { readonly text: Label; readonly words: Label };

const OUTCOMES = ['kept', 'moved', 'converted', 'setAside', 'returned', 'stillAside'] as const satisfies OutcomeKind[];

const Outcome = Type.Unsafe<WordedOutcome>(
  Type.Object({
    kind: Type.Union(OUTCOMES.map((kind) => Type.Literal(kind))),
    id: Type.String({ description: 'The element the Value was stored for' }),
    value: Type.Unknown({ description: 'As it was stored' }),
    words: LabelSchema,
    text: LabelSchema,
    element: Type.Optional(Element)
  })
);

/** Variants, presets or drafts, and outcomes of each of these kinds, that an answer lists. */
export const MOST_LISTED = 1_000;

const Outcomes = {
  outcomes: Type.Array(Outcome, {
    maxItems: MOST_LISTED,
    description: 'Those other than `kept` first; an answer lists the first 1,000 of all'
  }),
  more: Type.Optional(Type.Integer({ minimum: 1, description: 'Number of those that are not listed' }))
};

export const EntryName = Type.String({ maxLength: 10_000 });

/** Entries as they were called, and are. */
const RenamedEntries = Type.Array(Type.Object({ before: EntryName, after: EntryName }), {
  maxItems: 10_000,
  description:
    'Entries of Items that go on under other names, each in Items of its package: stored Values and translations follow'
});

const MappingEntry = Type.Object({
  from: ElementId,
  to: orNull(ElementId, 'null: the element has no successor'),
  entries: Type.Optional(RenamedEntries)
});

const MappingSchema = Type.Array(MappingEntry, {
  maxItems: 10_000,
  description: 'The caller’s choices for renamed elements; they override any similarity'
});

/** The part `mapping` of a replacement, as JSON. */
export const MappingPartSchema = Type.Object({ mapping: MappingSchema });
export type MappingPart = Static<typeof MappingPartSchema>;

/** The part `base` of a replacement, as JSON. */
export const BasePartSchema = Type.Object({ base: Id });
export type BasePart = Static<typeof BasePartSchema>;

const TextKeyed = {
  language: Type.String({ maxLength: 35 }),
  element: ElementId,
  kind: textKeyFields.Kind,
  entry: Type.Optional(Type.String({ maxLength: 10_000 }))
};

/** The part `texts` of a replacement, as JSON. */
export const TextsPartSchema = Type.Object({
  texts: Type.Object({
    theirs: Type.Optional(
      Type.Array(Type.Object(TextKeyed), {
        maxItems: 10_000,
        description: 'Of `textConflicts`, those for which the package’s text is used'
      })
    ),
    apart: Type.Optional(
      Type.Array(Type.Object({ element: ElementId, entry: Type.String({ maxLength: 10_000 }) }), {
        maxItems: 10_000,
        description: 'Of `renamedEntries`, those that were not renamed: by element and former name'
      })
    )
  })
});
export type TextsPart = Static<typeof TextsPartSchema>;

/** What a person says about restoring a version. */
export const RestoreSchema = Type.Object({
  PackageTexts: Type.Optional(
    Type.Array(Type.Object({ Language: TextKeyed.language, ...limitedTextKeyFields }), {
      maxItems: 10_000,
      description: 'Of `textConflicts`, those for which the package’s text is used'
    })
  )
});
export type RestoreBody = Static<typeof RestoreSchema>;

export const ReplaceQuerySchema = Type.Object({
  dryRun: Type.Optional(Type.Boolean({ description: 'Only report what would happen; nothing is stored' }))
});
export type ReplaceQuery = Static<typeof ReplaceQuerySchema>;

/** What replacing the package of a template does, or did. */
export const ReplacementSchema = Type.Object(
  {
    spotIdentifier: Type.String(),
    before: VersionInfoSchema,
    after: VersionInfoSchema,
    same: Type.Boolean({ description: 'It is the same package: nothing changes' }),
    endsUpdates: Type.Boolean({
      description: 'Whether it is a standard widget, which the product no longer updates after this'
    }),
    folder: Type.Optional(
      Type.String({ description: 'Name of the folder that the template follows, if the change is written there, too' })
    ),
    changes: Type.Array(ChangeSchema, {
      maxItems: 3 * MOST_LISTED,
      description:
        'At most 1,000 each of the widget, of elements and of files. Of more than 1,000 of elements, each element has as many as there is room for'
    }),
    moreChanges: Type.Optional(
      Type.Object(
        {
          widget: Type.Integer({ minimum: 0 }),
          elements: Type.Integer({ minimum: 0 }),
          files: Type.Integer({ minimum: 0 }),
          otherElements: Type.Integer({
            minimum: 0,
            description: 'Number of elements of the new package that change, but have no change in the list'
          })
        },
        { description: 'Numbers of changes that are not listed; left out: all are' }
      )
    ),
    pairs: Type.Unsafe<readonly Pair[]>(
      Type.Array(
        Type.Object({
          before: ElementId,
          after: ElementId,
          by: Type.String(),
          entries: Type.Optional(RenamedEntries)
        }),
        {
          description:
            'Which element of the new package corresponds to which of the old one; by: id, likeness or person'
        }
      )
    ),
    unusedMapping: Type.Unsafe<Mapping>(MappingSchema),
    likenessTried: Type.Boolean(),
    variants: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        groupName: orNull(Type.String()),
        ...Outcomes
      }),
      { maxItems: MOST_LISTED, description: 'What happens to each stored Value' }
    ),
    moreVariants: Type.Optional(Type.Integer({ minimum: 1, description: 'Number of variants that are not listed' })),
    presets: Type.Optional(
      Type.Array(Type.Object({ id: Id, name: Type.String(), ...Outcomes }), {
        maxItems: MOST_LISTED,
        description: 'The same for the presets of the template, without `kept`; left out: it has none'
      })
    ),
    drafts: Type.Optional(
      Type.Array(
        Type.Object({
          id: Id,
          name: Type.String(),
          ...Outcomes,
          outcomes: Type.Array(Outcome, {
            maxItems: 100,
            description: 'All but `kept`; the first 100 of the draft, and 1,000 of all, each once for all widgets'
          })
        }),
        { maxItems: MOST_LISTED, description: 'The same for the drafts of the template' }
      )
    ),
    moreDrafts: Type.Optional(Type.Integer({ minimum: 1, description: 'Number of drafts that are not listed' })),
    lacking: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String({ description: 'Id in the new package' }),
          name: LabelSchema,
          count: Type.Integer({ minimum: 1, description: 'Number of widgets' }),
          widgets: Type.Array(Type.String(), { maxItems: 20, description: 'Names of the first ones' })
        }),
        {
          description:
            'Settings that need an entry now, with the widgets that have none. There they cannot be saved without one; others can'
        }
      )
    ),
    counts: Type.Unsafe<Record<OutcomeKind, number>>(
      Type.Record(Type.String(), Type.Integer(), { description: 'Values by kind of outcome' })
    ),
    findings: Type.Array(FindingSchema),
    textConflicts: Type.Optional(
      Type.Array(
        Type.Object({
          ...TextKeyed,
          name: LabelSchema,
          source: Type.String({ description: 'Untranslated, in the new package' }),
          before: Type.String({ description: 'In the current package' }),
          ours: Type.String({ description: 'The text saved here, which stays unless the package’s is used' }),
          theirs: Type.String({ description: 'In the new package' })
        }),
        { description: 'Translations that both the new package and somebody here changed; the first 1,000' }
      )
    ),
    renamedEntries: Type.Optional(
      Type.Array(
        Type.Object({
          element: Type.String({ description: 'Id in the new package' }),
          name: LabelSchema,
          before: Type.String(),
          after: Type.String(),
          isApart: Type.Boolean({
            description: '`texts.apart` says that they are two entries: translations are not carried over'
          })
        }),
        { description: 'Entries that look renamed; their translations are carried over, marked “source changed”' }
      )
    ),
    rules: orNull(
      Type.Object({
        equal: Type.Boolean({
          description:
            'Whether it is proved that the same settings are shown for every Value of the package and every one that can be entered'
        }),
        complete: Type.Boolean({ description: 'Whether everything was compared; otherwise there may be more' }),
        appear: Type.Integer({ minimum: 0, description: 'Sets of shown settings that only the new version has' }),
        vanish: Type.Integer({ minimum: 0, description: 'Sets that only the old one has' }),
        states: Type.Array(
          Type.Object({ kind: Type.Union([Type.Literal('appears'), Type.Literal('vanishes')]), text: LabelSchema }),
          { description: 'The first of them, each with Values that lead to it' }
        )
      }),
      'null: comparing would have taken too long'
    ),
    tag: Type.String({ description: 'The ETag, without its quotes' })
  },
  { title: 'Replacement' }
);
export type ReplacementBody = Static<typeof ReplacementSchema>;

export const ReplacementConflict = problemWith('ReplacementConflict', { current: ReplacementSchema });

/** A version that was replaced and can be restored. */
export const ReplacedVersionSchema = Type.Object(
  {
    Id: Id,
    SpotVersion: Type.String(),
    ReplacedAt: DateTime,
    ReplacedBy: orNull(Type.String(), 'null: the product itself'),
    Origin: Type.Optional(Type.String({ description: 'Name of the followed folder whose save replaced it' }))
  },
  { title: 'ReplacedVersion' }
);
export type ReplacedVersion = Static<typeof ReplacedVersionSchema>;
