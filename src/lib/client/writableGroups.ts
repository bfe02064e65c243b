import type { WidgetGroupEntry } from '../api.js';
import { request, type Answer } from './request.js';

/** The widget groups in which the user may create widgets. */
export async function writableGroups(send?: typeof fetch): Promise<Answer<readonly WidgetGroupEntry[]>> {
  const answer = await request<WidgetGroupEntry[]>('/api/WidgetGroups', { send });
  return answer.ok ? { ...answer, value: answer.value.filter(({ Writable }) => Writable) } : answer;
}
