import type { Edge, Graph } from './graph.js';

/** A row of the map as a list: a setting that rules read, or, below it, a condition that does. */
export interface ListRow {
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
