import { describe } from '../form/changeSummary.js';
import type { ClauseWords } from '../form/explain/clauses.js';
import type { FieldState } from '../form/field.svelte.js';
import type { EditorView } from '../editor/view.svelte.js';
import { finder } from '../language/textSearch.js';
import { clauseOf, textOf } from './clauses.js';
import { passesFilter } from './ruleFilter.js';
import type { Workspace } from './workspace.svelte.js';

/** The rules matching search and filter, in the author's order: by name and Id of the setting, its Value, and the text of its rule. */
export function searchRules(workspace: Workspace, names: EditorView, texts: ClauseWords): readonly FieldState[] {
  const { form, query, rules } = workspace;
  const passing = rules.filter((field) => passesFilter(workspace, field));
  if (query.trim() === '') return passing;
  const matches = finder(query);
  return passing.filter((field) => {
    const { words } = names;
    const clauses = form.explain(field.id).map((found) => {
      const clause = clauseOf(found, form, words, texts, (each) => names.label(each));
      return clause ? `${textOf(clause)}\n${found.targetId}` : '';
    });
    return matches([names.label(field), field.id, describe(field, field.value, words), ...clauses].join('\n'));
  });
}
