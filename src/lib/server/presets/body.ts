import type { Static } from 'typebox';
import { PresetNamePart } from '../../api/presets.js';
import type { Values } from '../../ascdata/types.js';
import { checkedBody } from '../platform/http/validation.js';
import { valuesOf } from '../widgets/valuesBody.js';

/** Name and Values of a request body, if present. The service checks the name. @throws HttpError 400, 413, 415 */
export async function presetBody(
  read: () => Promise<Record<string, unknown>>
): Promise<{ readonly name: string | undefined; readonly values: Values | undefined }> {
  const body = await read();
  const { Name: name } = checkedBody(PresetNamePart, body) as Static<typeof PresetNamePart>;
  return { name, values: Object.hasOwn(body, 'Values') ? valuesOf(body) : undefined };
}
