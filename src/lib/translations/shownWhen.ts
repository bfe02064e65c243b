import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { clauseOf } from '../form/explain/reasons.js';
import { oppositeOf } from '../form/explain/clauses.js';
import type { NameWords } from '../form/settingNames.js';
import type { EditorState } from '../form/state.svelte.js';

/**
 * What shows an element, in words: one of these has to be the case. Undefined where no Values hide it: it has no Conditions, or one
 * that cannot be evaluated. Names and entries are in the language of the sources.
 */
export function showingClauses(
  id: string,
  form: EditorState,
  words: DescribeContext,
  texts: NameWords
): readonly string[] | undefined {
  const conditions = form.explain(id);
  const shown = conditions.flatMap((condition) => oppositeOf(condition) ?? []);
  if (conditions.length === 0 || shown.length < conditions.length) return undefined;
  const inSource = { ...words, contentLanguage: '' };
  return [...new Set(shown.map((condition) => clauseOf(condition, form, inSource, texts)))];
}
