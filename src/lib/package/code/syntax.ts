import { Parser } from 'acorn';

/** A node of a script, as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** How deep what somebody writes is nested, and how many operators follow each other. */
const MOST = { nested: 500, atoms: 500, operators: 1_500 };

/** The steps by which the parser calls itself; its types name none of them. */
interface Steps {
  parseStatement(...values: unknown[]): unknown;
  parseMaybeAssign(...values: unknown[]): unknown;
  parseMaybeUnary(...values: unknown[]): unknown;
  parseBindingAtom(...values: unknown[]): unknown;
  parseExprAtom(...values: unknown[]): unknown;
  parseExprOp(...values: unknown[]): unknown;
  parse(): unknown;
}
const Acorn = Parser as unknown as new (options: object, script: string) => Steps;

/**
 * acorn, for code that nobody trusts. It calls itself for what is nested, and V8 ends the whole process if a regular expression is first
 * compiled where the stack is nearly full; so what is nested deeper than anybody writes is refused long before. Names that are declared
 * twice and what regular expressions say do not matter here, and checking them is not linear.
 */
class BoundedParser extends Acorn {
  readonly #depth = { nested: 0, atoms: 0, operators: 0 };

  override parseStatement(...values: unknown[]): unknown {
    return this.#within('nested', () => super.parseStatement(...values));
  }

  override parseMaybeAssign(...values: unknown[]): unknown {
    return this.#within('nested', () => super.parseMaybeAssign(...values));
  }

  override parseMaybeUnary(...values: unknown[]): unknown {
    return this.#within('nested', () => super.parseMaybeUnary(...values));
  }

  override parseBindingAtom(...values: unknown[]): unknown {
    return this.#within('nested', () => super.parseBindingAtom(...values));
  }

  /** `new new …` and `class extends class extends …` are nested by this step alone. */
  override parseExprAtom(...values: unknown[]): unknown {
    return this.#within('atoms', () => super.parseExprAtom(...values));
  }

  override parseExprOp(...values: unknown[]): unknown {
    return this.#within('operators', () => super.parseExprOp(...values));
  }

  declareName(): void {}
  checkLocalExport(): void {}
  validateRegExpFlags(): void {}
  validateRegExpPattern(): void {}

  #within(kind: keyof typeof MOST, step: () => unknown): unknown {
    if (this.#depth[kind] === MOST[kind]) throw new RangeError('Nested too deeply');
    this.#depth[kind]++;
    const node = step();
    this.#depth[kind]--;
    return node;
  }
}

/**
 * A script as a tree. Its time is linear in its length.
 * @param unread gets the place of what is no JavaScript; undefined: there is none, but what is nested is too deep to be read
 * @returns undefined: it is no script, or nobody could have written it
 */
export function treeOf(script: string, unread?: (offset: number | undefined) => void): Node | undefined {
  const asModule = parsed(script, 'module');
  if ('tree' in asModule) return asModule.tree;
  const asScript = parsed(script, 'script');
  if ('tree' in asScript) return asScript.tree;
  // What stops earlier was no attempt of the right kind: a script ends at its first import.
  const isBroken = asModule.brokenAt !== undefined && asScript.brokenAt !== undefined;
  unread?.(isBroken ? Math.max(asModule.brokenAt, asScript.brokenAt) : undefined);
  return undefined;
}

function parsed(
  script: string,
  sourceType: 'module' | 'script'
): { readonly tree: Node } | { readonly brokenAt: number | undefined } {
  const options = { ecmaVersion: 'latest', allowHashBang: true, allowReturnOutsideFunction: true, sourceType };
  try {
    return { tree: new BoundedParser(options, script).parse() as Node };
  } catch (error) {
    return { brokenAt: error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : undefined };
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
