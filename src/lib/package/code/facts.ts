import { Lookups } from './dataFlow.js';
import { Names } from './names.js';
import { nameIn, placesOf, textOf, type Node, type Place } from './syntax.js';

/** Functions of the runtime that the rules on code speak of. */
const CALLS = [
  'getElementData',
  'registerDataChangedHandler',
  'registerSingleElementDataChangedHandler',
  'registerPrintHandler',
  'registerPrintRequested',
  'sendReady',
  'sendInitComplete'
] as const;
export type RuntimeCall = (typeof CALLS)[number];

const IS_CALL: ReadonlySet<string> = new Set(CALLS);
const NAMED = new RegExp(CALLS.join('|'), 'g');

/** Whether a text names a function of the runtime or a class of its libraries. */
export const namesRuntime = (text: string): boolean => text.search(NAMED) >= 0 || text.includes('DashboardWidgetBase');

/** What the scripts of a package do with the runtime, as far as that can be read. */
export class CodeFacts {
  readonly names = new Names();
  readonly lookups = new Lookups(this.names);
  /** Texts, and names of members and keys, whatever they belong to. */
  readonly words = new Set<string>();
  /** `new DashboardWidgetBase(…)` */
  readonly widgets: Place[] = [];
  /** Texts are run as code. */
  runsTexts = false;
  readonly #calls = new Map<string, Place[]>();
  /** Functions of the runtime that are named without being called. */
  readonly #named = new Set<string>();
  /** Those that the package has its own ones of. */
  readonly #own = new Set<string>();

  /** @param texts of scripts that are not read as trees */
  constructor(trees: readonly Node[], texts: readonly string[]) {
    for (const tree of trees) {
      for (const place of placesOf(tree)) {
        this.names.read(place);
        this.#read(place);
      }
    }
    for (const text of texts) this.#readText(text);
    this.names.link();
    for (const call of this.callsOf('getElementData')) this.lookups.readData(call);
    for (const call of this.callsOf('registerDataChangedHandler')) this.lookups.readHandler(call);
    for (const call of this.callsOf('registerSingleElementDataChangedHandler')) this.lookups.readElementHandler(call);
    this.lookups.run();
  }

  /** Where a function of the runtime is called; nowhere if the package has its own one of that name. */
  callsOf(name: RuntimeCall): readonly Place[] {
    return this.#own.has(name) ? [] : (this.#calls.get(name) ?? []);
  }

  /** Whether a function of the runtime may be called where nobody sees it. */
  isNamed(name: RuntimeCall): boolean {
    return this.#own.has(name) || this.#named.has(name);
  }

  #read(place: Place): void {
    const { node, parent } = place;
    switch (node.type) {
      case 'MemberExpression':
        this.#readMember(place);
        break;
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        this.#readKey(nameIn(node, 'key'), parent?.node.type === 'ObjectPattern' ? this.#named : this.#own);
        break;
      case 'Literal':
      case 'TemplateLiteral':
        this.#readLiteral(node);
        break;
      case 'CallExpression':
      case 'NewExpression':
        this.#readCall(place);
    }
  }

  #readMember({ node, parent }: Place): void {
    const name = nameIn(node, 'property');
    if (name === undefined) return;
    this.words.add(name);
    if (!IS_CALL.has(name)) return;
    const around = parent?.node;
    if (around?.type === 'AssignmentExpression' && around.left === node) this.#own.add(name);
    else if (around?.type !== 'CallExpression' || around.callee !== node) this.#named.add(name);
    else {
      const known = this.#calls.get(name);
      if (known) known.push(parent!);
      else this.#calls.set(name, [parent!]);
    }
  }

  #readKey(name: string | undefined, all: Set<string>): void {
    if (name === undefined) return;
    this.words.add(name);
    if (IS_CALL.has(name)) all.add(name);
  }

  #readLiteral(node: Node): void {
    const text = textOf(node);
    if (text !== undefined) {
      this.words.add(text);
      this.#readText(text);
    } else if (node.type === 'TemplateLiteral') {
      for (const { value } of node.quasis as readonly { value: { cooked?: string } }[])
        this.#readText(value.cooked ?? '');
    }
  }

  #readText(text: string): void {
    for (const [name] of text.matchAll(NAMED)) this.#named.add(name);
  }

  #readCall(place: Place): void {
    const { callee, arguments: all, type } = place.node as Node & { callee: Node; arguments: readonly Node[] };
    const name = callee.type === 'Identifier' ? callee.name : nameIn(callee, 'property');
    if (type === 'NewExpression' && name === 'DashboardWidgetBase') this.widgets.push(place);
    const isRun = name === 'eval' || (name === 'Function' && callee.type === 'Identifier');
    if (isRun && !all.every((each) => textOf(each) !== undefined)) this.runsTexts = true;
  }
}
