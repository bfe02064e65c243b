import {
  ImportSelectionInAllSchema,
  ImportSelectionSchema,
  type ImportSelectionInAll,
  type ImportSelection
} from '../../api/textExchange.js';
import type { Upload } from '../packages/packages.js';
import type { FormContent } from '../packages/upload.js';
import { jsonOf } from '../platform/http/body.js';
import { PART_BODY } from '../platform/http/bodyLimit.js';
import { oneFileExpected } from '../platform/http/errors.js';
import { checkedBody } from '../platform/http/validation.js';

/** The choices sent with an imported file. @throws HttpError 400 naming each invalid one, 413 */
export async function takenOf(fields: FormContent['fields']): Promise<ImportSelection> {
  const take = await takePart(fields);
  return take === undefined ? [] : (checkedBody(ImportSelectionSchema, { take }) as { take: ImportSelection }).take;
}

/** As `takenOf`, for an import into all widgets. @throws as `takenOf` */
export async function takenInAll(fields: FormContent['fields']): Promise<ImportSelectionInAll> {
  const take = await takePart(fields);
  return take === undefined
    ? []
    : (checkedBody(ImportSelectionInAllSchema, { take }) as { take: ImportSelectionInAll }).take;
}

async function takePart(fields: FormContent['fields']): Promise<unknown> {
  const text = fields.find(([name]) => name === 'take')?.[1];
  return text === undefined ? undefined : jsonOf(text, PART_BODY, '/take');
}

/** The uploaded file. @throws HttpError 400 if there is none */
export function sentFile(input: Upload['input']): { readonly path: string; readonly size: number } {
  if ('files' in input) throw oneFileExpected(0);
  return { path: input.zip, size: input.size };
}
