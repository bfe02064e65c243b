import { keyFrom } from '../../ascdata/texts/textKey.js';
import type { Mapping } from '../../package/compare/changes.js';
import type { ReplaceOptions } from './replacements.js';
import { json } from '../platform/http/operation.js';
import { jsonOf } from '../platform/http/body.js';
import { PART_BODY } from '../platform/http/bodyLimit.js';
import { ifMatch, versionTag } from '../platform/http/etag.js';
import { TIME_ZONE } from '../platform/http/timeZone.js';
import type { FormContent } from '../packages/upload.js';
import {
  BasePartSchema,
  MappingPartSchema,
  TextsPartSchema,
  type BasePart,
  type MappingPart,
  type ReplaceQuery,
  type ReplacementBody,
  type RestoreBody,
  type TextsPart
} from '../../api/replace.js';
import type { TextChoices } from '../translations/textCarrier.js';
import { checkedBody } from '../platform/http/validation.js';

/** The mapping sent with the file of a replacement. @throws HttpError 400 with a place for each invalid entry, 413 */
export async function mappingOf(fields: FormContent['fields']): Promise<Mapping> {
  const text = fields.find(([name]) => name === 'mapping')?.[1];
  if (text === undefined) return [];
  const given = { mapping: await jsonOf(text, PART_BODY, '/mapping') };
  const { mapping } = checkedBody(MappingPartSchema, given) as MappingPart;
  return mapping;
}

/** The package that the file of a replacement was made from, by its Id. @throws HttpError 400, 413 */
export async function baseOf(fields: FormContent['fields']): Promise<number | undefined> {
  const text = fields.find(([name]) => name === 'base')?.[1];
  if (text === undefined) return undefined;
  const { base } = checkedBody(BasePartSchema, { base: await jsonOf(text, PART_BODY, '/base') }) as BasePart;
  return base;
}

/** The choices for texts sent with the file of a replacement. @throws HttpError 400 with a place for each invalid entry, 413 */
export async function textChoicesOf(fields: FormContent['fields']): Promise<TextChoices> {
  const text = fields.find(([name]) => name === 'texts')?.[1];
  if (text === undefined) return { theirs: [], apart: [] };
  const given = { texts: await jsonOf(text, PART_BODY, '/texts') };
  const { texts } = checkedBody(TextsPartSchema, given) as TextsPart;
  const { theirs = [], apart = [] } = texts;
  return { theirs: theirs.map(({ language, ...key }) => ({ language, key })), apart };
}

/** The choices for texts when a version is restored: entries were matched when it was replaced. */
export const restoredTextsOf = ({ PackageTexts = [] }: RestoreBody): TextChoices => ({
  theirs: PackageTexts.map(({ Language: language, ...key }) => ({ language, key: keyFrom(key) })),
  apart: []
});

export const REPLACE_HEADERS = {
  'If-Match': { description: 'ETag of the dry run: replaces only if what happens is still exactly that' },
  ...TIME_ZONE
};

export const REPLACE_TAG = { ETag: 'Stands for all that is said here, for If-Match' };

/** The options of a replacement from headers and query. @throws HttpError 400 */
export function replaceOptions(request: Request, { dryRun = false }: ReplaceQuery): ReplaceOptions {
  const header = request.headers.get('if-match');
  return { isDryRun: dryRun, ...(header !== null && { matches: ifMatch(header) }) };
}

export function replacementAnswer(body: ReplacementBody): Response {
  return json(body, { headers: { etag: versionTag(body.tag) } });
}
