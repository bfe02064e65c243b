import type { ReplacedVersion, ReplacementBody, SetAsideBody, ValuesBody } from '../api.js';
import type { Mapping } from '../package/compare/changes.js';
import type { ChangedText } from '../package/withConditions.js';
import { keyBody } from '../ascdata/texts/textKey.js';
import type { ProposedVersion } from './proposedVersion.js';
import type { TestsOutcome } from './testsOutcome.js';
import type { TextChoices } from './textChoices.js';
import { request, type Answer } from '../client/request.js';
import { requestWithProgress } from '../client/progress.js';

/** What replaces a widget's package: an upload, or a previous version. */
export type Successor = { readonly file: File } | MadePackage | { readonly version: ReplacedVersion };

/** The present package with a change. */
export interface MadePackage {
  readonly file: File;
  /** Id of the package that was present: once there is another one, the server refuses this (`replaced-meanwhile`). */
  readonly base: number;
  /** What is known to have been renamed. */
  readonly mapping?: Mapping | undefined;
  /** The texts that the change is in. */
  readonly texts: readonly ChangedText[];
  /** undefined: that of the edits. */
  readonly spotVersion: ProposedVersion | undefined;
  /** undefined: not run, or it has none that can be read. */
  readonly tests: TestsOutcome | undefined;
  /** Makes the same change in the package that is present now. */
  again(): Promise<Answer<MadePackage>>;
  /** Makes it under another SpotVersion. */
  as(version: string): Promise<Answer<MadePackage>>;
}

/** How the package is sent. */
interface Sending {
  /** 0 … 1; 1 when everything is sent and the server is working. */
  onprogress(sent: number): void;
  /** When aborted, the answer is that the server could not be reached. */
  readonly signal: AbortSignal;
}

export interface ReplaceRequest {
  readonly mapping: Mapping;
  readonly texts: TextChoices;
  /** The ETag of the comparison the user saw: replaces. undefined: only compares. */
  readonly tag?: string;
}

/** Compares, or replaces. Never rejects. */
export function replaceWidget(
  id: number,
  successor: Successor,
  { mapping, texts, tag }: ReplaceRequest,
  sending: Sending
): Promise<Answer<ReplacementBody>> {
  const query = tag === undefined ? '?dryRun=1' : '';
  if ('version' in successor) {
    const url = `/api/Widgets/${id}/Versions/${successor.version.Id}/Restore${query}`;
    const json = {
      PackageTexts: texts.theirs.map(({ language, ...key }) => ({ Language: language, ...keyBody(key) }))
    };
    return request(url, { method: 'POST', json, ifMatch: tag, signal: sending.signal });
  }
  const body = new FormData();
  body.append('mapping', JSON.stringify(mapping));
  body.append('texts', JSON.stringify(texts));
  if ('base' in successor) body.append('base', String(successor.base));
  body.append('file', successor.file, successor.file.name);
  return requestWithProgress(`/api/Widgets/${id}${query}`, { ...sending, method: 'PUT', body, ifMatch: tag });
}

export const loadVersions = (id: number): Promise<Answer<ReplacedVersion[]>> => request(`/api/Widgets/${id}/Versions`);

export const loadSetAside = (id: number): Promise<Answer<SetAsideBody>> => request(`/api/Widgets/${id}/SetAside`);

/** `version`: of the list that `index` counts in. */
interface Place {
  readonly index: number;
  readonly version: number;
}

const at = (id: number, { index }: Place): string => `/api/Widgets/${id}/SetAside/${index}`;

export const putBack = (id: number, place: Place, ElementId: string): Promise<Answer<ValuesBody>> =>
  request(at(id, place), { method: 'POST', json: { ElementId }, ifMatch: place.version });

export const discard = (id: number, place: Place): Promise<Answer<void>> =>
  request(at(id, place), { method: 'DELETE', ifMatch: place.version });
