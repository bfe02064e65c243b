import type { Static } from 'typebox';
import type { ReplacementBody } from '../../api.js';
import type { Mapping } from '../../package/compare/changes.js';
import type { ReplaceOptions } from './replacements.js';
import { json } from '../platform/http/operation.js';
import { jsonOf } from '../platform/http/body.js';
import { PART_BODY } from '../platform/http/bodylimit.js';
import { ifMatch, versionTag } from '../platform/http/etag.js';
import type { FormContent } from '../packages/upload.js';
import { MappingPart, type ReplaceQuery } from './schemas.js';
import { checkedBody } from '../platform/http/validation.js';

/** The mapping that comes with the file of a replacement. @throws HttpError 400 with a place for each entry that is none, 413 */
export async function mappingOf(fields: FormContent['fields']): Promise<Mapping> {
  const text = fields.find(([name]) => name === 'mapping')?.[1];
  if (text === undefined) return [];
  const given = { mapping: await jsonOf(text, PART_BODY, '/mapping') };
  const { mapping } = checkedBody(MappingPart, given) as Static<typeof MappingPart>;
  return mapping;
}

/** What the headers and the query say about how to replace. @throws HttpError 400 */
export function replaceOptions(request: Request, { dryRun = false }: Static<typeof ReplaceQuery>): ReplaceOptions {
  const header = request.headers.get('if-match');
  return { isDryRun: dryRun, ...(header !== null && { matches: ifMatch(header) }) };
}

export function replacementAnswer(body: ReplacementBody): Response {
  return json(body, { headers: { etag: versionTag(body.tag) } });
}
