import { shortened, MAX_LINE } from '../ascdata/lines.js';

/** Words of a name, without accents. */
const WORD = /[\p{L}\p{N}]+/gu;

/** The Id that a name leads to, `TwoColumns` for “Two columns”; `fallback` where it has no letter or digit of use. */
export function idOf(name: string, fallback: string): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').match(WORD) ?? [];
  const id = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return shortened(id, MAX_LINE) || fallback;
}

/** The Id, or with the first free number behind it. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const next = number === 1 ? id : `${id}${number}`;
    if (!taken.has(next)) return next;
  }
}

/** Whether an Id says nothing that the name does not, or the Id that this leads to: nobody needs to see it. */
export function follows(id: string, name: string): boolean {
  const led = idOf(name, '');
  const rest = id.slice(led.length);
  return led !== '' && id.toLowerCase().startsWith(led.toLowerCase()) && /^\d*$/.test(rest);
}
