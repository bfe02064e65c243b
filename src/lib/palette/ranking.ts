import { folded, finder } from '../language/textSearch.js';
import type { Command } from '../ui/commands.js';

/** Entries shown at once; typing finds the others. */
export const MAX_SHOWN = 200;

const KINDS: readonly Command['kind'][] = ['setting', 'action', 'widget'];

/**
 * Commands matching every word, best first: name prefix, word prefix, other. Ties are ordered by kind, then input order. Without
 * a query, actions come first.
 */
export function ranked(commands: readonly Command[], query: string): Command[] {
  const isFound = finder(query);
  const start = folded(query.trim());
  const kinds = start === '' ? ['action', 'setting', 'widget'] : KINDS;
  const found = commands.filter(({ label, detail = '' }) => isFound(`${label}\n${detail}`));
  const keyed = found.map((command) => ({ command, rank: rankOf(command, start), kind: kinds.indexOf(command.kind) }));
  keyed.sort((a, b) => a.rank - b.rank || a.kind - b.kind);
  return keyed.slice(0, MAX_SHOWN).map(({ command }) => command);
}

function rankOf({ label }: Command, start: string): number {
  if (start === '') return 0;
  const name = folded(label);
  if (name.startsWith(start)) return 0;
  return name.includes(` ${start}`) ? 1 : 2;
}
