import type { WidgetGroupEntry, WidgetSummary } from '../../src/lib/api.js';
import { ask, userWith, type Ask } from './harness.js';

export const post = (json: object = {}): Ask => ({ method: 'POST', json });
export const patch = (json: object): Ask => ({ method: 'PATCH', json });
export const DELETE: Ask = { method: 'DELETE' };

/** The widgets visible with a key. */
export async function widgets(query = '', as?: string): Promise<WidgetSummary[]> {
  return (await (await ask(`/api/Widgets${query}`, { as })).json()) as WidgetSummary[];
}

export async function groups(query = '', as?: string): Promise<WidgetGroupEntry[]> {
  return (await (await ask(`/api/WidgetGroups${query}`, { as })).json()) as WidgetGroupEntry[];
}

/** Creates a variant of a widget. */
export async function variant(of: number, body: object, as?: string): Promise<WidgetSummary> {
  const response = await ask(`/api/Widgets/${of}/Variants`, { ...post(body), as });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as WidgetSummary;
}

/** Creates a user with these permissions by spot group; returns their key. */
export async function somebody(permissions: Record<number, 'read' | 'write'>): Promise<string> {
  const list = Object.entries(permissions).map(([id, Level]) => ({ SpotGroupId: Number(id), Level }));
  return (await userWith({ permissions: list })).key;
}
