import type { PreviewPath } from '$lib/api.js';
import { request } from '$lib/client/request.js';

/** The preview's address for the session that has begun; undefined where the server gives none. */
export async function renewedPath(widgetId: number): Promise<string | undefined> {
  const answer = await request<PreviewPath>(`/api/Widgets/${widgetId}/Preview`, { method: 'POST' });
  return answer.ok ? answer.value.PreviewPath : undefined;
}
