import type { ReplacedVersion, ReplacementBody, SetAsideBody, ValuesBody } from '../api.js';
import type { Mapping } from '../package/compare/changes.js';
import { ask, json, type Answer } from '../ui/ask.js';
import { send, type Sending } from '../ui/send.js';

/** What is to take the place of a widget's package: an uploaded one, or one it had before. */
export type Successor = { readonly file: File } | { readonly version: ReplacedVersion };

export interface ReplaceRequest {
  readonly mapping: Mapping;
  /** The ETag of what was looked at: it is done. undefined: it is only said what would happen. */
  readonly tag?: string;
}

/** Compares, or replaces. Never rejects. */
export function replaceWidget(
  id: number,
  successor: Successor,
  { mapping, tag }: ReplaceRequest,
  sending: Sending
): Promise<Answer<ReplacementBody>> {
  const query = tag === undefined ? '?dryRun=1' : '';
  const headers: Record<string, string> = tag === undefined ? {} : { 'if-match': `"${tag}"` };
  if ('version' in successor) {
    const url = `/api/Widgets/${id}/Versions/${successor.version.id}/Restore${query}`;
    return ask(url, { method: 'POST', headers, signal: sending.signal });
  }
  const body = new FormData();
  body.append('mapping', JSON.stringify(mapping));
  body.append('file', successor.file, successor.file.name);
  return send('PUT', `/api/Widgets/${id}${query}`, body, { ...sending, headers });
}

export const loadVersions = (id: number): Promise<Answer<ReplacedVersion[]>> => ask(`/api/Widgets/${id}/Versions`);

export const loadSetAside = (id: number): Promise<Answer<SetAsideBody>> => ask(`/api/Widgets/${id}/SetAside`);

/** `version`: of the list that `index` counts in. */
interface Place {
  readonly index: number;
  readonly version: number;
}

const at = (id: number, { index }: Place): string => `/api/Widgets/${id}/SetAside/${index}`;
const matching = ({ version }: Place): Record<string, string> => ({ 'if-match': `"${version}"` });

export function putBack(id: number, place: Place, elementId: string): Promise<Answer<ValuesBody>> {
  const request = json('POST', { ElementId: elementId });
  return ask(at(id, place), { ...request, headers: { ...request.headers, ...matching(place) } });
}

export function discard(id: number, place: Place): Promise<Answer<void>> {
  return ask(at(id, place), { method: 'DELETE', headers: matching(place) });
}
