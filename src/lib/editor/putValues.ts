import type { ValuesBody, ValuesReach, WidgetSummary } from '../api.js';
import { isRecord, own } from '../ascdata/elements.js';
import { pointerTokens } from '../ascdata/findings.js';
import { request, type Refused } from '../client/request.js';
import type { ServerProblem } from '../form/field.svelte.js';
import { type Inherited, inheritedOf, jsonOf, savedValues, type SavedValues } from '../form/savedValues.js';

/** The outcome of a save. Only `saved` changed anything. */
export type SaveOutcome =
  | { kind: 'saved'; version: number; inherited?: Inherited | undefined }
  /** Somebody else saved first. */
  | ({ kind: 'overtaken'; packageId: number } & SavedValues)
  /** The server refuses Values; by element Id. */
  | { kind: 'refused'; problems: Map<string, ServerProblem[]>; text: string }
  | { kind: 'gone' }
  /** The session has ended. */
  | { kind: 'signed-out' }
  /** The user lacks the permission. */
  | { kind: 'forbidden' }
  | { kind: 'unreachable' }
  | { kind: 'failed'; text: string };

export interface SaveRequest {
  readonly id: number;
  /** The version the edits are based on. */
  readonly version: number;
  /** Every element's Value, but those that are inherited. */
  readonly values: Iterable<readonly [id: string, value: unknown]>;
  /** The moment of its history that the save brings back or whose save it takes back, or the preset that it applies. */
  readonly origin?: { readonly kind: 'restores' | 'undoes' | 'applies'; readonly id: number };
}

/** Sends Values to the server. Never throws: failures are outcomes too. */
export async function putValues(saving: SaveRequest, send?: typeof fetch): Promise<SaveOutcome> {
  const { id, version, values, origin } = saving;
  const query = origin ? `?${origin.kind}=${origin.id}` : '';
  const answer = await request<ValuesBody>(`/api/Widgets/${id}/Values${query}`, {
    method: 'PUT',
    body: `{"Values":${jsonOf(values)}}`,
    ifMatch: version,
    send
  });
  if (!answer.ok) return outcomeOf(answer);
  return { kind: 'saved', version: answer.version ?? version + 1, inherited: inheritedOf(answer.value) };
}

/** What a save would do to the widgets that inherit from this one; undefined where the server cannot say. */
export async function askReach(
  { id, values }: Omit<SaveRequest, 'version'>,
  send?: typeof fetch
): Promise<ValuesReach | undefined> {
  const answer = await request<ValuesReach>(`/api/Widgets/${id}/Values/Reach`, {
    method: 'POST',
    body: `{"Values":${jsonOf(values)}}`,
    send
  });
  return answer.ok ? answer.value : undefined;
}

function outcomeOf({ status, code, text = '', problem = {} }: Refused): SaveOutcome {
  if (status === 0) return { kind: 'unreachable' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404) return { kind: 'gone' };
  if (status === 403 && code === 'not-allowed') return { kind: 'forbidden' };
  const current = own(problem, 'current');
  if (status === 412 && isValuesBody(current)) {
    return { kind: 'overtaken', packageId: current.Package, ...savedValues(current) };
  }
  const problems = problemsById(problem);
  return problems.size > 0 ? { kind: 'refused', problems, text } : { kind: 'failed', text };
}

function isValuesBody(body: unknown): body is ValuesBody {
  return isRecord(body) && typeof own(body, 'Version') === 'number' && isRecord(own(body, 'Values'));
}

/** `errors[]` by the element their pointer (`/Values/<Id>/…`) names. */
function problemsById(problem: Readonly<Record<string, unknown>>): Map<string, ServerProblem[]> {
  const byId = new Map<string, ServerProblem[]>();
  const errors = own(problem, 'errors');
  for (const error of Array.isArray(errors) ? (errors as unknown[]) : []) {
    if (!isRecord(error) || typeof error.pointer !== 'string') continue;
    const [root, id] = pointerTokens(error.pointer);
    if (root !== 'Values' || id === undefined) continue;
    const problem = { code: String(error.code), text: String(error.detail) };
    byId.set(id, [...(byId.get(id) ?? []), problem]);
  }
  return byId;
}

/** `values`: what the variant has of its own. */
type NewVariant = Omit<SaveRequest, 'version'> & { readonly name: string; readonly groupId: number };

type VariantOutcome =
  | { readonly kind: 'created'; readonly id: number }
  /** It exists, but has none of the values. `text`: why, where the server said so. */
  | { readonly kind: 'unsaved'; readonly text: string | undefined }
  | { readonly kind: 'refused'; readonly answer: Refused };

/** Creates a variant of a template, with Values of its own. Never throws: failures are outcomes too. */
export async function createVariant(
  { id, name, groupId, values }: NewVariant,
  send?: typeof fetch
): Promise<VariantOutcome> {
  const created = await request<WidgetSummary>(`/api/Widgets/${id}/Variants`, {
    method: 'POST',
    json: { WidgetGroupId: groupId, Name: name },
    send
  });
  if (!created.ok) return { kind: 'refused', answer: created };
  const { Id, Version } = created.value;
  const own = [...values];
  if (own.length === 0) return { kind: 'created', id: Id };
  const saved = await putValues({ id: Id, version: Version, values: own }, send);
  if (saved.kind === 'saved') return { kind: 'created', id: Id };
  return { kind: 'unsaved', text: 'text' in saved ? saved.text : undefined };
}
