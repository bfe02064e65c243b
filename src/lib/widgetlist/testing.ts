import type { WidgetGroupEntry, WidgetSummary } from '../api.js';
import type { Home } from './places.js';

let made = 0;

export function widgetIn(groupId: Home, given: Partial<WidgetSummary> = {}): WidgetSummary {
  made += 1;
  return {
    id: made,
    name: `Widget ${made}`,
    spotIdentifier: 'test.widget',
    spotVersion: '1.0.0',
    templateId: made,
    standard: false,
    numberOfSlots: 1,
    elementCount: 0,
    version: 1,
    origins: [],
    groupId,
    groupName: groupId === null ? null : `Group ${groupId}`,
    changedAt: '2026-01-01T00:00:00.000Z',
    ...given
  };
}

export const groupIn = (Id: number, Writable = true): WidgetGroupEntry => ({
  Id,
  Name: `Group ${Id}`,
  SpotGroupId: Id,
  Writable
});
