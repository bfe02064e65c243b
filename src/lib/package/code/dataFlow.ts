import { LookedUpKeys, type Lookup } from './keys.js';
import type { Name, Names } from './names.js';
import { childOf, isNode, nameIn, type Node, type Place } from './syntax.js';

/**
 * What the runtime delivers, and what is taken of it: the content that handlers get, its list of elements, one of these and its Id; and
 * the elements by Id.
 */
type Kind = 'content' | 'list' | 'element' | 'id' | 'data';
/** Something is of a kind if all of these are: an expression, a name, what a function returns; true: it is. */
type Source = Place | Holder | true;

/** A name, or what a function returns. */
class Holder {
  /** Where the name is introduced by a pattern or a loop. */
  readonly parts: Source[] = [];
  isSure = true;

  constructor(
    readonly kind: Kind,
    readonly of: Name | { readonly returns: readonly Place[] }
  ) {}
}

/** Rounds in which names may turn out not to be sure; nobody writes longer ways. */
const ROUNDS = 10;
const MOST_ARGUMENTS = 50;
/** How far a source is followed to be sure of it. */
const MOST_STEPS = 200;
const ADDITIONS = /^(?:push|unshift|splice|fill)$/;
/** Functions of the browser that only read what they get. */
const READERS: Readonly<Record<string, RegExp>> = {
  Object: /^(?:keys|values|entries)$/,
  JSON: /^stringify$/,
  console: /^/
};
const ITERATIONS = /^(?:filter|find|findIndex|findLast|some|every|map|flatMap|forEach)$/;

/**
 * Where the scripts of a package look up elements by Id. What a name stands for is followed from where the runtime delivers it, never
 * guessed by its name: a look-up is sure only if nothing else can be meant.
 */
export class Lookups {
  /** Each way of the data is followed, and nothing else than look-ups is done with them. */
  isComplete = true;
  /** Something may be added to the data under any Id. */
  isWritten = false;
  /** Ids that something is added under. */
  readonly written = new Set<string>();
  readonly keys: LookedUpKeys;
  readonly #lookups: { readonly lookup: Lookup; readonly source: Source }[] = [];
  readonly #kinds = new Map<Node, { readonly kind: Kind; readonly sources: readonly Source[] }>();
  readonly #holders = new Map<unknown, Holder>();
  /** Functions that the runtime or a list calls, written where they are handed over. */
  readonly #handed = new Map<Name, Source>();
  readonly #open: Place[] = [];
  /** Whether expressions are sure, as long as no name turns out not to be. */
  readonly #sure = new Map<Node, boolean>();
  /** Code that is not followed gets the data, or adds to the list: it may add any element. */
  #mayBeWritten = false;

  constructor(private readonly names: Names) {
    this.keys = new LookedUpKeys(names);
  }

  /** A call of `getElementData`. */
  readData(call: Place): void {
    this.#give(call, 'data', [true]);
  }

  /** A call of `registerDataChangedHandler`. */
  readHandler(call: Place): void {
    const [handler] = call.node.arguments as readonly unknown[];
    const called = isNode(handler) ? this.names.functionOf(childOf(call, handler)) : undefined;
    if (called) this.#giveParameter(called, 0, 'content', true);
  }

  /** A call of `registerSingleElementDataChangedHandler`. */
  readElementHandler(call: Place): void {
    const [key] = call.node.arguments as readonly unknown[];
    this.#lookUp(call, key, 'handler', true);
  }

  /** So many were found. */
  get count(): number {
    return this.#lookups.length;
  }

  /** Follows all of it. */
  run(): void {
    for (let place = this.#open.pop(); place; place = this.#open.pop()) {
      const { kind } = this.#kinds.get(place.node)!;
      this.#follow(place, kind);
    }
    this.#doubt();
    this.keys.run(
      this.#lookups.map(({ lookup, source }) => {
        const isThere = lookup.how === 'handler' || !this.#mayBeWritten;
        return { ...lookup, isSure: isThere && this.#isSure(source, 'data', true) };
      })
    );
    this.isComplete &&= this.keys.isComplete;
  }

  #give(place: Place, kind: Kind, sources: readonly Source[]): void {
    const known = this.#kinds.get(place.node);
    if (known) return;
    this.#kinds.set(place.node, { kind, sources });
    this.#open.push(place);
  }

  #follow(place: Place, kind: Kind): void {
    const { node, parent } = place;
    if (!parent) return;
    const around = parent.node;
    switch (around.type) {
      case 'AssignmentExpression':
        if (around.operator !== '=') return this.#lose(kind);
        this.#giveTo(childOf(parent, around.left as Node), kind, place);
        return this.#give(parent, kind, [place]);
      case 'VariableDeclarator':
        return this.#giveTo(childOf(parent, around.id as Node), kind, place);
      case 'AssignmentPattern':
        return this.#giveTo(childOf(parent, around.left as Node), kind, place);
      case 'ReturnStatement':
        return this.#return(place.scope, kind);
      case 'ArrowFunctionExpression':
        return around.body === node ? this.#return(parent, kind) : this.#lose(kind);
      case 'CallExpression':
        return this.#handOver(place, parent, kind);
      case 'MemberExpression':
        return this.#member(parent, kind, place);
      case 'BinaryExpression':
        return this.#compare(place, parent, kind);
      case 'SwitchStatement':
        if (kind !== 'id') return this.#lose(kind);
        for (const { test } of around.cases as readonly Node[]) this.#lookUp(parent, test, 'read', place);
        return;
      case 'ForOfStatement':
        return kind === 'list' ? this.#loop(parent, place) : this.#lose(kind);
      case 'ExpressionStatement':
      case 'IfStatement':
      case 'UnaryExpression':
        return;
      default:
        this.#followInto(place, parent, kind);
    }
  }

  /** What is around an expression comes to it, too. */
  #followInto(place: Place, parent: Place, kind: Kind): void {
    const { node: around } = parent;
    if (/^(?:Await|Chain|Parenthesized)Expression$/.test(around.type)) return this.#give(parent, kind, [place]);
    if (/^(?:Property|ArrayExpression|NewExpression)$/.test(around.type)) return this.#handOut(kind);
    if (around.type !== 'LogicalExpression' && around.type !== 'ConditionalExpression') return this.#lose(kind);
    const isAnd = around.operator === '&&';
    if (around.test === place.node || (isAnd && around.left === place.node)) return;
    const others =
      around.type === 'LogicalExpression' ? [around.left, around.right] : [around.consequent, around.alternate];
    this.#give(parent, kind, isAnd ? [place] : others.map((each) => childOf(parent, each as Node)));
  }

  /** Something happens to it that is not followed. */
  #lose(kind: Kind): void {
    if (kind === 'data') this.isComplete = false;
  }

  /** Code that is not followed gets it, and may add to it. */
  #handOut(kind: Kind): void {
    if (kind === 'data' || kind === 'list' || kind === 'content') this.#mayBeWritten = true;
    this.#lose(kind);
  }

  /** A name or a pattern gets it. @param part it does so as a part of something else */
  #giveTo(target: Place, kind: Kind, source: Source, part?: Source): void {
    const { node } = target;
    if (node.type === 'AssignmentPattern') this.#giveTo(childOf(target, node.left as Node), kind, source, part);
    else if (node.type === 'ObjectPattern') this.#takeApart(target, kind, source);
    else if (node.type === 'Identifier') {
      const name = this.names.of(node);
      if (name) this.#giveName(name, kind, part);
    } else if (node.type === 'MemberExpression') this.#handOut(kind);
    else this.#lose(kind);
  }

  #giveName(name: Name, kind: Kind, part?: Source): void {
    const known = this.#holders.get(name);
    const holder = known ?? new Holder(kind, name);
    if (part !== undefined) holder.parts.push(part);
    if (known?.kind === kind) return;
    if (known) {
      // It is one or the other.
      known.isSure = false;
      return this.#lose('data');
    }
    this.#holders.set(name, holder);
    if (name.isExported) this.#lose(kind);
    for (const read of name.reads) this.#give(read, kind, [holder]);
  }

  #takeApart(pattern: Place, kind: Kind, source: Source): void {
    for (const each of pattern.node.properties as readonly Node[]) {
      if (each.type !== 'Property') {
        this.#lose(kind);
        continue;
      }
      const place = childOf(pattern, each);
      const target = childOf(place, each.value as Node);
      const name = nameIn(each, 'key');
      if (kind === 'data') this.#lookUp(place, each.key, 'read', source, each.computed !== true);
      else if (kind === 'content' && name === 'Elements') this.#giveTo(target, 'list', source, source);
      else if (kind === 'element' && name === 'Id') this.#giveTo(target, 'id', source, source);
    }
  }

  #return(from: Place | undefined, kind: Kind): void {
    const facts = from && this.names.functions.get(from.node);
    if (!from || !facts || from.node.async === true || from.node.generator === true) return this.#lose(kind);
    const holder = this.#holders.get(facts) ?? new Holder(kind, facts);
    this.#holders.set(facts, holder);
    const { calls, isOpen } = this.names.callsOf(from);
    if (isOpen) this.#lose(kind);
    for (const call of calls) this.#give(call, kind, [holder]);
  }

  #handOver(place: Place, call: Place, kind: Kind): void {
    const { callee, arguments: all } = call.node as Node & { callee: Node; arguments: readonly Node[] };
    const at = all.length <= MOST_ARGUMENTS ? all.indexOf(place.node) : -1;
    const isPlain = at >= 0 && all.every(({ type }) => type !== 'SpreadElement');
    if (isPlain && at === 0 && isHasOwn(callee)) return this.#lookUp(call, all[1], 'ask', place);
    const called = isPlain ? this.names.functionOf(childOf(call, callee)) : undefined;
    if (called) this.#giveParameter(called, at, kind);
    else if (this.#isReader(callee) || this.#isShown(place, call, callee)) this.#lose(kind);
    else this.#handOut(kind);
  }

  /** Whether a function of the browser is called that only reads. */
  #isReader(callee: Node): boolean {
    const object = callee.type === 'MemberExpression' ? (callee.object as Node) : undefined;
    if (object?.type !== 'Identifier' || !Object.hasOwn(READERS, String(object.name))) return false;
    const own = this.names.of(object);
    const isOwn = own !== undefined && (own.given.length > 0 || own.parameter !== undefined);
    return !isOwn && READERS[String(object.name)]!.test(nameIn(callee, 'property') ?? '');
  }

  /**
   * `show(widget.getElementData())`, `const values = Kit.read(widget.getElementData())`: who gets the data without a name for it is taken
   * to show or to read it, since most widgets are written so.
   */
  #isShown({ node }: Place, call: Place, callee: Node): boolean {
    if (this.#kinds.get(node)?.sources[0] !== true) return false;
    if (callee.type === 'Identifier') return true;
    const isWriter = isNode(callee.object) && /^(?:Object|Reflect)$/.test(String(callee.object.name));
    return !isWriter && call.parent?.node.type !== 'ExpressionStatement';
  }

  /** @param handed the function is called with it by somebody else; undefined: by code */
  #giveParameter(of: Place, at: number, kind: Kind, handed?: Source): void {
    const facts = this.names.functions.get(of.node);
    const name = facts?.parameters[at];
    if (facts?.usesArguments || !facts || (!name && at < facts.parameters.length)) return this.#handOut(kind);
    if (!name) return;
    if (handed !== undefined) this.#handed.set(name, handed);
    this.#giveName(name, kind);
    const [pattern] = [(of.node.params as readonly Node[])[at]].map((each) =>
      each?.type === 'AssignmentPattern' ? (each.left as Node) : each
    );
    if (pattern?.type === 'ObjectPattern') this.#takeApart(childOf(of, pattern), kind, this.#holders.get(name)!);
    else if (pattern?.type !== 'Identifier') this.#lose(kind);
  }

  #member(member: Place, kind: Kind, source: Place): void {
    const { node, parent } = member;
    if (node.object !== source.node) return this.#lose(kind);
    const name = nameIn(node, 'property');
    const call = parent?.node.type === 'CallExpression' && parent.node.callee === node ? parent : undefined;
    if (kind === 'data') this.#memberOfData(member, call, source);
    else if (kind !== 'element' && (isTarget(member) || (call && ADDITIONS.test(name ?? '')))) this.#handOut(kind);
    else if (kind === 'content' && name === 'Elements') this.#give(member, 'list', [source]);
    else if (kind === 'element' && name === 'Id') this.#give(member, 'id', [source]);
    else if (kind === 'list' && call && ITERATIONS.test(name ?? '')) {
      const [each] = call.node.arguments as readonly Node[];
      if (each && this.names.functions.has(each)) this.#giveParameter(childOf(call, each), 0, 'element', source);
      if (name === 'filter') this.#give(call, 'list', [source]);
    }
  }

  #memberOfData(member: Place, call: Place | undefined, source: Place): void {
    const { node } = member;
    const name = nameIn(node, 'property');
    if (call && name === 'hasOwnProperty') {
      const [key] = call.node.arguments as readonly unknown[];
      this.#lookUp(call, key, 'ask', source);
    } else if (call) this.#lose('data');
    else if (isTarget(member)) this.#write(name);
    else this.#lookUp(member, node.property, 'read', source, node.computed !== true);
  }

  #write(name: string | undefined): void {
    if (name === undefined) this.isWritten = true;
    else this.written.add(name);
  }

  #compare(place: Place, parent: Place, kind: Kind): void {
    const { operator, left, right } = parent.node;
    if (kind === 'data' && operator === 'in' && right === place.node) this.#lookUp(parent, left, 'ask', place);
    if (kind === 'id' && (operator === '===' || operator === '==')) {
      this.#lookUp(parent, left === place.node ? right : left, 'read', place);
    }
  }

  #loop(loop: Place, source: Place): void {
    const { left } = loop.node as Node & { left: Node };
    const [declarator] = (left.declarations ?? []) as readonly Node[];
    if (declarator)
      this.#giveTo(childOf(childOf(childOf(loop, left), declarator), declarator.id as Node), 'element', source, source);
  }

  #lookUp(parent: Place, key: unknown, how: Lookup['how'], source: Source, isName = false): void {
    if (isNode(key)) this.#lookups.push({ lookup: { key: childOf(parent, key), how, isName }, source });
  }

  /** Which names and functions are sure: all until something else is found. */
  #doubt(): void {
    const holders = [...this.#holders.values()];
    for (let round = 0; round < ROUNDS; round++) {
      this.#sure.clear();
      const doubtful = holders.filter((holder) => holder.isSure && !this.#holds(holder));
      if (doubtful.length === 0) return;
      for (const holder of doubtful) holder.isSure = false;
    }
    for (const holder of holders) holder.isSure = false;
    this.#sure.clear();
  }

  #holds({ kind, of, parts }: Holder): boolean {
    const isSure = (source: Source | undefined): boolean => source !== undefined && this.#isSure(source, kind);
    if ('returns' in of) return of.returns.length === 1 && of.returns.every(isSure);
    const unknown = of.given.filter((each) => !each).length;
    const isGiven = unknown === parts.length && of.given.every((each) => !each || isEmpty(each.node) || isSure(each));
    if (!isGiven || !parts.every((part) => this.#isSure(part, kind, true))) return false;
    return !of.parameter || this.#isCalledWith(of, of.parameter, isSure);
  }

  #isCalledWith(
    name: Name,
    { of, at }: NonNullable<Name['parameter']>,
    isSure: (source: Source | undefined) => boolean
  ): boolean {
    const handed = this.#handed.get(name);
    const { calls, isOpen } = this.names.callsOf(of);
    if (handed !== undefined) return calls.length === 0 && (handed === true || this.#isSure(handed, 'list'));
    return (
      !isOpen &&
      calls.every((call) => {
        const argument = (call.node.arguments as readonly Node[])[at];
        return argument !== undefined && isSure(childOf(call, argument));
      })
    );
  }

  /** @param isAny of whatever kind */
  #isSure(source: Source, kind: Kind, isAny = false, steps = 0): boolean {
    if (source === true) return true;
    if (source instanceof Holder) return source.isSure && (isAny || source.kind === kind);
    const known = this.#kinds.get(source.node);
    if (!known || (known.kind !== kind && !isAny)) return false;
    const before = this.#sure.get(source.node);
    if (before !== undefined) return before;
    const isSure =
      steps < MOST_STEPS &&
      known.sources.every(
        (each) =>
          (each !== true && 'node' in each && isEmpty(each.node)) || this.#isSure(each, known.kind, true, steps + 1)
      );
    this.#sure.set(source.node, isSure);
    return isSure;
  }
}

/** `Object.hasOwn`, or what was called before there was that: `Object.prototype.hasOwnProperty.call`. */
function isHasOwn(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return false;
  const [name, object] = [nameIn(callee, 'property'), callee.object as Node];
  const isOld = name === 'call' && object.type === 'MemberExpression';
  return name === 'hasOwn' || (isOld && nameIn(object, 'property') === 'hasOwnProperty');
}

/** Whether something is assigned to a member. */
function isTarget({ node, parent }: Place): boolean {
  return (
    (parent?.node.type === 'AssignmentExpression' && parent.node.left === node) ||
    parent?.node.type === 'UpdateExpression'
  );
}

/** Whether an expression stands for nothing. */
export function isEmpty(node: Node): boolean {
  if (node.type === 'ObjectExpression') return (node.properties as unknown[]).length === 0;
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).length === 0;
  if (node.type === 'Identifier') return node.name === 'undefined';
  if (node.type === 'Literal') return node.value === null;
  return node.type === 'UnaryExpression' && node.operator === 'void';
}
