import type { DashboardBody, DashboardSummary, DeletedWidget, EditorData, WidgetSummary } from '../../api.js';
import { request, requestAll, type Answer } from '../../client/request.js';
import type { Layout } from '../layout.js';
import { tilesToSend } from '../tiles.js';

/** The operations behind the dashboard. None rejects: failures are in the answer. */

export const widgets = (): Promise<Answer<WidgetSummary[]>> => requestAll('/api/Widgets');
/** One in the Trash that may be restored. */
export const deleted = (id: number): Promise<Answer<DeletedWidget>> => request(`/api/Widgets/Trash/${id}`);
export const content = (id: number): Promise<Answer<EditorData>> => request(`/api/Widgets/${id}/Content`);
export const read = (id: number): Promise<Answer<DashboardBody>> => request(`/api/Dashboards/${id}`);

export const create = (body: { Name: string; Shared?: boolean; CopyOf?: number }): Promise<Answer<DashboardBody>> =>
  request('/api/Dashboards', { method: 'POST', json: body });

export const rename = (id: number, Name: string): Promise<Answer<DashboardSummary>> =>
  request(`/api/Dashboards/${id}`, { method: 'PATCH', json: { Name } });

export const remove = (id: number): Promise<Answer<undefined>> =>
  request(`/api/Dashboards/${id}`, { method: 'DELETE' });

/** Saves over this version only. */
export const save = (id: number, layout: Layout, version: number): Promise<Answer<DashboardBody>> =>
  request(`/api/Dashboards/${id}`, { method: 'PUT', json: { Tiles: tilesToSend(layout) }, ifMatch: version });
