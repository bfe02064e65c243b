import { describe } from '../../form/changeSummary.js';
import type { FieldState } from '../../form/field.svelte.js';
import type { WorkspaceContext } from '../workspaceContext.js';
import type { Graph } from './graph.js';

/** The text of a node. */
export interface NodeText {
  readonly name: string;
  /** Its Value, where rules read it. */
  readonly value: string | undefined;
  readonly isTried: boolean;
  readonly isProblem: boolean;
  /** Shown, hidden, or broken; then how many of its conditions are met. */
  readonly state: string;
  readonly detail: string;
  /** For screen readers: all of it, and how many rules read it. */
  readonly spoken: string;
}

/** The text of a node; reacts to what is tried. */
export function nodeText(field: FieldState, { workspace, names, t }: WorkspaceContext, graph: Graph): NodeText {
  const { form } = workspace;
  void form.revision;
  const conditions = form.explain(field.id);
  const readers = new Set((graph.outOf.get(field.id) ?? []).map(({ element }) => element)).size;
  const proof = workspace.proof(field.id);
  const isProblem = proof?.verdict === 'problem';
  const name = names.label(field) + names.suffix(field);
  const value = readers > 0 ? describe(field, field.value, names.words) : undefined;
  const shown = field.hidden ? t.rules.hidden : t.rules.shown;
  const now = conditions.length === 0 ? t.map.always : shown;
  const met = conditions.length === 0 ? '' : t.map.met(conditions.filter((each) => each.met).length, conditions.length);
  const was = workspace.isFlipped(field.id) ? (field.hidden ? t.rules.wasShown : t.rules.wasHidden) : '';
  const claim = proof && isProblem ? t.claims[proof.claim] : '';
  const tried = value !== undefined && field.changed ? t.map.tried : '';
  const parts = [name, value ?? '', tried, now, was, met, claim, t.map.readBy(readers)];
  return {
    name,
    value,
    isTried: tried !== '',
    isProblem,
    state: isProblem ? claim : now,
    detail: isProblem ? '' : was || met,
    spoken: parts.filter((part) => part !== '').join(', ')
  };
}
