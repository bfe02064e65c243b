import { Graph, layout } from '@dagrejs/dagre';

/** What is to be laid out: boxes of one width with links between them. Small and plain: it goes to a worker. */
export interface LayoutQuestion {
  readonly boxes: readonly { readonly id: string; readonly height: number }[];
  /** `width`: of the label, at the end of the link. */
  readonly links: readonly {
    readonly key: string;
    readonly from: string;
    readonly to: string;
    readonly width: number;
  }[];
}

export interface PlacedBox {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** From the left. */
  readonly column: number;
}

export interface PlacedLink {
  readonly key: string;
  /** `d` of an SVG path. */
  readonly path: string;
  /** Where its label ends and its arrow begins. */
  readonly end: { readonly x: number; readonly y: number };
  /** Vertical extent, for drawing only what is in view. */
  readonly reach: { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
}

/** A drawing: everything has its place. Boxes go column by column, downwards. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly links: readonly PlacedLink[];
}

export const BOX_WIDTH = 168;
/** Height of a box that shows one setting. */
export const BOX_HEIGHT = 48;
/** Links that arrive at one box keep this distance. */
const PORT = 24;
/** From the edge of the drawing. */
const MARGIN = 18;
/** Room for the bend of a link, and for its arrow. */
const BEND = 56;
const ARROW = 12;
/** Room for the label, at most. */
const WIDEST_LABEL = 150;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Ended = LayoutQuestion['links'][number];

/** Lays out by rank: settings are left of the rules that read them, unless rules form a circle. */
export function layOut({ boxes, links }: LayoutQuestion): Layout {
  const label = Math.min(WIDEST_LABEL, Math.max(0, ...links.map(({ width }) => width)));
  const arriving = grouped(links, ({ to }) => to);
  const graph = new Graph();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 28,
    edgesep: 14,
    ranksep: label + BEND + ARROW,
    marginx: MARGIN,
    marginy: MARGIN,
    // A fifth of the time of the default, and as good for rules, which are seldom more than three deep.
    ranker: 'tight-tree'
  });
  graph.setDefaultEdgeLabel(() => ({}));
  const heights = new Map(
    boxes.map(({ id, height }) => [id, Math.max(height, PORT * (arriving.get(id)?.length ?? 0))])
  );
  for (const [id, height] of heights) graph.setNode(id, { width: BOX_WIDTH, height });
  for (const [first, ...others] of grouped(links, ({ from, to }) => JSON.stringify([from, to])).values()) {
    if (first!.from !== first!.to) graph.setEdge(first!.from, first!.to, { weight: 1 + others.length });
  }
  layout(graph);
  const placed = placedBoxes(graph, heights);
  const byId = new Map(placed.map((box) => [box.id, box]));
  const columns = [...new Map(placed.map(({ column, x }) => [column, x])).values()];
  const drawn = [...arriving].flatMap(([to, own]) => drawnLinks(own, byId.get(to)!, { graph, byId, columns }));
  const bottom = Math.max(0, ...placed.map(({ y, height }) => y + height), ...drawn.map(({ reach }) => reach.bottom));
  const right = Math.max(0, ...placed.map(({ x }) => x + BOX_WIDTH), ...drawn.map(({ reach }) => reach.right));
  return { width: right + MARGIN, height: bottom + MARGIN, boxes: placed, links: drawn };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function placedBoxes(graph: Graph, heights: ReadonlyMap<string, number>): PlacedBox[] {
  const places = [...heights].map(([id, height]) => {
    const { x = 0, y = 0 } = graph.node(id) as Partial<Point>;
    return { id, height, x: Math.round(x - BOX_WIDTH / 2), y: Math.round(y - height / 2) };
  });
  const columns = [...new Set(places.map(({ x }) => x))].sort((a, b) => a - b);
  return places
    .map((place) => ({ ...place, column: columns.indexOf(place.x) }))
    .sort((a, b) => a.column - b.column || a.y - b.y);
}

interface Laid {
  readonly graph: Graph;
  readonly byId: ReadonlyMap<string, PlacedBox>;
  /** Left edges of the columns. */
  readonly columns: readonly number[];
}

/** The links into one box, each with its own end point, in order. */
function drawnLinks(links: readonly Ended[], to: PlacedBox, laid: Laid): PlacedLink[] {
  const routes = links.map((link) => ({ link, from: laid.byId.get(link.from)!, lanes: lanesOf(link, to, laid) }));
  const heading = ({ from, lanes }: (typeof routes)[number]): number => lanes.at(-1)?.y ?? middle(from);
  const ordered = routes.map((route, at) => ({ ...route, at })).sort((a, b) => heading(a) - heading(b) || a.at - b.at);
  return ordered.map(({ link, from, lanes }, place) => {
    const y = to.y + Math.min(to.height, Math.max(BOX_HEIGHT, PORT * links.length)) / 2;
    const port = { x: to.x - ARROW + 4, y: y + (place - (links.length - 1) / 2) * PORT };
    const curve = from.column < to.column ? forward(link, from, lanes, port) : backward(link, from, to, port);
    return { key: link.key, end: port, ...curve };
  });
}

const middle = ({ y, height }: PlacedBox): number => y + height / 2;

/** Where a link passes the columns between its ends. */
function lanesOf({ from, to }: Ended, target: PlacedBox, { graph, byId, columns }: Laid): Point[] {
  const source = byId.get(from)!;
  if (target.column - source.column < 2) return [];
  const { points = [] } = graph.edge(from, to) as { points?: Point[] };
  return columns.slice(source.column + 1, target.column).map((x) => {
    const centre = x + BOX_WIDTH / 2;
    const nearest = points.reduce((best, point) =>
      Math.abs(point.x - centre) < Math.abs(best.x - centre) ? point : best
    );
    return { x, y: nearest.y };
  });
}

function forward({ width }: Ended, from: PlacedBox, lanes: readonly Point[], port: Point) {
  const start = { x: from.x + BOX_WIDTH, y: middle(from) };
  const label = port.x - Math.min(width, WIDEST_LABEL) - 10;
  let at = start;
  const parts = [`M${at.x} ${round(at.y)}`];
  for (const lane of lanes) {
    parts.push(bend(at, lane), `H${lane.x + BOX_WIDTH}`);
    at = { x: lane.x + BOX_WIDTH, y: lane.y };
  }
  parts.push(bend(at, { x: Math.max(label, at.x + 16), y: port.y }), `H${port.x}`);
  const ys = [start.y, port.y, ...lanes.map(({ y }) => y)];
  const reach = { top: Math.min(...ys) - 12, bottom: Math.max(...ys) + 12, left: start.x, right: port.x };
  return { path: parts.join(''), reach };
}

/** Rules that read each other in a circle: out to the right, below both, and in from the left. */
function backward({ width }: Ended, from: PlacedBox, to: PlacedBox, port: Point) {
  const start = { x: from.x + BOX_WIDTH, y: middle(from) };
  const below = Math.max(from.y + from.height, to.y + to.height) + 14;
  const out = start.x + 22;
  const left = port.x - Math.min(width, WIDEST_LABEL) - 10;
  const path =
    `M${start.x} ${round(start.y)}C${out} ${round(start.y)} ${out} ${round(below)} ${start.x} ${round(below)}` +
    `H${left}C${left - 22} ${round(below)} ${left - 22} ${round(port.y)} ${left} ${round(port.y)}H${port.x}`;
  return { path, reach: { top: Math.min(start.y, port.y) - 12, bottom: below + 6, left: left - 22, right: out } };
}

function bend(from: Point, to: Point): string {
  const half = round((from.x + to.x) / 2);
  return `C${half} ${round(from.y)} ${half} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
