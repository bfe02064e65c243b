import type { Static } from 'typebox';
import type { ReplacementBody } from '../../api.js';
import type { Mapping } from '../../package/compare/changes.js';
import type { ReplaceOptions } from '../services/replace/replacements.js';
import type { Upload } from '../services/widgets.js';
import { json } from './api.js';
import { jsonOf, oneFileExpected, readForm } from './body.js';
import { PART_BODY } from './bodylimit.js';
import { ifMatch, versionTag } from './etag.js';
import { MappingPart, type ReplaceQuery } from './replaceschemas.js';
import { checkedBody } from './validation.js';

/** The file and the mapping of a replacement. @throws HttpError 400, 413, 415 */
export async function readReplacement(request: Request): Promise<Upload & Pick<Required<ReplaceOptions>, 'mapping'>> {
  const { file, fields } = await readForm(request);
  if (!file) throw oneFileExpected(0);
  const text = fields.find(([name]) => name === 'mapping')?.[1];
  return { ...file, mapping: text === undefined ? [] : await mappingOf(text) };
}

/** @throws HttpError 400 with a place for each entry that is none, 413 */
async function mappingOf(text: string): Promise<Mapping> {
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
