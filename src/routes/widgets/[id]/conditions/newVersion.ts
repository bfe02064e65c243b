import type { EditorData } from '$lib/api.js';
import { request } from '$lib/client/request.js';
import type { Unsaved } from '$lib/conditions/editing/ruleKeeper.svelte.js';
import type { Edited } from '$lib/conditions/editing/ruleEdits.svelte.js';
import { withConditions } from '$lib/package/withConditions.js';

type Widget = Pick<EditorData, 'Id' | 'Name' | 'PackageId'>;

/** The package of a widget with edited rules and tests; or why there is none. */
export async function newVersion({ Id, Name, PackageId }: Widget, edited: Edited): Promise<File | Unsaved> {
  const present = await request<EditorData>(`/api/Widgets/${Id}/Content`);
  if (!present.ok) return { kind: 'failed', text: present.text };
  if (present.value.PackageId !== PackageId) return { kind: 'replaced', version: present.value.SpotVersion };
  const packed = await fetch(`/api/Widgets/${Id}/Package?as=uploaded`).catch(() => undefined);
  if (!packed?.ok) return { kind: 'failed', text: undefined };
  const bytes = await withConditions(new Uint8Array(await packed.arrayBuffer()), edited);
  return bytes
    ? new File([bytes as Uint8Array<ArrayBuffer>], `${Name}.dash.zip`, { type: 'application/zip' })
    : { kind: 'failed', text: undefined };
}
