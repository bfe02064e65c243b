import { isNode, nameIn, placesOf, type Node, type Place } from './syntax.js';

/** Rounds in which names hand on to names what they hold; nobody writes longer ways. */
const ROUNDS = 6;
/** What takes data and gives nothing that reads them by Id. */
const OTHERS = new Set(['Object', 'JSON', 'console', 'Array']);

/**
 * Which names of a script hold the elements that the runtime delivers (`getElementData()`), or something made of them that reads them.
 * Judged by name alone, wherever it stands: it decides what is proposed, not what is done.
 */
export class ElementData {
  readonly #data = new Set<string>();
  readonly #readers = new Set<string>();
  /** Patterns that take the elements apart. */
  readonly #patterns = new Set<unknown>();
  /** Functions that look an Id up, and the number of the argument that names it. */
  readonly #lookups = new Map<string, number>();
  readonly #functions = new Map<string, readonly unknown[]>();

  constructor(tree: Node) {
    const [handed, calls, computed]: [[unknown, unknown][], Node[], Place[]] = [[], [], []];
    for (const place of placesOf(tree)) {
      const { node } = place;
      if (node.type === 'VariableDeclarator') {
        handed.push([node.id, node.init]);
        this.#name(node.id, node.init);
      } else if (node.type === 'AssignmentExpression') handed.push([node.left, node.right]);
      else if (node.type === 'FunctionDeclaration') this.#name(node.id, node);
      else if (node.type === 'CallExpression') calls.push(node);
      else if (node.type === 'MemberExpression' && node.computed === true) computed.push(place);
    }
    for (let round = 0, known = -1; round < ROUNDS && known !== this.#size; round++) {
      known = this.#size;
      for (const [to, from] of handed) this.#hand(to, from);
      for (const call of calls) {
        const parameters = this.#functions.get(placeName(call.callee) ?? '') ?? [];
        parameters.forEach((parameter, at) => this.#hand(parameter, (call.arguments as unknown[])[at]));
      }
    }
    for (const place of computed) this.#lookup(place);
  }

  /** Whether an expression is the elements by Id. */
  isData(node: unknown): boolean {
    if (!isNode(node)) return false;
    if (node.type === 'CallExpression') {
      return isNode(node.callee) && node.callee.type === 'MemberExpression' && isGetter(node.callee);
    }
    const name = placeName(node);
    if (name !== undefined) return this.#data.has(name);
    return ways(node).some((way) => this.isData(way));
  }

  /** Whether an expression was made of the elements, and so gives what it has by Id. */
  isReader(node: unknown): boolean {
    if (!isNode(node)) return false;
    const name = placeName(node);
    if (name !== undefined) return this.#readers.has(name);
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression')
      return ways(node).some((way) => this.isReader(way));
    const owner = isNode(node.callee) ? placeName(node.callee.object) : undefined;
    return !OTHERS.has(owner ?? '') && (node.arguments as unknown[]).some((argument) => this.isData(argument));
  }

  isDataPattern(node: unknown): boolean {
    return this.#patterns.has(node);
  }

  /** Whether a call looks up the Id that its argument names. */
  looksUp(call: Node, argument: number): boolean {
    const { callee } = call;
    if (!isNode(callee)) return false;
    if (this.#lookups.get(placeName(callee) ?? '') === argument) return true;
    if (callee.type !== 'MemberExpression' || argument !== 0) return false;
    return nameIn(callee, 'property') === 'registerSingleElementDataChangedHandler' || this.isReader(callee.object);
  }

  get #size(): number {
    return this.#data.size + this.#readers.size + this.#patterns.size;
  }

  #name(id: unknown, value: unknown): void {
    const name = placeName(id);
    if (name !== undefined && isNode(value) && Array.isArray(value.params)) this.#functions.set(name, value.params);
  }

  #hand(to: unknown, from: unknown): void {
    if (!isNode(to)) return;
    const target = to.type === 'AssignmentPattern' ? to.left : to;
    const name = placeName(target);
    if (this.isData(from)) {
      if (name !== undefined) this.#data.add(name);
      else this.#patterns.add(target);
    } else if (name !== undefined && this.isReader(from)) this.#readers.add(name);
  }

  /** `(id) => data[id]` */
  #lookup({ node, parent }: Place): void {
    const id = placeName(node.property);
    if (id === undefined || !this.isData(node.object)) return;
    for (let around = parent; around; around = around.parent) {
      const { params } = around.node;
      if (!Array.isArray(params)) continue;
      const at = params.findIndex((parameter) => placeName(parameter) === id);
      if (at < 0) continue;
      const name = placeName(around.node.id ?? around.parent?.node.id);
      if (name !== undefined) this.#lookups.set(name, at);
      return;
    }
  }
}

const isGetter = (callee: Node): boolean => nameIn(callee, 'property') === 'getElementData';

/** A variable by its name, a member such as `this.data` by that of the member. */
function placeName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression' || !isNode(node.object) || node.object.type !== 'ThisExpression')
    return undefined;
  return `this.${nameIn(node, 'property') ?? ''}`;
}

/** What an expression can come to. */
function ways(node: Node): readonly unknown[] {
  switch (node.type) {
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'AssignmentExpression':
      return [node.right];
    case 'AwaitExpression':
    case 'SpreadElement':
      return [node.argument];
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return [node.expression];
    case 'ObjectExpression':
      return (node.properties as readonly Node[]).filter(({ type }) => type === 'SpreadElement');
    default:
      return [];
  }
}
