import { Type } from 'typebox';
import { MAX_NAME } from '../platform/names.js';
import { NAMED_USES } from './uses.js';
import { VALUES_BODY } from '../platform/http/bodylimit.js';
import { OriginList } from '../packages/origins.js';
import { problemWith } from '../platform/http/problemschema.js';
import { IdQuery } from '../platform/http/listing.js';
import { DateTime, Id, Name, Search } from '../platform/http/schemas.js';

/** What the operations under `/api/Widgets` and `/api/WidgetGroups` take and give. */

export const WidgetSummarySchema = Type.Object(
  {
    id: Id,
    name: Type.String(),
    spotIdentifier: Type.String({ description: 'Of the template’s package' }),
    spotVersion: Type.String(),
    templateId: Id,
    standard: Type.Boolean({ description: 'From a package that ships with the product' }),
    numberOfSlots: Type.Integer({ minimum: 1, maximum: 3 }),
    elementCount: Type.Integer({ minimum: 0 }),
    version: Type.Integer({ minimum: 1, description: 'Counts saves, as the ETag of the Values does' }),
    origins: OriginList,
    groupId: Type.Union([Id, Type.Null()], { description: 'The widget group it stands in; null: “Widget templates”' }),
    groupName: Type.Union([Type.String(), Type.Null()]),
    changedAt: DateTime
  },
  { title: 'WidgetSummary' }
);

export const DeletedWidgetSchema = Type.Object(
  {
    ...WidgetSummarySchema.properties,
    deletedAt: DateTime,
    deletedBy: Type.Union([Type.String(), Type.Null()], { description: 'Who deleted it; null: not known' }),
    restorableUntil: DateTime
  },
  { title: 'DeletedWidget' }
);

export const WidgetUsesSchema = Type.Object(
  {
    Dashboards: Type.Array(
      Type.Object({
        Id,
        Name: Type.String(),
        Shared: Type.Boolean({ description: 'Everybody sees it' }),
        Owner: Type.Union([Type.String(), Type.Null()], {
          description: 'Whose it is; null: shared, or of the one who asks'
        })
      }),
      { maxItems: NAMED_USES, description: 'Those that the one who asks may see' }
    ),
    Others: Type.Integer({ minimum: 0, description: 'How many more dashboards show it' })
  },
  { title: 'WidgetUses' }
);

export const DeletedWidgetDetailsSchema = Type.Object(
  {
    ...DeletedWidgetSchema.properties,
    uses: WidgetUsesSchema,
    lastOfTemplate: Type.Boolean({ description: 'Its template and package go with it when it is deleted for good' })
  },
  { title: 'DeletedWidgetDetails' }
);

export const SpotIdentifierTaken = problemWith('SpotIdentifierTaken', {
  widget: Type.Integer({ ...Id, description: 'A widget with this SpotIdentifier, which can be replaced' })
});

export const WidgetsQuery = Type.Object({
  search: Type.Optional(Search),
  groupId: Type.Optional(Type.Integer({ ...Id, description: 'Only those of this widget group' })),
  templates: Type.Optional(Type.Boolean({ description: 'Only “Widget templates”; excludes groupId' }))
});

const GroupOfWidget = Type.Union([Id, Type.Null()], { description: 'A widget group; null: “Widget templates”' });

/** The part of a body that a schema checks; names are trimmed before they are looked at, by the service. */
export const WidgetGroupPart = Type.Object({ WidgetGroupId: Type.Optional(GroupOfWidget) });

const Was = Type.Object(
  { Name: Type.Optional(Type.String({ maxLength: MAX_NAME })), ...WidgetGroupPart.properties },
  { description: 'Change it only if it is still called so, and stands there' }
);

export const WidgetChangePart = Type.Object({ ...WidgetGroupPart.properties, Was: Type.Optional(Was) });

const NameAndGroup = Type.Object({ Name: Type.Optional(Name), ...WidgetGroupPart.properties });

export const NewVariantBody = Type.Object(NameAndGroup.properties, { title: 'NewVariant' });
export const WidgetChangeBody = Type.Object(
  { ...NameAndGroup.properties, ...WidgetChangePart.properties },
  { title: 'WidgetChange' }
);

const SpotGroupOfGroup = Type.Union([Id, Type.Null()], {
  description: 'The spot group whose rights hold for it; null: it is for administrators'
});

export const WidgetGroupSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    SpotGroupId: SpotGroupOfGroup,
    Writable: Type.Boolean({ description: 'May the one who asks change it and what is in it?' })
  },
  { title: 'WidgetGroup' }
);

export const WidgetGroupsQuery = Type.Object({ search: Type.Optional(Search), id: Type.Optional(IdQuery) });

export const NewWidgetGroupBody = Type.Object(
  { Name, SpotGroupId: Type.Optional(SpotGroupOfGroup) },
  { title: 'NewWidgetGroup' }
);

export const WidgetGroupChangeBody = Type.Object(
  { Name: Type.Optional(Name), SpotGroupId: Type.Optional(SpotGroupOfGroup) },
  { title: 'WidgetGroupChange' }
);

export const FindingSchema = Type.Object(
  {
    severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
    code: Type.String({ description: 'Stable, for example text-required' }),
    pointer: Type.String({ description: 'JSON Pointer into ascData.json' }),
    params: Type.Record(Type.String(), Type.Unknown(), { description: 'What the sentence of this code names' }),
    text: Type.Object(
      { en: Type.String(), de: Type.String() },
      { description: 'The finding as a sentence, in each language of the interface' }
    ),
    line: Type.Optional(Type.Integer({ minimum: 1 })),
    column: Type.Optional(Type.Integer({ minimum: 1 })),
    fix: Type.Optional(Type.Unknown({ description: 'A change that settles it' })),
    consequences: Type.Optional(
      Type.Array(Type.Unknown(), { description: 'Findings that follow from this one, and go when it is settled' })
    )
  },
  { title: 'Finding' }
);

export const UploadAnswerSchema = Type.Object(
  { id: Id, findings: Type.Array(FindingSchema) },
  { title: 'UploadAnswer' }
);

const ValueById = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: VALUES_BODY.values,
  description: 'One Value by element Id'
});

export const ValuesBodySchema = Type.Object(
  {
    Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }),
    Package: Type.Integer({ ...Id, description: 'The package they are for; another one when the widget was replaced' }),
    Values: ValueById
  },
  { title: 'ValuesBody' }
);

export const ValuesToSave = Type.Object({ Values: ValueById }, { title: 'ValuesToSave' });

export const ValuesConflict = problemWith('ValuesConflict', { current: ValuesBodySchema });
