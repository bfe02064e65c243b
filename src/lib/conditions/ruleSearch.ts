import { describe } from '../form/changeSummary.js';
import type { ClauseWords } from '../form/explain/clauses.js';
import type { FieldState } from '../form/field.svelte.js';
import type { EditorView } from '../editor/view.svelte.js';
import { finder } from '../language/textSearch.js';
import { clauseOf, textOf } from './clauses.js';
import type { EditorState } from '../form/state.svelte.js';
import type { Definition } from './definition.js';
import type { RuleProof } from './ruleProofs.js';

/** Which rows, nodes and columns are shown. `reads`: rules that read this setting. */
export type RuleFilter = 'all' | 'hidden' | 'flipped' | 'problems' | { readonly reads: string };

/** What a filter asks about, as the workspace knows it. */
interface Filtered {
  readonly filter: RuleFilter;
  readonly definition: Definition;
  isFlipped(id: string): boolean;
  proof(id: string): RuleProof | undefined;
}

/** Whether the rule of an element passes the filter. */
export function passesFilter(workspace: Filtered, { id, hidden }: FieldState): boolean {
  const { filter } = workspace;
  if (filter === 'all') return true;
  if (filter === 'hidden') return hidden;
  if (filter === 'flipped') return workspace.isFlipped(id);
  if (filter === 'problems') return workspace.proof(id)?.verdict === 'problem';
  return workspace.definition.reads.get(id)?.includes(filter.reads) ?? false;
}

/** What a search looks through, in the same way. */
interface Searched extends Filtered {
  readonly form: EditorState;
  readonly query: string;
  readonly rules: readonly FieldState[];
}

/** The rules matching search and filter, in the author's order: by name and Id of the setting, its Value, and the text of its rule. */
export function searchRules(workspace: Searched, names: EditorView, texts: ClauseWords): readonly FieldState[] {
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
