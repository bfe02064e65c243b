/** What the page of a widget's form loads after the fields; the preview comes beside it. */
export { default as EditorDrafts } from '$lib/drafts/EditorDrafts.svelte';
export { default as Tabs } from '$lib/widget/Tabs.svelte';
export { default as LeaveGuard } from './LeaveGuard.svelte';
export { renewedPath } from './renewedPath.js';
export { default as WidgetExtras } from './WidgetExtras.svelte';
