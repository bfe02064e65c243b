import { cutToLine } from '../../language/cut.js';
import type { ConditionExplanation } from '../../ascdata/conditions/explain.js';
import type { Definition } from '../definition.js';

/** A condition as an edge: from the setting it reads to the element it hides. */
export interface Edge {
  readonly key: string;
  /** Id of the setting that is read. */
  readonly target: string;
  /** Id of the element that has the condition. */
  readonly element: string;
  /** Position in `Options.Conditions`. */
  readonly index: number;
  /** As in the file: `!= Departures`. */
  readonly text: string;
}

/** The settings that rules join, and the conditions between them. */
export interface Graph {
  /** Ids in the author's order: what has a rule, or is read by one. */
  readonly settings: readonly string[];
  readonly edges: readonly Edge[];
  /** By Id of the element. */
  readonly into: ReadonlyMap<string, readonly Edge[]>;
  /** By Id of the setting that is read. */
  readonly outOf: ReadonlyMap<string, readonly Edge[]>;
  /** By Id of an element with a rule: the same text where the rules are the same. */
  readonly rule: ReadonlyMap<string, string>;
}

/** Settings that rules join, directly or through others. */
export interface Group {
  /** Id of the setting that most rules read. */
  readonly name: string;
  /** Ids in the author's order. */
  readonly settings: readonly string[];
}

/** Longer ones are cut in the middle of a drawing. */
const LONGEST = 18;

/** The graph of a definition. `order`: the Ids of all settings, in the author's order. */
export function graphOf(
  { rules, readers }: Definition,
  order: readonly string[],
  explain: (id: string) => readonly ConditionExplanation[]
): Graph {
  const edges: Edge[] = [];
  const rule = new Map<string, string>();
  for (const element of rules.keys()) {
    const found = explain(element);
    rule.set(element, JSON.stringify(found.map(({ condition }) => condition)));
    for (const each of found) {
      if (each.targetId === undefined || !readers.has(each.targetId)) continue;
      const key = `${edges.length}`;
      edges.push({ key, target: each.targetId, element, index: each.index, text: edgeText(each) });
    }
  }
  const settings = order.filter((id) => rules.has(id) || readers.has(id));
  return { settings, edges, into: by(edges, 'element'), outOf: by(edges, 'target'), rule };
}

/** What a condition demands, as in the file, truncated if long. */
export function edgeText({ operator, expected }: Pick<ConditionExplanation, 'operator' | 'expected'>): string {
  const value = typeof expected === 'string' && expected !== '' ? expected : (JSON.stringify(expected) ?? '');
  return cutToLine(`${operator ?? '?'} ${value}`, LONGEST);
}

/** The groups of a graph, the largest first. */
export function groupsOf({ settings, edges, outOf }: Graph): Group[] {
  const near = new Map<string, string[]>(settings.map((id) => [id, []]));
  for (const { target, element } of edges) {
    near.get(target)?.push(element);
    near.get(element)?.push(target);
  }
  const place = new Map(settings.map((id, at) => [id, at]));
  const reached = new Set<string>();
  const groups: Group[] = [];
  for (const first of settings) {
    if (reached.has(first)) continue;
    const members = new Set([first]);
    // Iterating a set includes elements added on the way.
    for (const id of members) for (const other of near.get(id) ?? []) members.add(other);
    for (const id of members) reached.add(id);
    const ids = [...members].sort((a, b) => place.get(a)! - place.get(b)!);
    const many = (id: string): number => outOf.get(id)?.length ?? 0;
    groups.push({ name: ids.reduce((best, id) => (many(id) > many(best) ? id : best)), settings: ids });
  }
  return groups.sort((a, b) => b.settings.length - a.settings.length);
}

function by(edges: readonly Edge[], end: 'element' | 'target'): Map<string, Edge[]> {
  const found = new Map<string, Edge[]>();
  for (const edge of edges) {
    const known = found.get(edge[end]);
    if (known) known.push(edge);
    else found.set(edge[end], [edge]);
  }
  return found;
}

/** A row of the map as a list: a setting that rules read, or, below it, a condition that does. */
interface ListRow {
  readonly key: string;
  readonly level: 1 | 2;
  /** Id of the setting, or of the element that has the condition. */
  readonly id: string;
  readonly edge?: Edge;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

/** The rows. @param inputs Ids of the settings that rules read, in list order @param only keeps rows about this setting */
export function listRows(graph: Graph, inputs: readonly string[], only?: string): ListRow[] {
  const about = ({ target, element }: Edge): boolean => only === undefined || target === only || element === only;
  const parents = inputs
    .map((id) => ({ id, edges: (graph.outOf.get(id) ?? []).filter(about) }))
    .filter(({ edges }) => edges.length > 0);
  return parents.flatMap(({ id, edges }, place): ListRow[] => [
    { key: `${graph.settings.indexOf(id)}`, level: 1, id, position: place + 1, siblings: parents.length },
    ...edges.map((edge, at): ListRow => ({
      key: `e${edge.key}`,
      level: 2,
      id: edge.element,
      edge,
      position: at + 1,
      siblings: edges.length
    }))
  ]);
}
