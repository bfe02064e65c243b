import { folded } from '../language/textSearch.js';
import { MAX_LINE, shortened } from './lines.js';

/** Whether one of these already has the name. Case and accents do not tell names apart. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => folded(other) === folded(name));
}

/** A name for a copy: a copy of “X 2” beside “X” becomes “X 3”; “Room 101” without “Room” becomes “Room 101 2”. */
export function nextName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(folded));
  if (!keys.has(folded(name))) return name;
  const counted = /^(.+) \d+$/s.exec(name)?.[1];
  const base = counted !== undefined && keys.has(folded(counted)) ? counted : name;
  for (let number = 2; ; number++) {
    const next = `${shortened(base, MAX_LINE - ` ${number}`.length)} ${number}`;
    if (!keys.has(folded(next))) return next;
  }
}
