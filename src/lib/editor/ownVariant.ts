import type { WidgetSummary } from '../api.js';
import { request, type Refused } from '../client/request.js';
import { putValues, type SaveRequest } from './putValues.js';

/** `values`: what the variant has of its own. */
export type NewVariant = Omit<SaveRequest, 'version'> & { readonly name: string; readonly groupId: number };

export type VariantOutcome =
  | { readonly kind: 'created'; readonly id: number }
  /** It exists, but has none of the values. `text`: why, where the server said so. */
  | { readonly kind: 'unsaved'; readonly text: string | undefined }
  | { readonly kind: 'refused'; readonly answer: Refused };

/** Creates a variant of a template, with Values of its own. Never throws: failures are outcomes too. */
export async function createVariant(
  { id, name, groupId, values }: NewVariant,
  send?: typeof fetch
): Promise<VariantOutcome> {
  const created = await request<WidgetSummary>(`/api/Widgets/${id}/Variants`, {
    method: 'POST',
    json: { WidgetGroupId: groupId, Name: name },
    send
  });
  if (!created.ok) return { kind: 'refused', answer: created };
  const { Id, Version } = created.value;
  const own = [...values];
  if (own.length === 0) return { kind: 'created', id: Id };
  const saved = await putValues({ id: Id, version: Version, values: own }, send);
  if (saved.kind === 'saved') return { kind: 'created', id: Id };
  return { kind: 'unsaved', text: 'text' in saved ? saved.text : undefined };
}
