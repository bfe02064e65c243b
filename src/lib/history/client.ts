import type { History, HistoryEntry, HistoryYear, Moment, TableSaved, WidgetSummary } from '../api.js';
import { request, type Answer } from '../client/request.js';

/** The operations behind the History of a widget. They never reject: failures are in the answer. */
export interface HistoryClient {
  /** @param ask `until`: ISO 8601 */
  list: (ask?: { before?: number | undefined; until?: string; named?: boolean }) => Promise<Answer<History>>;
  year: () => Promise<Answer<HistoryYear>>;
  moment: (moment: number) => Promise<Answer<Moment>>;
  /** null removes the name. */
  name: (moment: number, name: string | null) => Promise<Answer<HistoryEntry>>;
  /** Undoes a save of several widgets, except for what somebody has changed since. */
  undoStep: (step: number) => Promise<Answer<TableSaved>>;
  widget: (id: number) => Promise<Answer<Pick<WidgetSummary, 'Name'>>>;
}

export function historyClient(widgetId: number): HistoryClient {
  const path = `/api/Widgets/${widgetId}/History`;
  return {
    list: ({ before, until, named } = {}) => {
      const query = new URLSearchParams({
        ...(before !== undefined && { before: String(before) }),
        ...(until !== undefined && { until }),
        ...(named && { named: '1' })
      });
      return request(`${path}?${query}`);
    },
    year: () => request(`${path}/Year`),
    moment: (moment) => request(`${path}/${moment}`),
    name: (moment, Name) => request(`${path}/${moment}/Name`, { method: 'PUT', json: { Name } }),
    undoStep: (Undo) =>
      request(`/api/Widgets/${widgetId}/Variants/Values`, {
        method: 'POST',
        json: { Undo, LeaveOut: true }
      }),
    widget: (id) => request(`/api/Widgets/${id}`)
  };
}
