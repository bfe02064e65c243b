import type { WidgetSummary } from '../../api.js';
import { isRecord } from '../../ascdata/elements.js';
import { ask, json, type Answer } from '../../ui/ask.js';

/** A further variant of a widget's template, with the package's own Values. */
export const createVariant = (id: number, Name: string): Promise<Answer<WidgetSummary>> =>
  ask(`/api/Widgets/${id}/Variants`, json('POST', { Name }));

export const renameWidget = (id: number, Name: string): Promise<Answer<WidgetSummary>> =>
  ask(`/api/Widgets/${id}`, json('PATCH', { Name }));

export const removeWidget = (id: number): Promise<Answer<undefined>> => ask(`/api/Widgets/${id}`, { method: 'DELETE' });

export const packageUrl = (id: number): string => `/api/Widgets/${id}/Package`;

/** The id in the answer of a creation. */
export function idIn(body: unknown): number | undefined {
  return isRecord(body) && typeof body.id === 'number' ? body.id : undefined;
}
