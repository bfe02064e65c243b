import type { WidgetGroupEntry, WidgetSummary } from '../api.js';
import type { Home } from './places.js';

let made = 0;

export function widgetIn(groupId: Home, given: Partial<WidgetSummary> = {}): WidgetSummary {
  made += 1;
  return {
    Id: made,
    Name: `Widget ${made}`,
    SpotIdentifier: 'test.widget',
    SpotVersion: '1.0.0',
    TemplateId: made,
    Standard: false,
    NumberOfSlots: 1,
    ElementCount: 0,
    Version: 1,
    Origins: [],
    GroupId: groupId,
    GroupName: groupId === null ? null : `Group ${groupId}`,
    ChangedAt: '2026-01-01T00:00:00.000Z',
    ChangedBy: null,
    ...given
  };
}

export const groupIn = (Id: number, Writable = true): WidgetGroupEntry => ({
  Id,
  Name: `Group ${Id}`,
  SpotGroupId: Id,
  Writable
});
