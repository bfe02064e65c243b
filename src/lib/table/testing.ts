import type { TableBody } from '../api.js';
import { DEFAULT_PLATFORM } from '../ascdata/defaults.js';
import type { PatternTester } from '../ascdata/dataTypeModel.js';
import type { AscElement } from '../ascdata/types.js';
import type { TableClient } from './client.js';
import { TableModel } from './model.svelte.js';
import { TableSession, type TableTarget } from './tableSession.svelte.js';

const patterns: PatternTester = { test: () => 'match', settled: () => Promise.resolve() };

export const elements: AscElement[] = [
  { Id: 'closes', DisplayName: 'Closes', DataType: 'time', Value: '19:00' },
  { Id: 'lunch', DisplayName: 'Lunch break', DataType: 'boolean', Value: false },
  { Id: 'note', DisplayName: 'Note', DataType: 'simpleText', Value: [{ Text: 'Welcome' }], Options: { MaxChars: 20 } },
  { Id: 'tables', DisplayName: 'Tables', DataType: 'number', Value: 4, Options: { Maximum: 50 } },
  { Id: 'mode', DisplayName: 'Mode', DataType: 'list', Value: 'Day', Items: ['Day', 'Night'] },
  { Id: 'colour', DisplayName: 'Colour', DataType: 'color', Value: '#0F7B6C' },
  {
    Id: 'day',
    DisplayName: 'Day',
    DataType: 'date',
    Value: '2026-12-24T00:00:00',
    Options: { MaxDate: '2030-12-31T00:00:00' }
  },
  { Id: 'spots', DisplayName: 'Spots', DataType: 'spot', Value: [{ Id: 1, Name: 'One', Guid: 'a' }] }
];

type Widget = TableBody['Widgets'][number];

/** A template (Id 1) and variants that inherit from it. */
export function tableBody(names: readonly string[], own: Readonly<Record<string, Widget['Values']>> = {}): TableBody {
  const widgets = ['Template', ...names].map((Name, at) => ({
    Id: at + 1,
    Name,
    GroupId: at === 0 ? null : 1,
    GroupName: at === 0 ? null : 'Shops',
    Version: 1,
    Inherits: at === 0 ? null : 1,
    Editable: true,
    Values: own[Name] ?? {}
  }));
  return { Package: 1, Widgets: widgets, Bases: [], Step: null, Next: null };
}

/** A Table session over these rows; its server answers only what `server` defines. `target`: where edits go instead of live. */
export function tableSession(body: TableBody, server: Partial<TableClient> = {}, target?: TableTarget): TableSession {
  const context = { today: '2026-11-20', platform: DEFAULT_PLATFORM, patterns };
  const model = new TableModel({ elements, context, templateId: 1, language: 'en' });
  const unreached = () => Promise.resolve({ ok: false as const, status: 0, errorTexts: new Map<string, string>() });
  const words = { language: 'en' as const, contentLanguage: '' };
  const session = new TableSession(
    model,
    { read: unreached, save: unreached, presets: unreached, reach: () => Promise.resolve(undefined), ...server },
    () => words,
    target
  );
  session.take([body]);
  return session;
}
