import { parse as parseScript, type Options } from 'acorn';

/** A node of a script, as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** Of what is nested in templates, a parser would keep all at once. */
const MOST_NESTED = 1_000;
const NESTED_TEMPLATE = /\$\{[^`}]*`/g;

/** A script as a tree; undefined: it is none, or nobody could have written it. Its time is linear in its length. */
export function treeOf(script: string): Node | undefined {
  if (script.length > NESTED_TEMPLATE.source.length && countOf(script) > MOST_NESTED) return undefined;
  const options: Options = {
    ecmaVersion: 'latest',
    allowHashBang: true,
    allowReturnOutsideFunction: true,
    sourceType: 'module'
  };
  return parsed(script, options) ?? parsed(script, { ...options, sourceType: 'script' });
}

function countOf(script: string): number {
  let count = 0;
  const found = script.matchAll(NESTED_TEMPLATE);
  while (count <= MOST_NESTED && found.next().done !== true) count++;
  return count;
}

function parsed(script: string, options: Options): Node | undefined {
  try {
    return parseScript(script, options) as unknown as Node;
  } catch {
    // Not JavaScript, or nested so deeply that the stack is full.
    return undefined;
  }
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** A node with those around it, the nearest first. */
export interface Place {
  readonly node: Node;
  readonly parent: Place | undefined;
  /** The nearest function around, otherwise the script. */
  readonly scope: Place | undefined;
}

/** A node as a child of the one at a place. */
export function childOf(parent: Place, node: Node): Place {
  const scope = parent.scope && !Array.isArray(parent.node.params) ? parent.scope : parent;
  return { node, parent, scope };
}

/** All nodes of a tree, outer ones first. Keeps its own stack: a tree may be deeper than that of the machine. */
export function* placesOf(tree: Node): Generator<Place> {
  const open: Place[] = [{ node: tree, parent: undefined, scope: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    yield place;
    for (const value of Object.values(place.node)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(child)) open.push(childOf(place, child));
      }
    }
  }
}

/** What a member or a key is called, if that is written down: `a.Rows`, `a['Rows']`, `{ Rows }`. */
export function nameIn(node: Node, part: 'property' | 'key'): string | undefined {
  const name = node[part];
  if (!isNode(name)) return undefined;
  return node.computed === true || name.type !== 'Identifier' ? textOf(name) : String(name.name);
}

/** A text that is written down. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const [only, ...more] = node.quasis as readonly { readonly value: { readonly cooked?: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}
