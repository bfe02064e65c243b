import { Type } from 'typebox';
import { OriginList } from '../packages/origins.js';
import { problemWith } from '../platform/http/problemschema.js';
import { DateTime, Id, Name } from '../platform/http/schemas.js';

/** What the operations under `/api/Dashboards` take and give. */

const SummaryMembers = {
  Id,
  Name: Type.String(),
  Shared: Type.Boolean({ description: 'Everybody sees it; administrators change it' }),
  Editable: Type.Boolean({ description: 'May the one who asks change it?' }),
  Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }),
  ChangedAt: DateTime
};

const Pixels = Type.Integer({
  minimum: 1,
  maximum: 10_000,
  description: 'The widget’s own viewport in CSS pixels, for DynamicResolution'
});

const TileSchema = Type.Object(
  {
    Id: Type.String({ minLength: 1, maxLength: 50, format: 'line', description: 'Unique on the dashboard' }),
    WidgetId: Id,
    Slot: Type.Integer({ minimum: 0, maximum: 2, description: 'Of the left edge' }),
    Row: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Of the upper edge' }),
    Slots: Type.Integer({ minimum: 1, maximum: 3 }),
    Rows: Type.Integer({ minimum: 1, maximum: 12 }),
    Width: Type.Optional(Pixels),
    Height: Type.Optional(Pixels)
  },
  { title: 'DashboardTile' }
);

const Tiles = Type.Array(TileSchema, { maxItems: 200 });

export const DashboardSummarySchema = Type.Object(SummaryMembers, { title: 'DashboardSummary' });

export const DeletedDashboardSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Shared: SummaryMembers.Shared,
    DeletedAt: DateTime,
    DeletedBy: Type.Union([Type.String(), Type.Null()], { description: 'Who deleted it; null: not known' }),
    RestorableUntil: DateTime
  },
  { title: 'DeletedDashboard' }
);

export const DashboardSchema = Type.Object({ ...SummaryMembers, Tiles }, { title: 'Dashboard' });

export const DashboardConflict = problemWith('DashboardConflict', { current: DashboardSchema });

export const NewDashboardBody = Type.Object(
  {
    Name,
    Shared: Type.Optional(Type.Boolean({ description: 'For everybody; administrators only' })),
    CopyOf: Type.Optional(Type.Integer({ ...Id, description: 'The dashboard whose tiles are copied' }))
  },
  { title: 'NewDashboard' }
);

export const DashboardName = Type.Object({ Name }, { title: 'DashboardName' });

export const TilesToSave = Type.Object({ Tiles }, { title: 'TilesToSave' });

const Named = Type.Object({ id: Id, name: Type.String() });

/** What a tile needs to run its widget, as the editor has it. */
export const WidgetContentSchema = Type.Object(
  {
    id: Id,
    name: Type.String(),
    group: Type.Union([Named, Type.Null()], { description: 'The widget group; null: “Widget templates”' }),
    template: Type.Union([Named, Type.Null()], {
      description: 'The first widget of its template among “Widget templates”, where that is another one'
    }),
    spotIdentifier: Type.String(),
    spotVersion: Type.String(),
    version: Type.Integer({ minimum: 1, description: 'Of the Values' }),
    packageId: Type.Integer({ ...Id, description: 'The package of `source`' }),
    setAside: Type.Integer({ minimum: 0, description: 'Values that were set aside when the widget was replaced' }),
    source: Type.String({ description: 'ascData.json as it stands in the package' }),
    savedValues: Type.String({ description: 'JSON text: the Values that differ from the package, by element Id' }),
    previewPath: Type.String({
      pattern: '^/w/',
      description:
        'Where the package runs; for a day at most, and no longer than the session or key that asks, and its right'
    }),
    origins: OriginList,
    platform: Type.Unknown({ description: 'Version and time zone of the platform' })
  },
  { title: 'WidgetContent' }
);
