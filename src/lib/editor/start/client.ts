import type { WidgetSummary } from '../../api.js';
import { isRecord } from '../../ascdata/elements.js';
import { textOfProblem } from '../saving.js';

/** Done, or the sentence that says why not; undefined where the server could not be reached. */
export type Answer<T> = { ok: true; value: T } | { ok: false; text: string | undefined };

async function ask<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(url, init);
    const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, value: body as T };
    return { ok: false, text: textOfProblem(body) ?? `${response.status} ${response.statusText}` };
  } catch {
    return { ok: false, text: undefined };
  }
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body)
});

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
