import { Type, type Static } from 'typebox';
import { DateTime, Id, Name, orNull } from './parts.js';
import { problemWith } from './problem.js';

/** What the operations under `/api/Dashboards` take and give. */

const SummaryMembers = {
  Id,
  Name: Type.String(),
  Shared: Type.Boolean({ description: 'Everybody sees it; administrators change it' }),
  Editable: Type.Boolean({ description: 'Whether the caller can change it' }),
  Version: Type.Integer({ minimum: 1, description: 'The ETag, without its quotes' }),
  ChangedAt: DateTime
};

const Pixels = Type.Integer({
  minimum: 1,
  maximum: 10_000,
  description: 'The widget’s own viewport in CSS pixels, for DynamicResolution'
});

/** A widget in its place: slots and rows count from 0. */
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
export type DashboardTile = Static<typeof TileSchema>;

const Tiles = Type.Array(TileSchema, { maxItems: 200 });

/** Entry of `GET /api/Dashboards`. */
export const DashboardSummarySchema = Type.Object(SummaryMembers, { title: 'DashboardSummary' });
export type DashboardSummary = Static<typeof DashboardSummarySchema>;

/** A dashboard in the Trash. */
export const DeletedDashboardSchema = Type.Object(
  {
    Id,
    Name: Type.String(),
    Shared: SummaryMembers.Shared,
    DeletedAt: DateTime,
    DeletedBy: orNull(Type.String(), 'Who deleted it; null: not known'),
    RestorableUntil: DateTime
  },
  { title: 'DeletedDashboard' }
);
export type DeletedDashboard = Static<typeof DeletedDashboardSchema>;

/** Body of `GET /api/Dashboards/{id}`, and `current` in a 412 answer. */
export const DashboardSchema = Type.Object({ ...SummaryMembers, Tiles }, { title: 'Dashboard' });
export type DashboardBody = Static<typeof DashboardSchema>;

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
