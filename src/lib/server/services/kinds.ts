import type { SelectionTypeName } from '../../ascdata/types.js';

interface Kind {
  /** Its objects contain one another. */
  readonly nested: boolean;
  /** Some of its objects hold templates, and are offered only with IncludeTemplates. */
  readonly templates: boolean;
}

/** What the catalogue has to know of the kinds of objects. A new kind does not compile without a row. */
const KINDS: Readonly<Record<SelectionTypeName, Kind>> = {
  spotGroup: { nested: false, templates: true },
  mediaGroup: { nested: false, templates: false },
  location: { nested: true, templates: false },
  player: { nested: false, templates: false },
  category: { nested: true, templates: false },
  spot: { nested: false, templates: false },
  media: { nested: false, templates: false },
  edition: { nested: false, templates: false }
};

export function isKind(text: string): text is SelectionTypeName {
  return Object.hasOwn(KINDS, text);
}

export function kindNamed(kind: SelectionTypeName): Kind {
  return KINDS[kind];
}
