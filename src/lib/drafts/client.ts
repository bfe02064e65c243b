import type { Draft, DraftComment, DraftLink, Drafts, SharedDraft, TableCell } from '../api.js';
import { request, type Answer } from '../client/request.js';
import type { PlannedTimes } from './planEntry.js';

/** A cell for a draft, with the side that counts in a conflict. */
type DraftCell = TableCell & { readonly Counts?: 'draft' | 'live' };

/** Identifies a Value that leaves a draft. */
export type CellPlace = Pick<TableCell, 'Widget' | 'Element'>;

/** The drafts of the template of a widget. */
export const listDrafts = (widgetId: number, send?: typeof fetch): Promise<Answer<Drafts>> =>
  request(`/api/Drafts?widget=${widgetId}`, { send });

export const createDraft = (widgetId: number, Name: string, Cells: readonly TableCell[]): Promise<Answer<Draft>> =>
  request('/api/Drafts', { method: 'POST', json: { Widget: widgetId, Name, Cells } });

/** The operations on a draft. They never reject: failures are in the answer. */
export interface DraftClient {
  read(): Promise<Answer<Draft>>;
  /** Reads it to mention it, which is not seeing it. */
  glance(): Promise<Answer<Draft>>;
  rename(name: string): Promise<Answer<Draft>>;
  remove(): Promise<Answer<unknown>>;
  restore(): Promise<Answer<Draft>>;
  change(values: { Cells?: readonly DraftCell[]; Remove?: readonly CellPlace[] }): Promise<Answer<Draft>>;
  /** null removes the plan. @param version the one that was read: only that is planned */
  plan(plan: PlannedTimes | null, version: number): Promise<Answer<Draft>>;
  /** @param version the one that was read: nothing else goes live */
  goLive(version: number): Promise<Answer<Draft>>;
  end(): Promise<Answer<Draft>>;
  /** Creates a new link, which ends the previous one. */
  share(guestUntil: string): Promise<Answer<DraftLink>>;
  invite(guestUntil: string | null): Promise<Answer<Draft>>;
  revoke(): Promise<Answer<Draft>>;
  comment(comment: { Text: string; Element: string | null; ForGuests: boolean }): Promise<Answer<DraftComment>>;
  markDone(comment: number, Done: boolean): Promise<Answer<DraftComment>>;
  deleteComment(comment: number): Promise<Answer<unknown>>;
  /** @param version the one that was read: nothing else is approved */
  approve(isApproved: boolean, version: number): Promise<Answer<Draft>>;
}

export function draftClient(id: number, fetching?: typeof fetch): DraftClient {
  const path = `/api/Drafts/${id}`;
  const send = <T = Draft>(method: string, rest: string, json?: unknown, ifMatch?: number) =>
    request<T>(path + rest, { method, send: fetching, ifMatch, ...(json !== undefined && { json }) });
  return {
    read: () => request(path, { send: fetching }),
    glance: () => request(`${path}?glance=1`, { send: fetching }),
    rename: (Name) => send('PUT', '', { Name }),
    remove: () => send<unknown>('DELETE', ''),
    restore: () => send('POST', '/Restore'),
    change: (values) => send('POST', '/Values', values),
    plan: (plan, version) => (plan ? send('PUT', '/Plan', plan, version) : send('DELETE', '/Plan')),
    goLive: (version) => send('POST', '/Live', undefined, version),
    end: () => send('POST', '/End'),
    share: (GuestUntil) => send<DraftLink>('POST', '/Link', { GuestUntil }),
    invite: (GuestUntil) => send('PUT', '/Link', { GuestUntil }),
    revoke: () => send('DELETE', '/Link'),
    comment: (comment) => send<DraftComment>('POST', '/Comments', comment),
    markDone: (comment, Done) => send<DraftComment>('PUT', `/Comments/${comment}`, { Done }),
    deleteComment: (comment) => send<unknown>('DELETE', `/Comments/${comment}`),
    approve: (isApproved, version) =>
      isApproved ? send('PUT', '/Approval', undefined, version) : send('DELETE', '/Approval')
  };
}

/** What a draft's link shows. */
export const readShared = (token: string, send?: typeof fetch): Promise<Answer<SharedDraft>> =>
  request(`/api/SharedDrafts/${encodeURIComponent(token)}`, { send });

/** Comments as a guest. */
export const sayShared = (
  token: string,
  json: { Text: string; Element: string | null; Name: string }
): Promise<Answer<unknown>> =>
  request(`/api/SharedDrafts/${encodeURIComponent(token)}/Comments`, { method: 'POST', json });
