import type { BatchVariant, CataloguePage, CreatedVariants, EditorData } from '../api.js';
import { dataOf, elementsOf } from '../ascdata/elements.js';
import type { AscElement } from '../ascdata/types.js';
import { request, type Answer } from '../client/request.js';

/** What variants can be created for, one for each. */
export const OBJECT_KINDS = ['location', 'player', 'spotGroup'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

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

/** Objects of a kind found by a part of their name or path, from `offset` on: a page, or as many as one request can create. */
export async function objectsOf(
  kind: ObjectKind,
  search: string,
  { offset = 0, most = PAGE }: { readonly offset?: number; readonly most?: number } = {}
): Promise<Answer<CataloguePage>> {
  const query = new URLSearchParams({ search, offset: String(offset), limit: String(Math.min(PAGE, most)) });
  const answer = await request<CataloguePage>(`/api/catalogue/${kind}?${query}`);
  if (!answer.ok) return answer;
  const { Items, Total } = answer.value;
  const left = Math.min(Total - offset, most) - Items.length;
  if (Items.length === 0 || left <= 0) return answer;
  const rest = await objectsOf(kind, search, { offset: offset + Items.length, most: left });
  return rest.ok ? { ...rest, value: { Total, Offset: offset, Items: [...Items, ...rest.value.Items] } } : rest;
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
