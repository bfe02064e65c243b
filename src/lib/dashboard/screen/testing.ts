import type { DashboardBody, EditorData } from '../../api.js';

/** What a widget with one text runs with. */
export const widget = (id: number, version: number, title: string, slots = 1): EditorData => ({
  id,
  name: `Widget ${id}`,
  group: null,
  template: null,
  spotIdentifier: `test.${id}`,
  spotVersion: '1.0.0',
  version,
  packageId: 1,
  setAside: 0,
  origins: [],
  source: JSON.stringify({
    SpotType: 'DashboardWidget',
    NumberOfSlots: slots,
    Elements: [{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'Vienna' }] }]
  }),
  savedValues: JSON.stringify({ title: [{ Text: title }] }),
  // A path of its own for each request, as the server gives them.
  previewPath: `/w/${id}.${version}.${title}/`,
  platform: { version: '12.0', timeZoneSupport: true, timeZone: 'Europe/Vienna' } as unknown as EditorData['platform']
});

const tileOf = (WidgetId: number) => ({ Id: `t${WidgetId}`, WidgetId, Slot: 0, Row: WidgetId, Slots: 1, Rows: 1 });
/** Widgets 1 and 2 below each other. */
export const boardBody = {
  Id: 1,
  Name: 'Board',
  Version: 1,
  Tiles: [tileOf(1), tileOf(2)]
} as unknown as DashboardBody;
