import { Type, type Static } from 'typebox';
import { FindingSchema } from './findings.js';
import { OriginList } from './origins.js';
import { Cursor, DateTime, Id, Limit, MAX_NAME, Name, orNull, Search } from './parts.js';
import { problemWith } from './problem.js';

/** What the operations under `/api/Widgets` take and give, unless a file of their own has them. */

export const WidgetSummarySchema = Type.Object(
  {
    Id: Id,
    Name: Type.String(),
    SpotIdentifier: Type.String({ description: 'Of the template’s package' }),
    SpotVersion: Type.String(),
    TemplateId: Id,
    Standard: Type.Boolean({ description: 'From a package that ships with the product' }),
    NumberOfSlots: Type.Integer({ minimum: 1, maximum: 3 }),
    ElementCount: Type.Integer({ minimum: 0 }),
    Version: Type.Integer({ minimum: 1, description: 'Counts saves, as the ETag of the Values does' }),
    Origins: OriginList,
    GroupId: orNull(Id, 'The widget group it is in; null: “Widget templates”'),
    GroupName: orNull(Type.String()),
    ChangedAt: DateTime,
    ChangedBy: orNull(Type.String(), 'Who saved it last; null: the product itself, or not known')
  },
  { title: 'WidgetSummary' }
);
export type WidgetSummary = Static<typeof WidgetSummarySchema>;

/** A widget in the Trash. */
export const DeletedWidgetSchema = Type.Object(
  {
    ...WidgetSummarySchema.properties,
    DeletedAt: DateTime,
    DeletedBy: orNull(Type.String(), 'Who deleted it; null: not known'),
    RestorableUntil: DateTime
  },
  { title: 'DeletedWidget' }
);
export type DeletedWidget = Static<typeof DeletedWidgetSchema>;

/** This many dashboards are named; the others are counted. */
export const MAX_NAMED_USES = 50;

/** What shows a widget. */
export const WidgetUsesSchema = Type.Object(
  {
    Dashboards: Type.Array(
      Type.Object({
        Id,
        Name: Type.String(),
        Shared: Type.Boolean({ description: 'Everybody sees it' }),
        Owner: orNull(Type.String(), 'Its owner; null: it is shared, or the caller’s own')
      }),
      { maxItems: MAX_NAMED_USES, description: 'Those the caller can see' }
    ),
    Others: Type.Integer({ minimum: 0, description: 'How many more dashboards show it' }),
    Drafts: Type.Array(Type.Object({ Id, Name: Type.String() }), {
      maxItems: MAX_NAMED_USES,
      description: 'Planned drafts that change it, the next one first'
    })
  },
  { title: 'WidgetUses' }
);
export type WidgetUses = Static<typeof WidgetUsesSchema>;

/** A widget in the Trash, with what is lost when it is deleted for good. */
export const DeletedWidgetDetailsSchema = Type.Object(
  {
    ...DeletedWidgetSchema.properties,
    Uses: WidgetUsesSchema,
    LastOfTemplate: Type.Boolean({ description: 'Whether its template and package are deleted with it for good' })
  },
  { title: 'DeletedWidgetDetails' }
);
export type DeletedWidgetDetails = Static<typeof DeletedWidgetDetailsSchema>;

export const SpotIdentifierTaken = problemWith('SpotIdentifierTaken', {
  widget: Type.Integer({ ...Id, description: 'A widget with this SpotIdentifier, which can be replaced' })
});

/** Without a `limit`: more than most installations have, so that their scripts get the whole list. */
export const WIDGETS_PER_PAGE = 1_000;

export const WidgetsQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ ...Limit, description: `Entries of a page; default ${WIDGETS_PER_PAGE}` })),
  cursor: Type.Optional(Cursor),
  search: Type.Optional(Search),
  groupId: Type.Optional(Type.Integer({ ...Id, description: 'Only those of this widget group' })),
  templates: Type.Optional(Type.Boolean({ description: 'Only “Widget templates”; excludes groupId' }))
});

/** Fewer characters than this are not looked for in Values. */
const SHORTEST_VALUE_SEARCH = 2;

export const ValueSearchQuery = Type.Object({
  search: Type.String({
    minLength: SHORTEST_VALUE_SEARCH,
    maxLength: 200,
    format: 'typed',
    description: 'Words that all occur in one Value; case and accents are ignored'
  })
});

/** Answer of `GET /api/Widgets/Found`. */
export const FoundInValuesSchema = Type.Object(
  {
    Items: Type.Array(
      Type.Object({ Id, ElementId: Type.String(), Excerpt: Type.String({ description: 'Of the text that was found' }) })
    ),
    Names: Type.Array(
      Type.Object({
        TemplateId: Id,
        ElementId: Type.String(),
        Name: Type.String({ description: 'In the language that was found' })
      }),
      { description: 'Templates with a setting of this name or Id, in any language: the first of each' }
    ),
    Complete: Type.Boolean({ description: 'False: there are more widgets, or more Values than one request reads' })
  },
  { title: 'FoundInValues' }
);
export type FoundInValues = Static<typeof FoundInValuesSchema>;

const GroupOfWidget = orNull(Id, 'A widget group; null: “Widget templates”');

/** The part of a body that a schema checks; names are trimmed before they are looked at, by the service. */
export const WidgetGroupPart = Type.Object({ WidgetGroupId: Type.Optional(GroupOfWidget) });

const Was = Type.Object(
  { Name: Type.Optional(Type.String({ maxLength: MAX_NAME })), ...WidgetGroupPart.properties },
  { description: 'Change it only if it still has this name and place' }
);

export const WidgetChangePart = Type.Object({ ...WidgetGroupPart.properties, Was: Type.Optional(Was) });

const NameAndGroup = Type.Object({ Name: Type.Optional(Name), ...WidgetGroupPart.properties });

export const NewVariantBody = Type.Object(NameAndGroup.properties, { title: 'NewVariant' });
export const WidgetChangeBody = Type.Object(
  { ...NameAndGroup.properties, ...WidgetChangePart.properties },
  { title: 'WidgetChange' }
);

/** Answer of `POST /api/Widgets`. */
export const UploadAnswerSchema = Type.Object(
  { Id: Id, Findings: Type.Array(FindingSchema) },
  { title: 'UploadAnswer' }
);
export type UploadAnswer = Static<typeof UploadAnswerSchema>;

const DownloadAsSchema = Type.Union([Type.Literal('now'), Type.Literal('uploaded')], {
  default: 'now',
  description: '`now`: with the saved Values as defaults; `uploaded`: without them'
});
/** What a download holds: the package as it was uploaded, or as it is now, with the saved Values as its defaults. */
export type DownloadAs = Static<typeof DownloadAsSchema>;

export const DownloadQuery = Type.Object({ as: Type.Optional(DownloadAsSchema) });

/** Of `/api/Widgets/{id}/EditedFiles`. */
export const EditingTabQuery = Type.Object({
  tab: Type.Optional(
    Type.String({
      pattern: '^[0-9A-Za-z_-]{1,64}$',
      maxLength: 64,
      description: 'Made up by each tab of a browser, so that none shows what another one edits'
    })
  )
});

/** Answer of `POST /api/Widgets/{id}/Preview`. */
export const PreviewPathSchema = Type.Object(
  { PreviewPath: Type.String({ pattern: '^/w/' }) },
  { title: 'PreviewPath' }
);
export type PreviewPath = Static<typeof PreviewPathSchema>;
