import type { WidgetGroupEntry } from '../api.js';
import { request, type Answer } from './request.js';

/** The widget groups in which the user may create widgets. */
export async function writableGroups(send?: typeof fetch): Promise<Answer<readonly WidgetGroupEntry[]>> {
  const answer = await request<WidgetGroupEntry[]>('/api/WidgetGroups', { send });
  return answer.ok ? { ...answer, value: answer.value.filter(({ Writable }) => Writable) } : answer;
}

/** A widget group: its name, and the spot group whose permissions it takes (null: administrators only). */
export interface GroupChange {
  readonly Name: string;
  readonly SpotGroupId: number | null;
}

export const createGroup = (group: GroupChange): Promise<Answer<WidgetGroupEntry>> =>
  request('/api/WidgetGroups', { method: 'POST', json: group });
