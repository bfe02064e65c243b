import type { ReplacedVersion, ReplacementBody, SetAsideBody, WidgetSummary } from '../../src/lib/api.js';
import type { Mapping } from '../../src/lib/package/compare/changes.js';
import { ask, form, NUMBER_ELEMENT, sample, TEXT_ELEMENT, type Ask } from './harness.js';

/** A number that is not similar to `Count`, but accepts its Values. */
export const OTHER_ELEMENT = { ...NUMBER_ELEMENT, Id: 'Wind', DisplayName: 'Wind' };
export const WITHOUT_COUNT = [TEXT_ELEMENT, OTHER_ELEMENT];

/** For `WITHOUT_COUNT`: the mapping, and the place and code of the error in its last entry. */
export const UNFIT_MAPPINGS: [string, Mapping, pointer: string, code: string][] = [
  ['a misspelt new Id', [{ from: 'Count', to: 'wind' }], '/mapping/0/to', 'mapping-to-unknown'],
  ['a misspelt old Id', [{ from: 'count', to: 'Wind' }], '/mapping/0/from', 'mapping-from-unknown'],
  [
    'two that go on as one',
    [
      { from: 'Count', to: 'Wind' },
      { from: 'Title', to: 'Wind' }
    ],
    '/mapping/1/to',
    'mapping-to-twice'
  ],
  [
    'one that goes on twice',
    [
      { from: 'Count', to: null },
      { from: 'Count', to: 'Wind' }
    ],
    '/mapping/1/from',
    'mapping-from-twice'
  ],
  [
    'entries of a setting that has none',
    [{ from: 'Count', to: 'Wind', entries: [{ before: '7', after: '8' }] }],
    '/mapping/0/entries/0/before',
    'mapping-entry-from-unknown'
  ]
];

export interface Replacing extends Ask {
  readonly query?: string;
  readonly mapping?: Mapping | string;
  readonly texts?: object | string;
  readonly base?: unknown;
}

/** Sends a package to replace a widget's. */
export async function sendReplacement(id: number, bytes: Uint8Array, options: Replacing = {}): Promise<Response> {
  const { query = '', mapping, texts, base, ...rest } = options;
  const body = form(['next.dash.zip', bytes]);
  if (mapping !== undefined) body.append('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  if (base !== undefined) body.append('base', JSON.stringify(base));
  if (texts !== undefined) body.append('texts', typeof texts === 'string' ? texts : JSON.stringify(texts));
  return ask(`/api/Widgets/${id}${query}`, { method: 'PUT', body, ...rest });
}

/** The same, expecting success, or as a dry run (`query: '?dryRun=1'`). */
export async function replaced(id: number, bytes: Uint8Array, options: Replacing = {}): Promise<ReplacementBody> {
  const response = await sendReplacement(id, bytes, options);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as ReplacementBody;
}

/** A package for the template of a widget, with these elements. */
export async function nextOf(id: number, elements: object[] = WITHOUT_COUNT): Promise<Uint8Array> {
  const { SpotIdentifier: spotIdentifier } = (await (await ask(`/api/Widgets/${id}`)).json()) as WidgetSummary;
  return sample({ identifier: spotIdentifier, elements });
}

/** Saves Values of a widget unconditionally. */
export async function setValues(
  id: number,
  Values: Record<string, unknown>,
  query = '',
  options: Ask = {}
): Promise<void> {
  const response = await ask(`/api/Widgets/${id}/Values${query}`, {
    method: 'PUT',
    json: { Values },
    headers: { 'if-match': '*' },
    ...options
  });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
}

/** Replaces a widget so that its `Count`, 7, is set aside, and `Wind` would take it. */
export async function withSetAside(id: number): Promise<void> {
  await setValues(id, { Count: 7 });
  await replaced(id, await nextOf(id), { mapping: [{ from: 'Count', to: null }] });
}

export async function setAsideOf(id: number): Promise<SetAsideBody> {
  return (await (await ask(`/api/Widgets/${id}/SetAside`)).json()) as SetAsideBody;
}

export async function versionsOf(id: number): Promise<ReplacedVersion[]> {
  return (await (await ask(`/api/Widgets/${id}/Versions`)).json()) as ReplacedVersion[];
}

/** The saved Values of a widget. */
export async function valuesOf(id: number): Promise<Record<string, unknown>> {
  return ((await (await ask(`/api/Widgets/${id}/Values`)).json()) as { Values: Record<string, unknown> }).Values;
}
