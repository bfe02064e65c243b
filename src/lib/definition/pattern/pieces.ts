import { RegExpParser, type AST } from '@eslint-community/regexpp';
import type { Texts } from '../../messages/load.js';

/** What a class of characters is called. */
export type SetName = keyof Texts<'properties'>['pattern']['words']['sets'];

/** Characters between brackets: a class by name, one character, or all between two. */
export type SetPart =
  | { readonly name: SetName }
  | { readonly text: string }
  | { readonly from: string; readonly to: string };

/** Alternatives, each a row of what follows one another. */
export type Ways = readonly (readonly Counted[])[];

/** What a piece of a pattern asks for. */
export type Meaning =
  | { readonly kind: 'start' | 'end' | 'edge' | 'within' | 'any' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'set'; readonly parts: readonly SetPart[]; readonly isNegated: boolean }
  | { readonly kind: 'group'; readonly ways: Ways }
  | { readonly kind: 'look'; readonly isAhead: boolean; readonly isNegated: boolean; readonly ways: Ways }
  /** What a group found, again. */
  | { readonly kind: 'again'; readonly group: string };

/** A meaning, and how often it is there; `max` may be Infinity. */
export interface Counted {
  readonly meaning: Meaning;
  readonly min: number;
  readonly max: number;
}

/** A piece of the text of a pattern; no meaning: from here on another way is meant. */
export interface Piece {
  readonly raw: string;
  readonly counted: Counted | undefined;
}

/** Longer patterns are not tried (`patterns`), nor explained. */
const MOST = 1_000;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** The pieces of a pattern without flags, in the order of its text; undefined: it is none, or is too long. */
export function piecesOf(pattern: string): readonly Piece[] | undefined {
  if (pattern.length > MOST) return undefined;
  try {
    const { alternatives } = parser.parsePattern(pattern, 0, pattern.length, { unicode: false });
    return alternatives.flatMap(({ elements }, at) => [
      ...(at > 0 ? [{ raw: '|', counted: undefined }] : []),
      ...piecesIn(elements)
    ]);
  } catch {
    return undefined;
  }
}

/** Characters in a row are one piece. */
function piecesIn(elements: readonly AST.Element[]): Piece[] {
  const pieces: Piece[] = [];
  for (const element of elements) {
    const counted = countedOf(element);
    const last = pieces.at(-1);
    const [before, now] = [last && textIn(last.counted), textIn(counted)];
    if (before === undefined || now === undefined) pieces.push({ raw: element.raw, counted });
    else
      pieces[pieces.length - 1] = { raw: last!.raw + element.raw, counted: once({ kind: 'text', text: before + now }) };
  }
  return pieces;
}

function textIn(counted: Counted | undefined): string | undefined {
  return counted?.meaning.kind === 'text' && counted.min === 1 && counted.max === 1 ? counted.meaning.text : undefined;
}

const once = (meaning: Meaning): Counted => ({ meaning, min: 1, max: 1 });

const countedOf = (element: AST.Element): Counted =>
  element.type === 'Quantifier'
    ? { meaning: meaningOf(element.element), min: element.min, max: element.max }
    : once(meaningOf(element));

const waysOf = (alternatives: readonly AST.Alternative[]): Ways =>
  alternatives.map(({ elements }) => piecesIn(elements).map(({ counted }) => counted!));

function meaningOf(element: Exclude<AST.Element, AST.Quantifier>): Meaning {
  switch (element.type) {
    case 'Character':
      return { kind: 'text', text: characterOf(element) };
    case 'CharacterSet':
      return setOf(element);
    case 'CharacterClass':
      return { kind: 'set', parts: joined(element.elements.map(partOf)), isNegated: element.negate };
    case 'Group':
    case 'CapturingGroup':
      return { kind: 'group', ways: waysOf(element.alternatives) };
    case 'Backreference':
      return { kind: 'again', group: String(element.ref) };
    case 'Assertion':
      return assertionOf(element);
    default:
      return { kind: 'text', text: element.raw };
  }
}

function assertionOf(element: AST.Assertion): Meaning {
  switch (element.kind) {
    case 'word':
      return { kind: element.negate ? 'within' : 'edge' };
    case 'lookahead':
    case 'lookbehind': {
      const isAhead = element.kind === 'lookahead';
      return { kind: 'look', isAhead, isNegated: element.negate, ways: waysOf(element.alternatives) };
    }
    default:
      return { kind: element.kind };
  }
}

function setOf(set: AST.CharacterSet): Meaning {
  if (set.kind === 'any') return { kind: 'any' };
  return {
    kind: 'set',
    parts: [{ ...partOf({ ...set, negate: false } as AST.CharacterClassElement) }],
    isNegated: set.negate
  };
}

const NAMES = {
  digit: ['digit', 'notDigit'],
  word: ['wordCharacter', 'notWordCharacter'],
  space: ['blank', 'notBlank']
} as const;
const RANGES: Readonly<Record<string, SetName>> = { 'A-Z': 'capital', 'a-z': 'small', '0-9': 'digit' };

function partOf(element: AST.CharacterClassElement): SetPart {
  if (element.type === 'CharacterSet' && element.kind !== 'property') {
    return { name: NAMES[element.kind][element.negate ? 1 : 0] };
  }
  if (element.type === 'CharacterClassRange') {
    const [from, to] = [characterOf(element.min), characterOf(element.max)];
    const name = RANGES[`${from}-${to}`];
    return name ? { name } : { from, to };
  }
  return { text: element.type === 'Character' ? characterOf(element) : element.raw };
}

/** Capital and small letters together are letters. */
function joined(parts: readonly SetPart[]): SetPart[] {
  const has = (name: SetName): boolean => parts.some((part) => 'name' in part && part.name === name);
  if (!has('capital') || !has('small')) return [...parts];
  const rest = parts.filter((part) => !('name' in part) || (part.name !== 'capital' && part.name !== 'small'));
  return [{ name: 'letter' }, ...rest];
}

const characterOf = ({ value }: AST.Character): string => String.fromCodePoint(value);
