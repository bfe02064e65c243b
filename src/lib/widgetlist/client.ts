import type { DashboardSummary, DeletedWidgetDetails, FoundInValues } from '../api.js';
import type { WidgetGroupEntry, WidgetSummary, WidgetUses } from '../api.js';
import { request, type Answer } from '../client/request.js';
import type { GroupChange } from '../client/widgetGroups.js';
import type { Home } from './places.js';

/** The operations behind the Widgets screen. None rejects: failures are in the answer. */

/** A widget with this one's current Values. Without a name, it is named after it. */
export const copyWidget = (id: number, WidgetGroupId: Home, Name?: string): Promise<Answer<WidgetSummary>> =>
  request(`/api/Widgets/${id}/Variants`, { method: 'POST', json: { WidgetGroupId, Name } });

/** `was`: only if this is still its name. */
export const renameWidget = (id: number, Name: string, was?: string): Promise<Answer<WidgetSummary>> =>
  request(`/api/Widgets/${id}`, { method: 'PATCH', json: { Name, ...(was !== undefined && { Was: { Name: was } }) } });

/** `from`: only if it is still there. */
export const moveWidget = (id: number, WidgetGroupId: Home, from?: Home): Promise<Answer<WidgetSummary>> =>
  request(`/api/Widgets/${id}`, {
    method: 'PATCH',
    json: { WidgetGroupId, ...(from !== undefined && { Was: { WidgetGroupId: from } }) }
  });

/** `version`: only this version, so that no later save is deleted with it. */
export const removeWidget = (id: number, version?: number): Promise<Answer<undefined>> =>
  request(`/api/Widgets/${id}`, { method: 'DELETE', ifMatch: version });

export const restoreWidget = (id: number): Promise<Answer<WidgetSummary>> =>
  request(`/api/Widgets/${id}/Restore`, { method: 'POST' });

/** One in the Trash, with its dependents. */
export const deletedWidget = (id: number): Promise<Answer<DeletedWidgetDetails>> => request(`/api/Widgets/Trash/${id}`);

/** Deletes forever. */
export const purgeWidget = (id: number): Promise<Answer<undefined>> =>
  request(`/api/Widgets/Trash/${id}`, { method: 'DELETE' });

export const restoreDashboard = (id: number): Promise<Answer<DashboardSummary>> =>
  request(`/api/Dashboards/${id}/Restore`, { method: 'POST' });

/** Deletes forever. */
export const purgeDashboard = (id: number): Promise<Answer<undefined>> =>
  request(`/api/Dashboards/Trash/${id}`, { method: 'DELETE' });

/** The dashboards that show it. */
export const usesOf = (id: number): Promise<Answer<WidgetUses>> => request(`/api/Widgets/${id}/Uses`);

/** The widgets with this text in their saved Values. */
export const findInValues = (search: string, signal: AbortSignal): Promise<Answer<FoundInValues>> =>
  request(`/api/Widgets/Found?${new URLSearchParams({ search })}`, { signal });

const PATIENCE_MILLISECONDS = 3_000;

/** Whether the server answers and the user is still signed in. */
export const isReached = async (): Promise<boolean> =>
  (await request('/api/Account', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })).ok;

/** Omitted fields stay unchanged. */
export const changeGroup = (id: number, group: Partial<GroupChange>): Promise<Answer<WidgetGroupEntry>> =>
  request(`/api/WidgetGroups/${id}`, { method: 'PATCH', json: group });

export const removeGroup = (id: number): Promise<Answer<undefined>> =>
  request(`/api/WidgetGroups/${id}`, { method: 'DELETE' });
