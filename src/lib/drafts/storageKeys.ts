/** Under which names drafts are kept. A module of its own: what only asks which there are needs no cipher. */

/** What the names of all drafts begin with, in the storage of their user. */
export const DRAFTS = 'draft:';

/** The same of edits of rules. */
export const RULE_DRAFTS = 'rules:';

/** What the names of everything begin with that a browser keeps for one user. */
export const prefixOf = (userId: number): string => `ascdata:user:${userId}:`;

/** The widget of a draft, from its name. */
export const widgetOf = (name: string): number => Number.parseInt(name.slice(name.indexOf(':') + 1), 10);

/** Is this the name of a draft, of Values or of rules? */
export const isDraft = (name: string): boolean => name.startsWith(DRAFTS) || name.startsWith(RULE_DRAFTS);
