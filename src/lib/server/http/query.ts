import type { CatalogueQuery } from '../../api.js';
import { isKind } from '../services/kinds.js';
import { badRequest, unknownPath } from './errors.js';
import type { HttpError } from './problem.js';

const MAX_SEARCH = 200;
const MAX_LIMIT = 200;
const MAX_OFFSET = 10_000_000;
const MAX_IDS = 1_000;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,15})$/;
const ID = /^[1-9]\d{0,15}$/;

/** The number in a path. What is no number names nothing. @throws HttpError 404 */
export function idOf(text: string | undefined): number {
  const id = ID.test(text ?? '') ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw unknownPath();
  return id;
}

/** @throws HttpError 404 for a kind of object that does not exist */
export function kindOf(text: string | undefined): CatalogueQuery['kind'] {
  if (text === undefined || !isKind(text)) throw unknownPath();
  return text;
}

/** The query of `GET /api/catalogue/{kind}`. @throws HttpError 400 naming the parameter */
export function catalogueQuery(kind: CatalogueQuery['kind'], params: URLSearchParams): CatalogueQuery {
  const search = once(params, 'search') ?? '';
  if (search.length > MAX_SEARCH) throw invalid('search', `1 … ${MAX_SEARCH}`);
  const parent = once(params, 'parent');
  return {
    kind,
    search,
    ...(parent !== undefined && { parent: parent === '' || parent === 'null' ? null : number('parent', parent) }),
    offset: number('offset', once(params, 'offset') ?? '0', 0, MAX_OFFSET),
    limit: number('limit', once(params, 'limit') ?? '100', 1, MAX_LIMIT),
    includeTemplates: flag('includeTemplates', once(params, 'includeTemplates') ?? 'false')
  };
}

/** `ids=1,2,3`. @throws HttpError 400 */
export function idsOf(params: URLSearchParams): number[] {
  const text = once(params, 'ids') ?? '';
  const ids = text === '' ? [] : text.split(',');
  if (ids.length > MAX_IDS) throw invalid('ids', `0 … ${MAX_IDS}`);
  return ids.map((each) => number('ids', each));
}

function once(params: URLSearchParams, name: string): string | undefined {
  const all = params.getAll(name);
  if (all.length > 1) throw invalid(name, '1 ×');
  return all[0];
}

function number(name: string, text: string, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  const value = WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw invalid(name, `${least} … ${most}`);
}

function flag(name: string, text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw invalid(name, 'true, false');
}

function invalid(name: string, allowed: string): HttpError {
  return badRequest(
    'query-invalid',
    `The parameter “${name}” is not usable. Allowed: ${allowed}.`,
    `Der Parameter „${name}“ ist nicht verwendbar. Erlaubt: ${allowed}.`
  );
}
