import type { FieldState } from '../form/field.svelte.js';
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
