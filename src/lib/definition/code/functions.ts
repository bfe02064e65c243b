import { isNode, nameIn, type Node, type Place } from '../../package/code/syntax.js';

/** Functions of one name are no more than this many, and are known by no more names of what they stand in. */
const [MOST_OF_NAME, MOST_OWNERS] = [8, 2];
/** Nodes around a function among which such names are looked for. */
const MOST_AROUND = 40;
/** Names of a way such as `this.settings.text`. */
const MOST_NAMES = 3;
const GLOBALS = new Set(['window', 'globalThis', 'self']);

/** A function, and the script that has it. */
export interface Known<Script> {
  readonly node: Node;
  readonly script: Script;
}

/**
 * The functions of a script by what a call may name: `f`, `Kit.f` for one inside of what `Kit` is made of, `this.f` for one that an object or
 * a class has. Judged by name alone.
 */
export class Functions<Script> {
  readonly #own = new Map<string, Known<Script>[]>();
  /** What other scripts see. */
  readonly #globals = new Set<string>();
  /** What a name stands for: that of which it was made by `new`, or as which it was imported. */
  readonly #meanings = new Map<string, string>();

  constructor(private readonly script: Script) {}

  /** Learns what a node says of names. */
  read(place: Place): void {
    const { node, parent } = place;
    if (Array.isArray(node.params)) this.#learnFunction(place);
    const [to, from] = handOver(node) ?? [];
    const name = wayTo(to);
    if (name !== undefined) {
      if (node.type === 'AssignmentExpression' ? isOfWindow(to) : isTop(parent?.parent)) this.#globals.add(name);
      if (isNode(from) && from.type === 'NewExpression') this.#mean(name, wayTo(from.callee));
    } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      if (isTop(parent)) this.#globals.add(wayTo(node.id) ?? '');
    } else if (node.type === 'ImportSpecifier') this.#mean(wayTo(node.local), wayTo(node.imported));
    else if (node.type === 'ImportNamespaceSpecifier') this.#mean(wayTo(node.local), '');
  }

  /** The functions that an expression may name: those of this script, otherwise those of others. */
  named(callee: unknown, others: readonly Functions<Script>[]): readonly Known<Script>[] {
    const name = wayTo(callee);
    if (name === undefined) return [];
    const meant = this.#meant(name);
    const own = this.#own.get(name) ?? this.#own.get(meant);
    if (own) return own;
    const [head] = meant.split('.', 1) as [string];
    const other = others.find((each) => each.#globals.has(head) && each.#own.has(meant));
    return other ? other.#own.get(meant)! : [];
  }

  #mean(name: string | undefined, meaning: string | undefined): void {
    if (name !== undefined && meaning !== undefined) this.#meanings.set(name, meaning);
  }

  #meant(name: string): string {
    const dot = name.lastIndexOf('.');
    if (dot < 0) return this.#meanings.get(name) ?? name;
    const owner = this.#meanings.get(name.slice(0, dot));
    if (owner === undefined) return name;
    return owner === '' ? name.slice(dot + 1) : owner + name.slice(dot);
  }

  #learnFunction({ node, parent }: Place): void {
    const around = parent?.node;
    const [to, from] = (around && handOver(around)) ?? [];
    const isMember = around !== undefined && MEMBERS.test(around.type) && around.value === node;
    const name = isMember ? nameIn(around, 'key') : wayTo(node.id ?? (from === node ? to : undefined));
    if (name === undefined) return;
    this.#learn(isMember ? `this.${name}` : name, node);
    for (const owner of ownersOf(from === node ? parent?.parent : parent)) this.#learn(`${owner}.${name}`, node);
  }

  #learn(name: string, node: Node): void {
    const known = this.#own.get(name);
    if (!known) this.#own.set(name, [{ node, script: this.script }]);
    else if (known.length < MOST_OF_NAME) known.push({ node, script: this.script });
  }
}

const MEMBERS = /^(?:Property|MethodDefinition|PropertyDefinition)$/;

/** What a node gives to what: `to = from`. */
export function handOver(node: Node): [to: unknown, from: unknown] | undefined {
  if (node.type === 'VariableDeclarator') return [node.id, node.init];
  return node.type === 'AssignmentExpression' ? [node.left, node.right] : undefined;
}

/** Names of what something is a part of, the nearest first. */
function ownersOf(place: Place | undefined): string[] {
  const owners: string[] = [];
  let around = place;
  for (let count = 0; around && count < MOST_AROUND && owners.length < MOST_OWNERS; count++, around = around.parent) {
    const { node } = around;
    const name = wayTo(node.type === 'ClassDeclaration' ? node.id : handOver(node)?.[0]);
    if (name !== undefined) owners.push(name);
  }
  return owners;
}

const isTop = (place: Place | undefined): boolean =>
  place?.node.type === 'Program' || place?.node.type === 'ExportNamedDeclaration';

/** A member of the window is a variable. */
const isOfWindow = (node: unknown): boolean =>
  isNode(node) && node.type === 'MemberExpression' && isNode(node.object) && GLOBALS.has(String(node.object.name));

/** `f`, `a.f`, `this.a.f` */
function wayTo(node: unknown, most = MOST_NAMES): string | undefined {
  if (!isNode(node) || most === 0) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'ThisExpression') return 'this';
  if (node.type !== 'MemberExpression') return undefined;
  const name = nameIn(node, 'property');
  if (name === undefined || isOfWindow(node)) return name;
  const owner = wayTo(node.object, most - 1);
  return owner === undefined ? undefined : `${owner}.${name}`;
}
