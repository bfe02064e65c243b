import type { ReplacementBody, TextsPart } from '../api.js';

export type TextConflict = NonNullable<ReplacementBody['textConflicts']>[number];
export type RenamedEntry = NonNullable<ReplacementBody['renamedEntries']>[number];

/** What a person says about the translations of a replacement, as it is sent. */
export type TextChoices = Required<TextsPart['texts']>;

export const NO_CHOICES: TextChoices = { theirs: [], apart: [] };

/** Tells one conflict from all others. */
export const conflictId = (conflict: Pick<TextConflict, 'language' | 'element' | 'kind' | 'entry'>): string =>
  JSON.stringify([conflict.language, conflict.element, conflict.kind, conflict.entry]);

/** Tells one renamed entry from all others. */
export const entryId = ({ element, before }: RenamedEntry): string => JSON.stringify([element, before]);

/** Takes the package's text, or ours again. */
export function withTaken(choices: TextChoices, conflict: TextConflict, isTaken: boolean): TextChoices {
  const { language, element, kind, entry } = conflict;
  const others = choices.theirs.filter((each) => conflictId(each) !== conflictId(conflict));
  const key = { language, element, kind, ...(entry !== undefined && { entry }) };
  return { ...choices, theirs: isTaken ? [...others, key] : others };
}

/** Says that an entry is another one, or that it was renamed. */
export function withApart(choices: TextChoices, pair: RenamedEntry, isApart: boolean): TextChoices {
  const { element, before: entry } = pair;
  const others = choices.apart.filter((each) => each.element !== element || each.entry !== entry);
  return { ...choices, apart: isApart ? [...others, { element, entry }] : others };
}

/** Without choices for conflicts that a comparison no longer names. */
export function stillOpen(choices: TextChoices, { textConflicts = [] }: ReplacementBody): TextChoices {
  const open = new Set(textConflicts.map(conflictId));
  return { ...choices, theirs: choices.theirs.filter((each) => open.has(conflictId(each))) };
}
