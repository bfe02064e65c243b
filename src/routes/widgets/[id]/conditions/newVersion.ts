import type { EditorData, UploadAnswer } from '$lib/api.js';
import { editText } from '$lib/ascdata/editText.js';
import { dataOf, own } from '$lib/ascdata/elements.js';
import { request, requestBytes } from '$lib/client/request.js';
import type { Unsaved } from '$lib/conditions/editing/ruleKeeper.svelte.js';
import type { Edited } from '$lib/conditions/editing/ruleEdits.svelte.js';
import { withConditions } from '$lib/package/withConditions.js';

type Widget = Pick<EditorData, 'Id' | 'Name' | 'PackageId'>;

/** The package of a widget with edited rules and tests; or why there is none. */
export async function newVersion({ Id, Name, PackageId }: Widget, edited: Edited): Promise<File | Unsaved> {
  const present = await request<EditorData>(`/api/Widgets/${Id}/Content`);
  if (!present.ok) return { kind: 'failed', text: present.text };
  if (present.value.PackageId !== PackageId) return { kind: 'replaced', version: present.value.SpotVersion };
  const packed = await requestBytes(`/api/Widgets/${Id}/Package?as=uploaded`);
  if (!packed.ok) return { kind: 'failed', text: packed.text };
  const bytes = await withConditions(packed.value, edited);
  return bytes
    ? new File([bytes as Uint8Array<ArrayBuffer>], `${Name}.dash.zip`, { type: 'application/zip' })
    : { kind: 'failed', text: undefined };
}

/**
 * Uploads the package with edited rules and tests as a template of one's own, under a SpotIdentifier that nothing else has.
 * @param name of the new template
 * @returns the Id of its widget; or why there is none
 */
export async function ownTemplate(widget: Widget, edited: Edited, name: string): Promise<number | Unsaved> {
  const identifier = String(own(dataOf(edited.source) as object, 'SpotIdentifier'));
  const value = `${identifier}.own.${Date.now().toString(36)}`;
  const source = editText(edited.source, [{ op: 'set', pointer: '/SpotIdentifier', value }]);
  const made = await newVersion({ ...widget, Name: name }, { ...edited, source });
  if ('kind' in made) return made;
  const body = new FormData();
  body.append('file', made);
  const answer = await request<UploadAnswer>('/api/Widgets', { method: 'POST', body });
  return answer.ok ? answer.value.Id : { kind: 'failed', text: answer.text };
}
