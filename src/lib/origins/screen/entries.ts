import type { Texts } from '../../messages/load.js';
import { readOrigins } from '../rules.js';

/** One line of the list as it is being written. */
export interface Entry {
  readonly id: number;
  text: string;
  /** What is wrong with it, in a sentence. */
  problem: string | undefined;
}

/** What is sent, with the entry each origin comes from; or the faults, by the Id of the entry. */
export type Read =
  | { readonly origins: readonly string[]; readonly from: readonly number[] }
  | { readonly problems: ReadonlyMap<number, string> };

/**
 * The list that was written: empty lines are left out, and `https://` need not be typed. `own`: host name of the product;
 * `faults`: the texts for faulty entries.
 */
export function readEntries(entries: readonly Entry[], own: string, faults: Texts<'origins'>['faults']): Read {
  const written = entries.filter(({ text }) => text.trim() !== '');
  const { origins, faults: found } = readOrigins(
    written.map(({ text }) => withScheme(text.trim())),
    [own]
  );
  if (found.size === 0) return { origins, from: written.map(({ id }) => id) };
  return { problems: new Map([...found].map(([at, fault]) => [written[at]?.id ?? -1, faults[fault]])) };
}

/** `https://` need not be typed. */
export function withScheme(text: string): string {
  return text.includes('//') ? text : `https://${text}`;
}
