import { entriesOf, jsonOf } from '../form/savedValues.js';

export const VIEWS = ['rules', 'map', 'states'] as const;
export type ViewName = (typeof VIEWS)[number];

export const DOCKS = ['problems', 'tests', 'trace'] as const;
export type DockName = (typeof DOCKS)[number];

/** What the address of the workspace holds, so that a finding can be sent as a link. */
export interface WorkspaceAddress {
  readonly view: ViewName;
  /** Id of the selected element. */
  readonly selected?: string | undefined;
  /** Tried Values by Id. */
  readonly tried: Iterable<readonly [id: string, value: unknown]>;
  readonly dock?: DockName | undefined;
}

/** Servers refuse addresses that are much longer; tried Values beyond it are left out. */
const LONGEST = 4_000;

/** Parses a query; ignores unknown parts. */
export function parseAddress(query: URLSearchParams): WorkspaceAddress {
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'rules';
  const dock = DOCKS.find((each) => each === query.get('dock'));
  return { view, selected: query.get('el') ?? undefined, tried: triedIn(query.get('try')), dock };
}

/** The query of an address, `?` included; '' for the plain one. */
export function formatAddress({ view, selected, tried, dock }: WorkspaceAddress): string {
  const query = new URLSearchParams();
  if (view !== 'rules') query.set('view', view);
  if (selected !== undefined) query.set('el', selected);
  const values = jsonOf(tried);
  if (values !== '{}' && values.length <= LONGEST) query.set('try', values);
  if (dock) query.set('dock', dock);
  return query.size === 0 ? '' : `?${query}`;
}

function triedIn(text: string | null): [id: string, value: unknown][] {
  if (text === null) return [];
  try {
    return entriesOf(JSON.parse(text));
  } catch {
    return [];
  }
}
