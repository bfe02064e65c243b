import type { ProblemBody, ValuesBody } from '../api.js';
import { isRecord, own } from '../ascdata/elements.js';
import { pointerTokens } from '../ascdata/findings.js';
import type { ServerProblem } from './field.svelte.js';
import { entriesOf, jsonOf } from './values.js';

/** What came of a save. Only `saved` changed anything. */
export type SaveOutcome =
  | { kind: 'saved'; version: number }
  /** Somebody else saved first. */
  | { kind: 'overtaken'; version: number; packageId: number; values: [id: string, value: unknown][] }
  /** The server refuses Values; by element Id. */
  | { kind: 'refused'; problems: Map<string, ServerProblem[]>; text: string }
  | { kind: 'gone' }
  /** Nobody is signed in any more. */
  | { kind: 'signed-out' }
  /** The right is missing. */
  | { kind: 'forbidden' }
  | { kind: 'unreachable' }
  | { kind: 'failed'; text: string };

export interface SaveRequest {
  readonly id: number;
  /** The version the edits are based on. */
  readonly version: number;
  /** Every element's Value. */
  readonly values: Iterable<readonly [id: string, value: unknown]>;
  /** IANA zone of the user, for `Today`. */
  readonly zone: string;
}

/** Sends Values to the server. Never throws: what went wrong is an outcome like the others. */
export async function putValues(request: SaveRequest, send: typeof fetch = fetch): Promise<SaveOutcome> {
  let response: Response;
  try {
    response = await send(`/api/Widgets/${request.id}/Values`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': `"${request.version}"`, 'time-zone': request.zone },
      body: `{"Values":${jsonOf(request.values)}}`
    });
  } catch {
    return { kind: 'unreachable' };
  }
  if (response.ok) return { kind: 'saved', version: versionOf(response) ?? request.version + 1 };
  if (response.status === 401) return { kind: 'signed-out' };
  if (response.status === 404) return { kind: 'gone' };
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 403 && isRecord(body) && body.code === 'not-allowed') return { kind: 'forbidden' };
  const current = isRecord(body) ? own(body, 'current') : undefined;
  if (response.status === 412 && isValuesBody(current)) {
    const { Version: version, Package: packageId, Values } = current;
    return { kind: 'overtaken', version, packageId, values: entriesOf(Values) };
  }
  const problems = problemsById(body);
  const text = textOfProblem(body) ?? `${response.status} ${response.statusText}`;
  return problems.size > 0 ? { kind: 'refused', problems, text } : { kind: 'failed', text };
}

function versionOf(response: Response): number | undefined {
  const match = /^(?:W\/)?"(\d+)"$/.exec(response.headers.get('etag') ?? '');
  return match ? Number(match[1]) : undefined;
}

function isValuesBody(body: unknown): body is ValuesBody {
  return isRecord(body) && typeof own(body, 'Version') === 'number' && isRecord(own(body, 'Values'));
}

/** The sentence of an RFC 9457 body. */
export function textOfProblem(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { detail, title } = body as Partial<ProblemBody>;
  return typeof detail === 'string' && detail !== '' ? detail : typeof title === 'string' ? title : undefined;
}

/** `errors[]` by the element their pointer (`/Values/<Id>/…`) names. */
function problemsById(body: unknown): Map<string, ServerProblem[]> {
  const byId = new Map<string, ServerProblem[]>();
  const errors = isRecord(body) ? own(body, 'errors') : undefined;
  for (const error of Array.isArray(errors) ? (errors as unknown[]) : []) {
    if (!isRecord(error) || typeof error.pointer !== 'string') continue;
    const [root, id] = pointerTokens(error.pointer);
    if (root !== 'Values' || id === undefined) continue;
    const problem = { code: String(error.code), text: String(error.detail) };
    byId.set(id, [...(byId.get(id) ?? []), problem]);
  }
  return byId;
}
