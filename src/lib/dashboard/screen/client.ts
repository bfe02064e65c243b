import type { DashboardBody, DashboardSummary, DeletedWidget, EditorData, WidgetSummary } from '../../api.js';
import { ask, json, type Answer } from '../../ui/ask.js';
import type { Layout } from '../layout.js';
import { tilesToSend } from '../tiles.js';

/** The operations behind the dashboard. None rejects: what went wrong is in the answer. */

export const widgets = (): Promise<Answer<WidgetSummary[]>> => ask('/api/Widgets');
/** One in the Trash that may be restored. */
export const deleted = (id: number): Promise<Answer<DeletedWidget>> => ask(`/api/Widgets/Trash/${id}`);
export const content = (id: number): Promise<Answer<EditorData>> => ask(`/api/Widgets/${id}/Content`);
export const read = (id: number): Promise<Answer<DashboardBody>> => ask(`/api/Dashboards/${id}`);

export const create = (body: { Name: string; Shared?: boolean; CopyOf?: number }): Promise<Answer<DashboardBody>> =>
  ask('/api/Dashboards', json('POST', body));

export const rename = (id: number, Name: string): Promise<Answer<DashboardSummary>> =>
  ask(`/api/Dashboards/${id}`, json('PATCH', { Name }));

export const remove = (id: number): Promise<Answer<undefined>> => ask(`/api/Dashboards/${id}`, { method: 'DELETE' });

/** Saves over this version only. */
export function save(id: number, layout: Layout, version: number): Promise<Answer<DashboardBody>> {
  const { headers, ...request } = json('PUT', { Tiles: tilesToSend(layout) });
  return ask(`/api/Dashboards/${id}`, { ...request, headers: { ...headers, 'if-match': `"${version}"` } });
}
