import { ElementData } from './elementData.js';
import { isNode, nameIn, placesOf, textOf, treeOf, type Node, type Place } from '../../package/code/syntax.js';

/** `access`: reads the setting through the Values of the runtime; `computed`: part of a name that is put together; `word`: the word alone. */
export type UseKind = 'access' | 'computed' | 'word';

/** Where a file has an Id. */
export interface IdUse {
  readonly offset: number;
  readonly length: number;
  readonly kind: UseKind;
  /** Left out: it is a mere word, not read by code. */
  readonly as?: Written;
}

/** `dot`: behind a dot or `?.`; `short`: a key that names a variable, too. */
type Written = 'quoted' | 'dot' | 'key' | 'short';

/** So many are read in one file. */
export const MOST_USES = 2_000;
const PART_OF_WORD = /[\p{L}\p{N}_$]/u;
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Where a text has a word, apart from longer ones: the first places, with one more than are read if there are more. */
export function wordsIn(text: string, word: string, from = 0, to = text.length): IdUse[] {
  const uses: IdUse[] = [];
  const [isStart, isEnd] = [PART_OF_WORD.test(word.charAt(0)), PART_OF_WORD.test(word.slice(-1))];
  for (let at = text.indexOf(word, from); at >= 0 && at + word.length <= to; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)];
    if ((isStart && PART_OF_WORD.test(before)) || (isEnd && PART_OF_WORD.test(after))) continue;
    uses.push({ offset: at, length: word.length, kind: 'word' });
    if (uses.length > MOST_USES) break;
  }
  return uses;
}

/** A script, and what of its package is known in it. */
export interface ReadScript {
  readonly tree: Node;
  readonly data: ElementData;
}

/** Scripts of one package by their text; those that cannot be read are left out. */
export function readScripts(scripts: readonly string[]): ReadonlyMap<string, ReadScript> {
  const trees = [...new Set(scripts)].flatMap((script) => {
    const tree = treeOf(script);
    return tree ? [[script, tree] as const] : [];
  });
  const data = ElementData.of(trees.map(([, tree]) => tree));
  return new Map(trees.map(([script, tree], at) => [script, { tree, data: data[at]! }]));
}

/** Where a script has an Id. @param read undefined: it cannot be read, so these are words */
export function scriptUses(script: string, id: string, read: ReadScript | undefined): IdUse[] {
  const words = wordsIn(script, id);
  if (words.length === 0 || !read) return words;
  const found = new Map<number, IdUse>();
  for (const place of placesOf(read.tree)) {
    const use = useAt(place, id, read.data, script);
    if (use) found.set(use.offset, use);
  }
  return words.map((word) => found.get(word.offset) ?? word);
}

function useAt(place: Place, id: string, data: ElementData, script: string): IdUse | undefined {
  const { node, parent } = place;
  const around = parent?.node;
  if (!around) return undefined;
  if (node.type === 'Identifier' && node.name === id) return nameUse(node, around, parent, data);
  const isText = textOf(node) === id && script.startsWith(id, node.start + 1);
  if (isText) return textUse(node, around, parent, data);
  return node.type === 'TemplateElement' ? templateUse(node, around, id, script) : undefined;
}

function nameUse(node: Node, around: Node, parent: Place, data: ElementData): IdUse | undefined {
  const span = { offset: node.start, length: node.end - node.start };
  if (around.type === 'MemberExpression' && around.property === node && around.computed !== true) {
    return { ...span, as: 'dot', kind: isAccess(around, parent, data) ? 'access' : 'word' };
  }
  if (around.type !== 'Property' || around.key !== node || around.computed === true) return undefined;
  const as = around.shorthand === true ? 'short' : 'key';
  return { ...span, as, kind: data.isId(node) || isTakenApart(around, parent, data) ? 'access' : 'word' };
}

function textUse(node: Node, around: Node, parent: Place, data: ElementData): IdUse {
  const span = { offset: node.start + 1, length: node.end - node.start - 2, as: 'quoted' as const };
  return { ...span, kind: textKind(node, around, parent, data) };
}

function textKind(node: Node, around: Node, parent: Place, data: ElementData): UseKind {
  const kindIf = (is: boolean): UseKind => (is ? 'access' : 'word');
  if (data.isId(node)) return 'access';
  switch (around.type) {
    case 'MemberExpression':
      return kindIf(around.property === node && isAccess(around, parent, data));
    case 'Property':
      return kindIf(around.key === node && isTakenApart(around, parent, data));
    case 'BinaryExpression':
      return around.operator === '+' ? 'computed' : 'word';
    default:
      return 'word';
  }
}

/** A piece of a template with expressions. */
function templateUse(node: Node, around: Node, id: string, script: string): IdUse | undefined {
  const [word] = wordsIn(script, id, node.start, node.end);
  return word && (around.quasis as unknown[]).length > 1 ? { ...word, kind: 'computed' } : undefined;
}

/** `data.Rows`, or anything with `.Rows.Value`. */
function isAccess(member: Node, parent: Place, data: ElementData): boolean {
  const around = parent.parent?.node;
  const isRead =
    around?.type === 'MemberExpression' && around.object === member && nameIn(around, 'property') === 'Value';
  return isRead || data.isData(member.object);
}

/** `{ Rows } = data`, or anything with `{ Rows: { Value } }`. */
function isTakenApart(property: Node, parent: Place, data: ElementData): boolean {
  const pattern = parent.parent;
  if (pattern?.node.type !== 'ObjectPattern') return false;
  const inner =
    isNode(property.value) && property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
  const isRead =
    isNode(inner) &&
    inner.type === 'ObjectPattern' &&
    (inner.properties as readonly Node[]).some((each) => each.type === 'Property' && nameIn(each, 'key') === 'Value');
  return isRead || data.isDataPattern(pattern.node);
}

/** A file in which uses of an Id, in its order, are those of another one. */
export function withUses(text: string, uses: readonly IdUse[], to: string): string {
  let from = 0;
  const parts: string[] = [];
  for (const use of uses) {
    const end = use.offset + use.length;
    const start = use.as === 'dot' && !NAME.test(to) ? dotBefore(text, use.offset) : use.offset;
    parts.push(text.slice(from, start), writtenAs(use, text, start, to));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

function dotBefore(text: string, offset: number): number {
  const dot = text.lastIndexOf('.', offset);
  return text.charAt(dot - 1) === '?' ? dot - 1 : dot;
}

function writtenAs({ as, offset, length }: IdUse, text: string, start: number, to: string): string {
  if (as === undefined) return to;
  if (as === 'quoted') return quotedIn(text.charAt(offset - 1), to).slice(1, -1);
  const name = NAME.test(to) ? to : quotedIn("'", to);
  if (as === 'short') return `${name}: ${text.slice(offset, offset + length)}`;
  if (as === 'key' || name === to) return name;
  return `${text.charAt(start) === '?' ? '?.' : ''}[${name}]`;
}

/** A text of a script in quotation marks of this kind. */
function quotedIn(quote: string, text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const escaped = inner.replaceAll(quote, `\\${quote}`);
  return quote + (quote === '`' ? escaped.replaceAll('${', '\\${') : escaped) + quote;
}
