import type { Static } from 'typebox';
import type { VariantChange, VariantState } from './variants.js';
import { badRequest } from '../platform/http/errors.js';
import { checkedBody } from '../platform/http/validation.js';
import { WidgetChangePart, WidgetGroupPart, type WidgetsQuery } from '../../api/widgets.js';
import { isRecord, own } from '../../ascdata/elements.js';
import type { Values } from '../../ascdata/types.js';
import { MAX_VALUES } from '../../api/values.js';
import type { BodyLimit } from '../platform/http/bodyLimit.js';

type ReadJson = () => Promise<Record<string, unknown>>;

/** Name and widget group of a body. The service checks the name. @throws HttpError 400, 413, 415 */
export async function variantChange(read: ReadJson): Promise<VariantChange> {
  const body = await read();
  const { WidgetGroupId: groupId } = checkedBody(WidgetGroupPart, body) as Static<typeof WidgetGroupPart>;
  return { name: body.Name, groupId };
}

/** Name and widget group of a change, with its preconditions. @throws HttpError 400, 413, 415 */
export async function widgetChange(read: ReadJson): Promise<VariantChange & { readonly was: VariantState }> {
  const body = await read();
  const { WidgetGroupId: groupId, Was = {} } = checkedBody(WidgetChangePart, body) as Static<typeof WidgetChangePart>;
  return { name: body.Name, groupId, was: { name: Was.Name, groupId: Was.WidgetGroupId } };
}

/** The widget group of a list query; null: “Widget templates”, undefined: all. @throws HttpError 400 for both */
export function groupOf({ groupId, templates }: Static<typeof WidgetsQuery>): number | null | undefined {
  if (templates !== true) return groupId;
  if (groupId === undefined) return null;
  throw badRequest('group-or-templates', (t) => t.widgets.groupOrTemplates, '/groupId');
}

/** Enough for the largest widgets: forms with thousands of elements. */
export const VALUES_BODY: BodyLimit = { bytes: 2 * 1024 * 1024, values: MAX_VALUES };

/** `Values` of a body. Object.entries treats Ids such as `__proto__` as plain keys. @throws HttpError 400 */
export function valuesOf(body: Record<string, unknown>): Values {
  const values = own(body, 'Values');
  if (isRecord(values)) return new Map(Object.entries(values));
  throw badRequest('values-missing', (t) => t.widgets.valuesMissing, '/Values');
}
