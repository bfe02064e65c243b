import type { Name, Names } from './names.js';
import { childOf, isNode, nameIn, textOf, type Node, type Place } from './syntax.js';

/** A look-up of an element. */
export interface Lookup {
  readonly key: Place;
  /** `ask`: only whether there is such an element. */
  readonly how: 'read' | 'ask' | 'handler';
  /** The key is a word such as that of a member. */
  readonly isName: boolean;
}

/** An Id that is written in a script, where it is looked up. */
export interface WrittenId {
  readonly id: string;
  readonly place: Place;
  readonly how: Lookup['how'];
}

/** Parameters of a function that are followed into its calls; nobody writes more. */
const MOST_PARAMETERS = 50;

type SureLookup = Lookup & { readonly isSure: boolean };

/** Calls that keep or show what they get. */
const HARMLESS = /^(?:add|push|log|info|warn|error|debug|sendLog)$/;

/** The Ids that are looked up: the texts that keys come from, through names, members of constants and parameters. */
export class LookedUpKeys {
  /** All keys are known. */
  isComplete = true;
  /** Those that are looked up for certain. */
  readonly ids: WrittenId[] = [];
  /** Those of which code asks whether there is one. */
  readonly asked = new Set<string>();
  /** Names that are keys. */
  readonly #uses = new Set<Node>();
  readonly #properties = new Map<Node, ReadonlyMap<string | undefined, Node>>();
  /** Where the first of the spread arguments of a call is. */
  readonly #spreads = new Map<Node, number>();
  #isLast = false;
  #seen = new Set<unknown>();
  #open: SureLookup[] = [];

  constructor(private readonly names: Names) {}

  /** Follows the keys of all look-ups. */
  run(lookups: readonly SureLookup[]): void {
    this.#open = [...lookups];
    this.#followAll();
    // It is known now which names are used as keys, and as nothing else.
    this.#isLast = true;
    this.#seen = new Set();
    this.#open = lookups.filter(({ isSure, how }) => isSure && how !== 'ask');
    this.#followAll();
  }

  #followAll(): void {
    for (let lookup = this.#open.pop(); lookup; lookup = this.#open.pop()) {
      if (this.#seen.has(lookup.key.node)) continue;
      this.#seen.add(lookup.key.node);
      this.#follow(lookup);
    }
  }

  #follow(lookup: SureLookup): void {
    const { key, how, isName } = lookup;
    const { node } = key;
    const id = isName && node.type === 'Identifier' ? String(node.name) : textOf(node);
    if (id !== undefined) {
      if (this.#isLast) this.ids.push({ id, place: key, how });
      else if (how === 'ask') this.asked.add(id);
    } else if (node.type === 'ConditionalExpression') this.#each(lookup, [node.consequent, node.alternate]);
    else if (node.type === 'LogicalExpression') this.#each(lookup, [node.left, node.right]);
    else if (node.type === 'ParenthesizedExpression') this.#each(lookup, [node.expression]);
    else if (node.type === 'Identifier') this.#followName(lookup);
    else if (node.type === 'MemberExpression') this.#followMember(lookup);
    else this.isComplete = false;
  }

  #each(lookup: SureLookup, nodes: readonly unknown[]): void {
    for (const node of nodes)
      if (isNode(node)) this.#open.push({ ...lookup, key: childOf(lookup.key, node), isName: false });
  }

  #followName(lookup: SureLookup): void {
    const { node } = lookup.key;
    this.#uses.add(node);
    const name = this.names.of(node);
    if (!name) return void (this.isComplete = false);
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    if (this.#isLast && !this.#isKeyAlone(name)) return;
    if (name.parameter) this.#followParameter(lookup, name);
    else if (name.list && name.given.length === 1) this.#followList(lookup, name.list);
    else this.#followGiven(lookup, name);
  }

  #followGiven(lookup: SureLookup, name: Name): void {
    const [only] = name.given;
    if (name.given.length !== 1 || !only || name.isExported) this.isComplete = false;
    else this.#open.push({ ...lookup, key: only, isName: false });
  }

  #followParameter(lookup: SureLookup, { given, parameter }: Name): void {
    const { of, at } = parameter!;
    if (at >= MOST_PARAMETERS) return void (this.isComplete = false);
    const { calls, isOpen } = this.names.callsOf(of);
    if (isOpen || given.length > 0 || this.names.functions.get(of.node)?.usesArguments) this.isComplete = false;
    for (const call of calls) {
      const all = call.node.arguments as readonly Node[];
      const argument = at < this.#firstSpread(call.node) ? all[at] : undefined;
      if (argument) this.#open.push({ ...lookup, key: childOf(call, argument), isName: false });
      else this.isComplete = false;
    }
  }

  #firstSpread(call: Node): number {
    const known = this.#spreads.get(call);
    if (known !== undefined) return known;
    const at = (call.arguments as readonly Node[]).findIndex(({ type }) => type === 'SpreadElement');
    const first = at < 0 ? Infinity : at;
    this.#spreads.set(call, first);
    return first;
  }

  /** `IDS.title` */
  #followMember(lookup: SureLookup): void {
    const { node } = lookup.key;
    const object = this.#constant(childOf(lookup.key, node.object as Node));
    const name = nameIn(node, 'property');
    const property = object && name !== undefined ? this.#propertiesOf(object.node).get(name) : undefined;
    if (object && property) {
      this.#open.push({ ...lookup, key: childOf(childOf(object, property), property.value as Node), isName: false });
    } else this.isComplete = false;
  }

  #propertiesOf(node: Node): ReadonlyMap<string | undefined, Node> {
    const known = this.#properties.get(node);
    if (known) return known;
    const all = node.type === 'ObjectExpression' ? (node.properties as readonly Node[]) : [];
    const properties = new Map(all.map((each) => [each.type === 'Property' ? nameIn(each, 'key') : undefined, each]));
    this.#properties.set(node, properties);
    return properties;
  }

  #followList(lookup: SureLookup, list: Place): void {
    const array = this.#constant(list);
    if (array?.node.type !== 'ArrayExpression') return void (this.isComplete = false);
    for (const each of array.node.elements as readonly (Node | null)[]) {
      if (each) this.#open.push({ ...lookup, key: childOf(array, each), isName: false });
    }
  }

  /** What an expression is, or the name that it is was given. */
  #constant(place: Place): Place | undefined {
    if (place.node.type !== 'Identifier') return place;
    const name = this.names.of(place.node);
    const [only] = name?.given ?? [];
    if (name?.given.length !== 1 || name.parameter || !only) return undefined;
    const isFrozen = only.node.type === 'CallExpression' && nameIn(only.node.callee as Node, 'property') === 'freeze';
    return isFrozen ? childOf(only, (only.node.arguments as readonly Node[])[0] ?? only.node) : only;
  }

  /** Whether a name that is a key of the data is no key of something else, so that what it has is an Id. */
  #isKeyAlone({ reads }: Name): boolean {
    return reads.every(({ node, parent }) => {
      if (this.#uses.has(node) || parent?.node.type === 'TemplateLiteral') return true;
      const callee = parent?.node.type === 'CallExpression' ? (parent.node.callee as Node) : undefined;
      return (
        callee?.type === 'MemberExpression' && callee.object !== node && HARMLESS.test(nameIn(callee, 'property') ?? '')
      );
    });
  }
}
