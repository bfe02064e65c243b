import type { Static } from 'typebox';
import type { VariantChange } from '../services/variants.js';
import { readJsonObject } from './body.js';
import { badRequest } from './errors.js';
import { checkedBody } from './validation.js';
import { WidgetGroupPart, type WidgetsQuery } from './widgetschemas.js';

/** Name and widget group of a body. The service looks at the name. @throws HttpError 400, 413, 415 */
export async function variantChange(request: Request): Promise<VariantChange> {
  const body = await readJsonObject(request);
  const { WidgetGroupId: groupId } = checkedBody(WidgetGroupPart, body) as Static<typeof WidgetGroupPart>;
  return { name: body.Name, groupId };
}

/** The widget group a list is asked for; null: “Widget templates”, undefined: all. @throws HttpError 400 for both */
export function groupOf({ groupId, templates }: Static<typeof WidgetsQuery>): number | null | undefined {
  if (templates !== true) return groupId;
  if (groupId === undefined) return null;
  throw badRequest(
    'group-or-templates',
    'groupId and templates exclude each other.',
    'groupId und templates schließen einander aus.',
    '/groupId'
  );
}
