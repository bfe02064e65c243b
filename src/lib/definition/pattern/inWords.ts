import { spelledOut } from '../../language/unseen.js';
import type { Texts } from '../../messages/load.js';
import type { Counted, Meaning, SetPart, Ways } from './pieces.js';

type Words = Texts<'properties'>['pattern']['words'];
type Simple = 'start' | 'end' | 'edge' | 'within';

/** A piece of a pattern in words. */
export function pieceInWords({ meaning, min, max }: Counted, words: Words): string {
  if (meaning.kind === 'any') return words.characters(min, max);
  if (meaning.kind === 'set') return setInWords(meaning, min, max, words);
  const what = meaningInWords(meaning, words);
  return min === 1 && max === 1 ? what : words.times(what, min, max);
}

function meaningInWords(meaning: Meaning, words: Words): string {
  switch (meaning.kind) {
    case 'text':
      return words.text(spelledOut(meaning.text));
    case 'group':
      return waysInWords(meaning.ways, words);
    case 'look': {
      const { isAhead, isNegated, ways } = meaning;
      const what = waysInWords(ways, words);
      if (isAhead) return isNegated ? words.notBefore(what) : words.before(what);
      return isNegated ? words.notAfter(what) : words.after(what);
    }
    case 'again':
      return words.again(meaning.group);
    default:
      return words[meaning.kind as Simple];
  }
}

function waysInWords(ways: Ways, words: Words): string {
  const each = ways.map((way) => way.map((counted) => pieceInWords(counted, words)).join(', ') || words.nothing);
  return each.length === 1 ? `(${each[0]!})` : `(${words.either(each)})`;
}

function setInWords(
  { parts, isNegated }: { readonly parts: readonly SetPart[]; readonly isNegated: boolean },
  min: number,
  max: number,
  words: Words
): string {
  if (parts.length === 0) return isNegated ? words.characters(min, max) : words.never;
  const all = parts.map((part) => partInWords(part, words));
  if (isNegated) return words.otherThan(min, max, all);
  const named = parts.flatMap((part) => ('name' in part ? [words.sets[part.name]] : []));
  if (named.length < parts.length) return words.among(min, max, all);
  return words.ofSets(min, max, named);
}

function partInWords(part: SetPart, words: Words): string {
  if ('name' in part) return words.sets[part.name][1]!;
  return 'text' in part ? words.text(spelledOut(part.text)) : words.range(part.from, part.to);
}
