import { childOf, isNode, nameIn, type Node, type Place } from './syntax.js';

/** What a name of a script stands for, as far as that is written down. Names of one function are not told apart by their blocks. */
export class Name {
  /** What it was given; undefined: something else. */
  readonly given: (Place | undefined)[] = [];
  readonly reads: Place[] = [];
  isExported = false;
  /** It is what a function is called with. */
  parameter: { readonly of: Place; readonly at: number } | undefined;
  /** It is one after the other of this list. */
  list: Place | undefined;
}

interface FunctionFacts {
  /** A pattern has a name of its own, which nothing reads. */
  readonly parameters: readonly (Name | undefined)[];
  readonly returns: Place[];
  usesArguments: boolean;
}

/** Calls of a function, and whether there may be others. */
export interface Calls {
  readonly calls: readonly Place[];
  readonly isOpen: boolean;
}

const GLOBALS = new Set(['window', 'globalThis', 'self']);

/** The names and functions of all scripts of a package. What scripts have at their top level they share, unless they are modules. */
export class Names {
  readonly functions = new Map<Node, FunctionFacts>();
  readonly #global = new Map<string, Name>();
  readonly #tables = new Map<Node, Map<string, Name>>();
  /** Names of identifiers: of those that introduce one, and of those that use one, once all scripts were read. */
  readonly #names = new Map<unknown, Name>();
  readonly #uses: Place[] = [];
  readonly #modules = new Set<Node>();
  /** Assignments to names. */
  readonly #written: { readonly target: Node; readonly value: Place | undefined }[] = [];
  readonly #exported: unknown[] = [];
  readonly #calls = new Map<Node, Calls>();

  /** Learns what a node says of names: first of the outer ones, and of all before anything is asked. */
  read(place: Place): void {
    const { node, parent } = place;
    if (Array.isArray(node.params)) this.#readFunction(place);
    switch (node.type) {
      case 'Program':
        if ((node.body as readonly Node[]).some(({ type }) => /^(?:Im|Ex)port/.test(type))) this.#modules.add(node);
        break;
      case 'VariableDeclarator':
        this.#readDeclarator(place);
        break;
      case 'ClassDeclaration':
      case 'ClassExpression':
        this.#bind(place, node.id, undefined);
        break;
      case 'CatchClause':
        this.#bind(place, node.param, undefined);
        break;
      case 'ReturnStatement':
        if (isNode(node.argument) && place.scope) {
          this.functions.get(place.scope.node)?.returns.push(childOf(place, node.argument));
        }
        break;
      case 'ExportSpecifier':
        this.#exported.push(node.local);
        break;
      case 'Identifier':
        if (node.name === 'arguments') this.#useArguments(place);
        if (isUse(node, parent?.node) && !this.#names.has(node)) this.#uses.push(place);
        break;
      case 'MemberExpression':
        if (globalIn(node) !== undefined) this.#uses.push(place);
        break;
      default:
        if (/^Import\w*Specifier$/.test(node.type)) this.#bind(place, node.local, undefined);
        else this.#readWrites(place);
    }
  }

  #readWrites(place: Place): void {
    const { node } = place;
    if (node.type === 'AssignmentExpression') {
      this.#write(node.left, node.operator === '=' ? childOf(place, node.right as Node) : undefined);
    } else if (node.type === 'UpdateExpression') this.#write(node.argument, undefined);
    else if (/^For(?:In|Of)/.test(node.type)) this.#write(node.left, undefined);
  }

  /** All scripts were read. */
  link(): void {
    this.#resolve();
    const targets = new Set<unknown>();
    for (const { target, value } of this.#written) {
      this.#names.get(target)?.given.push(value);
      targets.add(target);
    }
    for (const use of this.#uses) if (!targets.has(use.node)) this.#names.get(use.node)!.reads.push(use);
    for (const node of this.#exported) {
      const name = this.#names.get(node);
      if (name) name.isExported = true;
    }
  }

  /** The name that an identifier introduces or uses, or a member of the window. */
  of(node: unknown): Name | undefined {
    return this.#names.get(node);
  }

  /** The function that an expression is; undefined: none, or several. */
  functionOf(place: Place): Place | undefined {
    if (this.functions.has(place.node)) return place;
    const name = this.of(place.node);
    const [only] = name?.given ?? [];
    return name?.given.length === 1 && !name.parameter && only && this.functions.has(only.node) ? only : undefined;
  }

  callsOf(of: Place): Calls {
    const known = this.#calls.get(of.node);
    if (known) return known;
    const calls = this.#findCalls(of);
    this.#calls.set(of.node, calls);
    return calls;
  }

  #findCalls({ node, parent }: Place): Calls {
    const around = parent?.node;
    if (around?.type === 'CallExpression' && around.callee === node && parent && !node.id) {
      return { calls: [parent], isOpen: false };
    }
    const names = [node.id, around?.init === node ? around.id : around?.right === node ? around.left : undefined]
      .map((each) => this.of(each))
      .filter((name) => name !== undefined);
    if (names.length === 0 || names.some(({ given }) => given.length !== 1)) return { calls: [], isOpen: true };
    const reads = names.flatMap((name) => name.reads);
    const calls = reads.flatMap((read) =>
      read.parent?.node.type === 'CallExpression' && read.parent.node.callee === read.node ? [read.parent] : []
    );
    const isKnown = node.type === 'FunctionDeclaration' || around?.type === 'VariableDeclarator';
    return { calls, isOpen: !isKnown || calls.length < reads.length || names.some(({ isExported }) => isExported) };
  }

  #readFunction(place: Place): void {
    const { node, parent } = place;
    if (node.type === 'FunctionDeclaration') {
      this.#bind(place, node.id, place);
      if (parent?.node.type.startsWith('Export')) this.#exported.push(node.id);
    } else if (node.id) this.#bindIn(place, node.id, place);
    const parameters = (node.params as readonly Node[]).map((each, at) => {
      const [target, value] = each.type === 'AssignmentPattern' ? [each.left as Node, each.right as Node] : [each];
      if (target.type === 'RestElement') return (this.#bindIn(place, target.argument, undefined), undefined);
      const isPattern = target.type !== 'Identifier';
      if (isPattern) this.#bindIn(place, target, undefined);
      const name = isPattern ? new Name() : this.#introduce(place, target);
      if (isPattern) this.#names.set(target, name);
      name.parameter = { of: place, at };
      if (value) name.given.push(childOf(childOf(place, each), value));
      return name;
    });
    const isValue = isNode(node.body) && node.body.type !== 'BlockStatement';
    const returns = isValue ? [childOf(place, node.body as Node)] : [];
    this.functions.set(node, { parameters, returns, usesArguments: false });
  }

  #readDeclarator(place: Place): void {
    const { node, parent } = place;
    const loop = parent?.parent;
    if (parent?.parent?.node.type.startsWith('Export'))
      for (const each of identifiersIn(node.id)) this.#exported.push(each);
    if (loop && /^For(?:In|Of)/.test(loop.node.type) && loop.node.left === parent.node) {
      this.#bind(place, node.id, undefined);
      const name = this.of(node.id);
      if (name && loop.node.type === 'ForOfStatement') name.list = childOf(loop, loop.node.right as Node);
    } else if (isNode(node.init)) this.#bind(place, node.id, childOf(place, node.init));
    else this.#introduceIn(place, node.id);
  }

  #introduceIn(place: Place, target: unknown): void {
    if (isNode(target) && place.scope) this.#introduce(place.scope, target);
  }

  /** A place introduces names in the function that it stands in. */
  #bind(place: Place, target: unknown, value: Place | undefined): void {
    if (place.scope) this.#bindIn(place.scope, target, value);
  }

  #bindIn(scope: Place, target: unknown, value: Place | undefined): void {
    const isOne = isNode(target) && target.type === 'Identifier';
    for (const each of identifiersIn(target)) this.#introduce(scope, each).given.push(isOne ? value : undefined);
  }

  #introduce(scope: Place, target: Node): Name {
    const table = this.#tableOf(scope);
    const known = String(target.name);
    const name = table.get(known) ?? new Name();
    table.set(known, name);
    this.#names.set(target, name);
    return name;
  }

  #tableOf({ node }: Place): Map<string, Name> {
    if (node.type === 'Program' && !this.#modules.has(node)) return this.#global;
    const table = this.#tables.get(node) ?? new Map<string, Name>();
    this.#tables.set(node, table);
    return table;
  }

  #write(target: unknown, value: Place | undefined): void {
    if (isNode(target) && globalIn(target) !== undefined) this.#written.push({ target, value });
    const isOne = isNode(target) && target.type === 'Identifier';
    for (const each of identifiersIn(target)) this.#written.push({ target: each, value: isOne ? value : undefined });
  }

  #useArguments({ scope }: Place): void {
    for (let around = scope; around; around = around.scope) {
      const facts = this.functions.get(around.node);
      if (facts?.usesArguments) return;
      if (facts) facts.usesArguments = true;
      if (around.node.type !== 'ArrowFunctionExpression') return;
    }
  }

  #resolve(): void {
    const visible = new VisibleNames(this.#tables);
    for (const { node, scope } of this.#uses) {
      visible.enter(scope);
      const member = globalIn(node);
      const name = member === undefined ? visible.get(String(node.name)) : undefined;
      this.#names.set(node, name ?? this.#globalOf(member ?? String(node.name)));
    }
  }

  #globalOf(text: string): Name {
    const name = this.#global.get(text) ?? new Name();
    this.#global.set(text, name);
    return name;
  }
}

/** The names that can be used at a place, other than global ones. Places come as they are in the tree, so each function is entered once. */
class VisibleNames {
  /** What a text stands for, in the innermost function last. */
  readonly #names = new Map<string, Name[]>();
  /** The functions around, the innermost last. */
  readonly #around: Node[] = [];
  readonly #isAround = new Set<Node>();

  constructor(private readonly tables: ReadonlyMap<Node, ReadonlyMap<string, Name>>) {}

  get(text: string): Name | undefined {
    return this.#names.get(text)?.at(-1);
  }

  enter(scope: Place | undefined): void {
    const entered: Node[] = [];
    let shared = scope;
    for (; shared && !this.#isAround.has(shared.node); shared = shared.scope) entered.push(shared.node);
    while (this.#around.length > 0 && this.#around.at(-1) !== shared?.node) this.#leave(this.#around.pop()!);
    for (const node of entered.reverse()) {
      this.#around.push(node);
      this.#isAround.add(node);
      for (const [text, name] of this.tables.get(node) ?? []) {
        const names = this.#names.get(text);
        if (names) names.push(name);
        else this.#names.set(text, [name]);
      }
    }
  }

  #leave(node: Node): void {
    this.#isAround.delete(node);
    for (const text of this.tables.get(node)?.keys() ?? []) this.#names.get(text)?.pop();
  }
}

/** `window.f` is the name of `f`. */
function globalIn(node: Node): string | undefined {
  const isGlobal = node.type === 'MemberExpression' && isNode(node.object) && GLOBALS.has(String(node.object.name));
  return isGlobal ? nameIn(node, 'property') : undefined;
}

/** Whether an identifier stands for something, and is no mere word such as that of a member. */
function isUse(node: Node, around: Node | undefined): boolean {
  switch (around?.type) {
    case 'MemberExpression':
      return around.object === node || around.computed === true;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return around.value === node || around.computed === true;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false;
    case 'ExportSpecifier':
      return around.local === node;
    case 'ImportSpecifier':
      return false;
    default:
      return true;
  }
}

/** The identifiers of a pattern that get a value. */
function identifiersIn(target: unknown): Node[] {
  const found: Node[] = [];
  const open: unknown[] = [target];
  while (open.length > 0) {
    const each = open.pop();
    if (!isNode(each)) continue;
    if (each.type === 'Identifier') found.push(each);
    else if (each.type === 'AssignmentPattern') open.push(each.left);
    else if (each.type === 'RestElement') open.push(each.argument);
    else if (each.type === 'Property') open.push(each.value);
    else if (/^(?:Object|Array)Pattern$/.test(each.type)) {
      for (const part of (each.properties ?? each.elements) as readonly unknown[]) open.push(part);
    }
  }
  return found;
}
