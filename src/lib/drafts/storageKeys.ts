/** Under which names drafts are kept. A module of its own: what only asks which there are needs no cipher. */

/** What the names of all drafts begin with, in the storage of their user. */
export const DRAFTS = 'draft:';

/** The same of edits of rules. */
export const RULE_DRAFTS = 'rules:';

/** The same of translations. */
export const TEXT_DRAFTS = 'texts:';

/** What the names of everything begin with that a browser keeps for one user. */
export const prefixOf = (userId: number): string => `ascdata:user:${userId}:`;

/** The widget of a draft, from its name. */
export const widgetOf = (name: string): number => Number.parseInt(name.slice(name.indexOf(':') + 1), 10);

/** Is this the name of a draft, of Values, rules or translations? */
export const isDraft = (name: string): boolean =>
  [DRAFTS, RULE_DRAFTS, TEXT_DRAFTS].some((prefix) => name.startsWith(prefix));
