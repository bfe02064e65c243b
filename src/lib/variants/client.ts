import type { BatchVariant, CataloguePage, CreatedVariants, EditorData } from '../api.js';
import { dataOf, elementsOf } from '../ascdata/elements.js';
import type { AscElement } from '../ascdata/types.js';
import { request, type Answer } from '../client/request.js';

/** What variants can be created for, one for each. */
export const OBJECT_KINDS = ['location', 'player', 'spotGroup'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export interface NamedObject {
  readonly Id: number;
  readonly Name: string;
}

/** Maximum number created in one request. */
export const MOST = 500;
const PAGE = 200;

/** The settings of a widget that take an object of these kinds. */
export async function objectSettings(widgetId: number): Promise<readonly AscElement[]> {
  const answer = await request<EditorData>(`/api/Widgets/${widgetId}/Content`);
  if (!answer.ok) return [];
  const kinds: readonly string[] = OBJECT_KINDS;
  return elementsOf(dataOf(answer.value.Source)).filter(({ DataType }) => kinds.includes(DataType));
}

/** The objects of a kind, the first `MOST` of them. */
export async function objectsOf(kind: ObjectKind): Promise<Answer<{ objects: readonly NamedObject[]; total: number }>> {
  const objects: NamedObject[] = [];
  for (;;) {
    const answer = await request<CataloguePage>(`/api/catalogue/${kind}?limit=${PAGE}&offset=${objects.length}`);
    if (!answer.ok) return answer;
    const { Items, Total } = answer.value;
    objects.push(...Items);
    if (Items.length === 0 || objects.length >= Math.min(Total, MOST)) {
      return { ok: true, value: { objects: objects.slice(0, MOST), total: Total } };
    }
  }
}

interface Batch {
  readonly Variants?: readonly BatchVariant[];
  readonly WidgetGroupId?: number;
  readonly DryRun?: boolean;
  readonly LeaveOut?: boolean;
  readonly Undo?: number;
}

/** Creates variants, or reports what would be created. */
export const sendBatch = (widgetId: number, json: Batch): Promise<Answer<CreatedVariants>> =>
  request(`/api/Widgets/${widgetId}/Variants/Batch`, { method: 'POST', json });
