import type { Edge, Graph } from './graph.js';

/** What is drawn as one: a setting, or several with the same rule. */
export interface Box {
  /** Id of its first member. */
  readonly id: string;
  /** One, or, in a stack, several. */
  readonly members: readonly string[];
  /** A stack that shows its members. */
  readonly isOpen: boolean;
  /** Rules that read it and are not drawn. */
  readonly unseen: number;
}

/** An edge between two boxes. */
export interface Link extends Edge {
  readonly from: string;
  readonly to: string;
}

/** What a drawing shows, before anything has a place. */
export interface Sketch {
  readonly boxes: readonly Box[];
  readonly links: readonly Link[];
  /** Settings that have no room in it. */
  readonly left: number;
}

export interface SketchOptions {
  readonly selected: string | undefined;
  /** Ids of the stacks that are open. */
  readonly open: ReadonlySet<string>;
  /** Priority if there is no room for all; lowest first. */
  readonly rank: (id: string) => number;
}

/** Up to this many settings are all drawn as they are. */
export const FEW = 60;
/** Boxes on each side when drawing around one setting. */
const MOST_NEAR = { reads: 20, readers: 40 };
/** Boxes of a whole group. */
const MOST_WHOLE = 400;
/** Settings with the same rule are one stack from here on. */
const LEAST_STACKED = 3;

/** The whole: of few settings all, of many the group of the selection, with stacks. undefined: it does not fit one drawing. */
export function wholeSketch(graph: Graph, group: readonly string[], options: SketchOptions): Sketch | undefined {
  if (graph.settings.length <= FEW) return joined(graph, graph.settings.map(single), options, 0);
  const ends = (id: string): boolean => !graph.outOf.has(id);
  const boxes = stacked(graph, group, (id) => id !== options.selected && ends(id), options);
  return boxes.length > MOST_WHOLE ? undefined : joined(graph, boxes, options, 0);
}

/** A setting with what it reads, and what reads it. */
export function nearSketch(graph: Graph, options: SketchOptions): Sketch {
  const { selected, rank } = options;
  if (selected === undefined) return { boxes: [], links: [], left: 0 };
  const reads = new Set((graph.into.get(selected) ?? []).map(({ target }) => target));
  const readers = new Set((graph.outOf.get(selected) ?? []).map(({ element }) => element));
  reads.delete(selected);
  readers.delete(selected);
  const ordered = (ids: Iterable<string>): string[] => [...ids].sort((a, b) => rank(a) - rank(b));
  const before = ordered(reads).map(single);
  const onlyReader = ordered(readers).filter((id) => !reads.has(id));
  const after = stacked(graph, onlyReader, () => true, options);
  const drawn = [...before.slice(0, MOST_NEAR.reads), single(selected), ...after.slice(0, MOST_NEAR.readers)];
  const undrawn = [...before.slice(MOST_NEAR.reads), ...after.slice(MOST_NEAR.readers)];
  return joined(
    graph,
    drawn,
    options,
    undrawn.reduce((sum, { members }) => sum + members.length, 0)
  );
}

/** Settings around one, itself included. */
export function neighbours(graph: Graph, id: string): ReadonlySet<string> {
  return new Set([
    id,
    ...(graph.into.get(id) ?? []).map(({ target }) => target),
    ...(graph.outOf.get(id) ?? []).map(({ element }) => element)
  ]);
}

const single = (id: string): Box => ({ id, members: [id], isOpen: false, unseen: 0 });

/** Settings as boxes, those with the same rule as one. */
function stacked(graph: Graph, ids: readonly string[], may: (id: string) => boolean, { open }: SketchOptions): Box[] {
  const alike = new Map<string, string[]>();
  for (const id of ids) {
    const rule = may(id) ? graph.rule.get(id) : undefined;
    const key = rule ?? `alone ${id}`;
    const known = alike.get(key);
    if (known) known.push(id);
    else alike.set(key, [id]);
  }
  return [...alike.values()].flatMap((members) =>
    members.length < LEAST_STACKED
      ? members.map(single)
      : [{ id: members[0]!, members, isOpen: open.has(members[0]!), unseen: 0 }]
  );
}

/** Adds the links between boxes; of a stack, those of its first member. */
function joined(graph: Graph, boxes: readonly Box[], { selected }: SketchOptions, left: number): Sketch {
  const boxOf = new Map(boxes.flatMap(({ id, members }) => members.map((member) => [member, id] as const)));
  const links = boxes.flatMap(({ id }) =>
    (graph.into.get(id) ?? []).flatMap((edge): Link[] => {
      const from = boxOf.get(edge.target);
      return from === undefined ? [] : [{ ...edge, from, to: id }];
    })
  );
  const unseen = ({ id, members }: Box): number => {
    if (members.length > 1 || id === selected) return 0;
    return (graph.outOf.get(id) ?? []).filter(({ element }) => !boxOf.has(element)).length;
  };
  return { boxes: boxes.map((box) => ({ ...box, unseen: unseen(box) })), links, left };
}
