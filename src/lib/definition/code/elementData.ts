import { Functions, handOver, type Known } from './functions.js';
import { IdFlow, isIteration, isSearch, PackageFlow, ways } from './idFlow.js';
import { childOf, isNode, nameIn, placesOf, type Node, type Place } from '../../package/code/syntax.js';

/** Rounds in which names hand on to names what they hold; nobody writes longer ways. */
const ROUNDS = 6;
/** What takes data and gives nothing that reads them by Id. */
const OTHERS = new Set(['Object', 'JSON', 'console', 'Array']);

/**
 * Which names of a script hold the elements that the runtime delivers (`getElementData()`), or something made of them that reads them, and
 * which texts are Ids that are looked up in them. Judged by name alone, wherever it stands: it decides what is proposed, not what is done.
 */
export class ElementData {
  readonly #data = new Set<string>();
  readonly #readers = new Set<string>();
  /** Patterns that take the elements apart. */
  readonly #patterns = new Set<unknown>();
  readonly #functions = new Functions<ElementData>(this);
  readonly #handed: [to: unknown, from: unknown][] = [];
  readonly #calls: Place[] = [];
  /** Calls of functions of the package. */
  #known: readonly { readonly call: Node; readonly functions: readonly Known<ElementData>[] }[] = [];
  /** Where something may be looked up. */
  readonly #lookups: Place[] = [];
  readonly #flow: IdFlow;

  private constructor(tree: Node, all: PackageFlow) {
    this.#flow = new IdFlow(all);
    for (const place of placesOf(tree)) this.#read(place);
  }

  /** Of the scripts of a package, in their order: each may call functions of others. */
  static of(trees: readonly Node[]): ElementData[] {
    const all = new PackageFlow();
    const scripts = trees.map((tree) => new ElementData(tree, all));
    for (const script of scripts) script.#findFunctions(scripts);
    const size = (): number => scripts.reduce((sum, script) => sum + script.#size, 0);
    for (let round = 0, known = -1; round < ROUNDS && known !== size(); round++) {
      known = size();
      for (const script of scripts) script.#handOn();
    }
    for (const script of scripts) script.#lookUp();
    all.run();
    return scripts;
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

  /** Whether a text or a key is an Id that is looked up, here or by a function that it is handed to. */
  isId(node: unknown): boolean {
    return this.#flow.isId(node);
  }

  get #size(): number {
    return this.#data.size + this.#readers.size + this.#patterns.size;
  }

  #read(place: Place): void {
    const { node, parent } = place;
    const handed = handOver(node);
    if (handed) this.#handed.push(handed);
    else if (node.type === 'Property' && parent?.node.type === 'ObjectExpression') {
      this.#handed.push([{ type: 'MemberExpression', property: node.key, computed: node.computed }, node.value]);
    } else if (node.type === 'CallExpression') this.#calls.push(place);
    else if (node.type === 'BinaryExpression' || node.type === 'SwitchStatement') this.#lookups.push(place);
    else if (node.type === 'MemberExpression' && node.computed === true) this.#lookups.push(place);
    this.#functions.read(place);
    this.#flow.read(place);
  }

  #findFunctions(scripts: readonly ElementData[]): void {
    const others = scripts.filter((script) => script !== this).map((script) => script.#functions);
    this.#known = this.#calls.flatMap((place) => {
      const call = place.node;
      const functions = this.#functions.named(call.callee, others);
      for (const { node } of functions) this.#flow.call(node, place);
      if (isNode(call.callee) && isIteration(call.callee)) {
        const [each] = call.arguments as readonly unknown[];
        if (isNode(each) && Array.isArray(each.params)) this.#flow.callEach(each, place);
        else for (const { node } of this.#functions.named(each, others)) this.#flow.callEach(node, place);
      }
      return functions.length > 0 ? [{ call, functions }] : [];
    });
  }

  #handOn(): void {
    for (const [to, from] of this.#handed) this.#hand(to, this, from);
    for (const { call, functions } of this.#known) {
      const all = call.arguments as readonly unknown[];
      for (const { node, script } of functions) {
        (node.params as unknown[]).forEach((parameter, at) => script.#hand(parameter, this, all[at]));
      }
    }
  }

  /** @param giver the script that `from` is of */
  #hand(to: unknown, giver: ElementData, from: unknown): void {
    if (!isNode(to)) return;
    const target = to.type === 'AssignmentPattern' ? to.left : to;
    const name = placeName(target);
    if (giver.isData(from)) {
      if (name !== undefined) this.#data.add(name);
      else this.#patterns.add(target);
    } else if (name !== undefined && giver.isReader(from)) this.#readers.add(name);
  }

  /** Says where Ids are looked up. */
  #lookUp(): void {
    for (const place of this.#lookups) this.#lookUpAt(place);
    for (const place of this.#calls) this.#lookUpByCall(place);
  }

  #lookUpAt(place: Place): void {
    const { node } = place;
    if (node.type === 'MemberExpression') {
      if (this.isData(node.object)) this.#follow(place, node.property);
    } else if (node.type === 'SwitchStatement') {
      if (isOwnId(node.discriminant)) for (const { test } of node.cases as readonly Node[]) this.#follow(place, test);
    } else if (node.operator === 'in') {
      if (this.isData(node.right)) this.#follow(place, node.left);
    } else if (node.operator !== '+') {
      if (isOwnId(node.right)) this.#follow(place, node.left);
      if (isOwnId(node.left)) this.#follow(place, node.right);
    }
  }

  #lookUpByCall(place: Place): void {
    const { callee, arguments: [first, second] = [] } = place.node as Node & { arguments?: readonly unknown[] };
    if (!isNode(callee) || callee.type !== 'MemberExpression') return;
    const name = nameIn(callee, 'property');
    if (name === 'registerSingleElementDataChangedHandler' || this.isReader(callee.object)) this.#follow(place, first);
    else if (name === 'hasOwn' && this.isData(first)) this.#follow(place, second);
    else if (isSearch(callee) && isOwnId(first) && isNode(callee.object)) {
      this.#flow.followEach(childOf(place, callee.object));
    }
  }

  #follow(parent: Place, node: unknown): void {
    if (isNode(node)) this.#flow.follow(childOf(parent, node));
  }
}

const isGetter = (callee: Node): boolean => nameIn(callee, 'property') === 'getElementData';

/** `each.Id` */
const isOwnId = (node: unknown): boolean =>
  isNode(node) && node.type === 'MemberExpression' && nameIn(node, 'property') === 'Id';

/** A variable by its name; a member by that of the member, apart from those of `this`. */
function placeName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type !== 'MemberExpression') return undefined;
  const name = nameIn(node, 'property');
  const isOwn = isNode(node.object) && node.object.type === 'ThisExpression';
  return name === undefined ? undefined : `${isOwn ? 'this' : ''}.${name}`;
}
