import type { DashboardBody, EditorData } from '../../api.js';

/** What a widget with one text runs with. */
export const widget = (id: number, version: number, title: string, slots = 1): EditorData => ({
  Id: id,
  Name: `Widget ${id}`,
  Group: null,
  Template: null,
  SpotIdentifier: `test.${id}`,
  SpotVersion: '1.0.0',
  Version: version,
  PackageId: 1,
  SetAside: 0,
  Origins: [],
  Source: JSON.stringify({
    SpotType: 'DashboardWidget',
    NumberOfSlots: slots,
    Elements: [{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'Vienna' }] }]
  }),
  Inherits: null,
  Heirs: 0,
  Editable: true,
  SavedValues: JSON.stringify({ title: [{ Text: title }] }),
  // A new path for each request, as the server returns them.
  PreviewPath: `/w/${id}.${version}.${title}/`,
  Platform: { Version: '12.0', TimeZonesEnabled: true, TimeZone: 'Europe/Vienna' }
});

const tileOf = (WidgetId: number) => ({ Id: `t${WidgetId}`, WidgetId, Slot: 0, Row: WidgetId, Slots: 1, Rows: 1 });
/** Widgets 1 and 2 below each other. */
export const boardBody = {
  Id: 1,
  Name: 'Board',
  Version: 1,
  Tiles: [tileOf(1), tileOf(2)]
} as unknown as DashboardBody;
