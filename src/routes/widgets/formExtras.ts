/** What the page of a widget's form loads after the fields; the preview comes beside it. */
import type { PreviewPath } from '$lib/api.js';
import { request } from '$lib/client/request.js';

export { problemCount } from '$lib/conditions/problemCount.js';
export { default as EditorDrafts } from '$lib/drafts/EditorDrafts.svelte';
export { loadReach } from '$lib/origins/screen/load.js';
export { default as Tabs } from '$lib/widget/Tabs.svelte';
export { default as LeaveGuard } from './LeaveGuard.svelte';
export { default as WidgetExtras } from './WidgetExtras.svelte';

/** The preview's address for the session that has begun; undefined where the server gives none. */
export async function renewedPath(widgetId: number): Promise<string | undefined> {
  const answer = await request<PreviewPath>(`/api/Widgets/${widgetId}/Preview`, { method: 'POST' });
  return answer.ok ? answer.value.PreviewPath : undefined;
}
