import { Type } from 'typebox';
import { problemWith } from '../platform/http/problemschema.js';
import { DateTime, Id } from '../platform/http/schemas.js';
import { FindingSchema } from '../widgets/schemas.js';

/** What replacing a widget, and what was set aside, take and give. */

const Label = Type.Object(
  { en: Type.String(), de: Type.String() },
  { description: 'In the languages of the interface' }
);
const ElementId = Type.String({ maxLength: 10_000, description: 'Id of an element' });

const VersionInfo = Type.Object({
  spotVersion: Type.String(),
  apiVersion: Type.Integer(),
  elementCount: Type.Integer({ minimum: 0 })
});

const ElementRef = Type.Object({ id: ElementId, name: Label, dataType: Type.String() });

const Change = Type.Object({
  code: Type.String({ description: 'Stable, for example element-renamed or rule-narrowed' }),
  text: Label,
  element: Type.Optional(ElementRef),
  before: Type.Optional(Type.Unknown({ description: 'What stood there' })),
  after: Type.Optional(Type.Unknown({ description: 'What stands there now' }))
});

const OUTCOMES = ['kept', 'moved', 'converted', 'setAside', 'returned', 'stillAside'] as const;

const Outcome = Type.Object({
  kind: Type.Union(OUTCOMES.map((kind) => Type.Literal(kind))),
  id: Type.String({ description: 'The element the Value was stored for' }),
  value: Type.Unknown({ description: 'As it was stored' }),
  words: Label,
  text: Label,
  element: Type.Optional(ElementRef)
});

const MappingEntry = Type.Object({
  from: ElementId,
  to: Type.Union([ElementId, Type.Null()], { description: 'null: the element goes on as none' })
});

const MappingSchema = Type.Array(MappingEntry, {
  maxItems: 10_000,
  description: 'What a person says about renamed elements; goes before any likeness'
});

/** The part `mapping` of a replacement, as JSON. */
export const MappingPart = Type.Object({ mapping: MappingSchema });

export const ReplaceQuery = Type.Object({
  dryRun: Type.Optional(Type.Boolean({ description: 'Only say what would happen; nothing is stored' }))
});

export const ReplacementSchema = Type.Object(
  {
    spotIdentifier: Type.String(),
    before: VersionInfo,
    after: VersionInfo,
    same: Type.Boolean({ description: 'It is the same package: nothing changes' }),
    endsUpdates: Type.Boolean({
      description: 'It is a standard widget: after this the product brings no newer versions of it'
    }),
    changes: Type.Array(Change),
    pairs: Type.Array(Type.Object({ before: ElementId, after: ElementId, by: Type.String() }), {
      description: 'Which element of the new package is which of the old one; by: id, likeness or person'
    }),
    unusedMapping: MappingSchema,
    likenessTried: Type.Boolean(),
    variants: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        groupName: Type.Union([Type.String(), Type.Null()]),
        outcomes: Type.Array(Outcome)
      }),
      { description: 'What happens to each stored Value' }
    ),
    counts: Type.Record(Type.String(), Type.Integer(), { description: 'Values by kind of outcome' }),
    findings: Type.Array(FindingSchema),
    tag: Type.String({ description: 'The ETag, without its quotes' })
  },
  { title: 'Replacement' }
);

export const ReplacementConflict = problemWith('ReplacementConflict', { current: ReplacementSchema });

export const REPLACE_HEADERS = {
  'If-Match': { description: 'ETag of the dry run: replaces only if what happens is still exactly that' }
};

export const REPLACE_TAG = { ETag: 'Stands for all that is said here, for If-Match' };

export const ReplacedVersionSchema = Type.Object(
  {
    id: Id,
    spotVersion: Type.String(),
    replacedAt: DateTime,
    replacedBy: Type.Union([Type.String(), Type.Null()], { description: 'null: the product itself' })
  },
  { title: 'ReplacedVersion' }
);

export const SetAsideSchema = Type.Object(
  {
    Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }),
    Values: Type.Array(
      Type.Object({
        index: Type.Integer({ minimum: 0 }),
        id: ElementId,
        name: Label,
        dataType: Type.Optional(Type.String()),
        value: Type.Unknown(),
        words: Label,
        text: Label,
        targets: Type.Array(Type.Object({ id: ElementId, name: Label, words: Label }), {
          description: 'Elements that take it as it stands'
        })
      })
    )
  },
  { title: 'SetAside' }
);

export const PutBackBody = Type.Object(
  {
    ElementId: Type.Optional(
      Type.String({ ...ElementId, description: 'The element that is to have it; left out: that of its own Id' })
    )
  },
  { title: 'PutBack' }
);
