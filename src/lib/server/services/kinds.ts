import type { SelectionTypeName } from '../../ascdata/types.js';

/** The kinds of objects, and whether those of a kind contain one another. A new kind does not compile without a row. */
const KINDS: Readonly<Record<SelectionTypeName, { nested: boolean }>> = {
  spotGroup: { nested: false },
  mediaGroup: { nested: false },
  location: { nested: true },
  player: { nested: false },
  category: { nested: true },
  spot: { nested: false },
  media: { nested: false },
  edition: { nested: false }
};

export function isKind(text: string): text is SelectionTypeName {
  return Object.hasOwn(KINDS, text);
}

export function isNested(kind: SelectionTypeName): boolean {
  return KINDS[kind].nested;
}
