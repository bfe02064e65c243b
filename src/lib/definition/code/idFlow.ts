import { handOver } from './functions.js';
import { childOf, isNode, nameIn, textOf, type Node, type Place } from '../../package/code/syntax.js';

/** Where a name has what it stands for. */
type Binding =
  | { readonly parameter: number; readonly of: Node }
  | { readonly value: Place }
  /** It is one after the other of a list. */
  | { readonly each: Place }
  /** It was taken out of an object. */
  | { readonly member: string };

/** Goes through lists with a function, and how many parameters that has before the entry. */
const ITERATIONS: ReadonlyMap<string, number> = new Map([
  ...['map', 'flatMap', 'forEach', 'filter', 'find', 'findIndex', 'some', 'every'].map((name) => [name, 0] as const),
  ['reduce', 1]
]);
/** Gives some or all entries of the list that it is called of. */
const SELECTIONS = new Set(['filter', 'slice', 'concat', 'sort', 'reverse', 'toSorted', 'toReversed']);
const SEARCHES = new Set(['includes', 'indexOf', 'has']);

/** What a script hands to a parameter of a function. */
type Handed = (parameter: number) => void;

/** What is known of all scripts of a package. */
export class PackageFlow {
  readonly #open: (() => void)[] = [];
  readonly #handed = new Map<Node, Handed[]>();
  readonly #parameters = new Map<Node, Set<number>>();

  /** Does something once the present step is done: ways may be longer than the stack. */
  later(step: () => void): void {
    this.#open.push(step);
  }

  /** Takes all steps that are open, and those that follow of them. */
  run(): void {
    for (let step = this.#open.pop(); step; step = this.#open.pop()) step();
  }

  /** A function is called. */
  hand(to: Node, handed: Handed): void {
    const all = this.#handed.get(to);
    if (all) all.push(handed);
    else this.#handed.set(to, [handed]);
  }

  /** A parameter of a function is looked up. */
  isLookedUp(of: Node, parameter: number): void {
    const known = this.#parameters.get(of) ?? new Set();
    if (known.has(parameter)) return;
    this.#parameters.set(of, known.add(parameter));
    for (const handed of this.#handed.get(of) ?? []) handed(parameter);
  }
}

/** Where the Ids come from that a script looks up: texts, through names, members, lists and parameters. */
export class IdFlow {
  /** Texts and keys that are Ids. */
  readonly #ids = new Set<unknown>();
  /** Expressions, and what names stand for, that were followed: as Ids, as lists of them, as objects with such keys. */
  readonly #seen = new Set<unknown>();
  readonly #lists = new Set<unknown>();
  readonly #keyed = new Set<unknown>();
  readonly #bindings = new Map<Node, Map<string, Binding[]>>();
  /** What members are, by name. */
  readonly #members = new Map<string, Place[]>();

  constructor(private readonly all: PackageFlow) {}

  isId(node: unknown): boolean {
    return this.#ids.has(node);
  }

  /** Learns what a node says of names. */
  read(place: Place): void {
    const { node, scope } = place;
    if (Array.isArray(node.params)) {
      (node.params as unknown[]).forEach((each, parameter) => this.#bind(place, each, { parameter, of: node }));
    }
    const [to, from] = handOver(node) ?? [];
    if (isNode(from)) {
      const value = childOf(place, from);
      if (isNode(to) && to.type === 'MemberExpression') this.#learnMember(nameIn(to, 'property'), value);
      else this.#bind(scope, to, { value });
    } else if (node.type === 'ForOfStatement' && isNode(node.left) && isNode(node.right)) {
      const [declarator] = (node.left.declarations ?? []) as readonly Node[];
      this.#bind(scope, declarator?.id, { each: childOf(place, node.right) });
    } else if (/^Property(?:Definition)?$/.test(node.type) && isNode(node.value)) {
      this.#learnMember(nameIn(node, 'key'), childOf(place, node.value));
    }
  }

  /** An expression is looked up as an Id. */
  follow(place: Place): void {
    const { node } = place;
    if (this.#seen.has(node)) return;
    this.#seen.add(node);
    this.all.later(() => this.#step(place));
  }

  /** Entries of a list are looked up as Ids. */
  followEach(place: Place): void {
    const { node } = place;
    if (this.#lists.has(node)) return;
    this.#lists.add(node);
    this.all.later(() => this.#stepEach(place));
  }

  /** A function is called with these arguments. */
  call(of: Node, call: Place): void {
    this.all.hand(of, (parameter) => this.#followIn(call, (call.node.arguments as unknown[])[parameter]));
  }

  /** A function is called with each entry of a list, if this call does so. */
  callEach(of: Node, call: Place): void {
    const { callee } = call.node as Node & { callee: Node };
    const entry = ITERATIONS.get(nameIn(callee, 'property') ?? '');
    this.all.hand(of, (parameter) => {
      if (parameter === entry) this.#followEachIn(call, callee.object);
    });
  }

  #bind(scope: Place | undefined, to: unknown, binding: Binding): void {
    if (!isNode(to) || !scope) return;
    const target = to.type === 'AssignmentPattern' ? to.left : to;
    if (!isNode(target)) return;
    if (target.type === 'ObjectPattern') {
      for (const each of target.properties as readonly Node[]) {
        const member = each.type === 'Property' ? nameIn(each, 'key') : undefined;
        if (member !== undefined) this.#bind(scope, each.value, { member });
      }
    }
    if (target.type !== 'Identifier') return;
    const names = this.#bindings.get(scope.node) ?? new Map<string, Binding[]>();
    this.#bindings.set(scope.node, names);
    const name = String(target.name);
    const known = names.get(name);
    if (known) known.push(binding);
    else names.set(name, [binding]);
  }

  #learnMember(name: string | undefined, value: Place): void {
    if (name === undefined) return;
    const known = this.#members.get(name);
    if (known) known.push(value);
    else this.#members.set(name, [value]);
  }

  #step(place: Place): void {
    const { node } = place;
    if (textOf(node) !== undefined) this.#ids.add(node);
    else if (node.type === 'Identifier')
      for (const binding of this.#bound(place, this.#seen)) this.#followBinding(binding);
    else if (node.type === 'MemberExpression') {
      const name = nameIn(node, 'property');
      if (name === undefined) this.#followEachIn(place, node.object);
      else this.#followMember(name);
    } else for (const way of ways(node)) this.#followIn(place, way);
  }

  #followBinding(binding: Binding): void {
    if ('value' in binding) this.follow(binding.value);
    else if ('each' in binding) this.followEach(binding.each);
    else if ('member' in binding) this.#followMember(binding.member);
    else this.all.isLookedUp(binding.of, binding.parameter);
  }

  #followMember(name: string): void {
    const values = this.#members.get(name);
    if (!values || this.#seen.has(values)) return;
    this.#seen.add(values);
    for (const value of values) this.follow(value);
  }

  #stepEach(place: Place): void {
    const { node } = place;
    if (node.type === 'ArrayExpression') {
      for (const each of node.elements as readonly (Node | null)[]) {
        if (each?.type === 'SpreadElement') this.#followEachIn(place, each.argument);
        else this.#followIn(place, each);
      }
    } else if (node.type === 'ObjectExpression') {
      for (const each of node.properties as readonly Node[]) this.#followIn(childOf(place, each), each.value);
    } else if (node.type === 'Identifier') {
      for (const binding of this.#bound(place, this.#lists)) if ('value' in binding) this.followEach(binding.value);
    } else if (node.type === 'MemberExpression') {
      const values = this.#members.get(nameIn(node, 'property') ?? '');
      if (!values || this.#lists.has(values)) return;
      this.#lists.add(values);
      for (const value of values) this.followEach(value);
    } else if (node.type === 'CallExpression' || node.type === 'NewExpression') this.#stepMade(place);
    else for (const way of ways(node)) this.#followEachIn(place, way);
  }

  /** A list that was made of another one. */
  #stepMade(place: Place): void {
    const { callee, arguments: [first] = [] } = place.node as Node & { callee: Node; arguments?: readonly unknown[] };
    const name = callee.type === 'Identifier' ? String(callee.name) : nameIn(callee, 'property');
    const owner = isNode(callee.object) ? callee.object.name : undefined;
    if (owner === 'Object' && name === 'keys') this.#keysIn(first, place);
    else if (name === 'Set' || owner === 'Object' || owner === 'Array') this.#followEachIn(place, first);
    else if (SELECTIONS.has(name ?? '')) this.#followEachIn(place, callee.object);
  }

  #keysIn(node: unknown, place: Place): void {
    if (!isNode(node)) return;
    if (node.type === 'ObjectExpression') {
      for (const { key } of node.properties as readonly Node[]) this.#ids.add(key);
    } else if (node.type === 'Identifier') {
      for (const binding of this.#bound(childOf(place, node), this.#keyed)) {
        if ('value' in binding && binding.value.node.type === 'ObjectExpression') {
          this.#keysIn(binding.value.node, binding.value);
        }
      }
    }
  }

  #followIn(parent: Place, node: unknown): void {
    if (isNode(node)) this.follow(childOf(parent, node));
  }

  #followEachIn(parent: Place, node: unknown): void {
    if (isNode(node)) this.followEach(childOf(parent, node));
  }

  /** What a name may stand for where it is: what the nearest function says that says something. It is asked once for one purpose. */
  #bound({ node, scope }: Place, asked: Set<unknown>): readonly Binding[] {
    const name = String(node.name);
    for (let around = scope; around; around = around.scope) {
      const known = this.#bindings.get(around.node)?.get(name);
      if (!known) continue;
      if (asked.has(known)) return [];
      asked.add(known);
      return known;
    }
    return [];
  }
}

/** Whether a call finds out if a list has something. */
export const isSearch = (callee: Node): boolean => SEARCHES.has(nameIn(callee, 'property') ?? '');

/** Whether a call goes through a list with a function. */
export const isIteration = (callee: Node): boolean =>
  callee.type === 'MemberExpression' && ITERATIONS.has(nameIn(callee, 'property') ?? '');

/** What an expression can come to. */
export function ways(node: Node): readonly unknown[] {
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
