import type { FieldState } from '../form/field.svelte.js';
import type { Workspace } from './workspace.svelte.js';

/** The next problem after the selection (1), or the previous one (-1), wrapping around. */
export function adjacentProblem({ problems, selection }: Workspace, step: 1 | -1): FieldState | undefined {
  const at = selection?.index ?? -1;
  return step === 1
    ? (problems.find(({ index }) => index > at) ?? problems[0])
    : (problems.findLast(({ index }) => index < at) ?? problems.at(-1));
}

/** Undoes or redoes the Values tried since the last edit of the rules, then those edits. @returns false: there was nothing */
export function undoOrRedo(workspace: Workspace, isRedo: boolean): boolean {
  const { form, edits } = workspace;
  if (isRedo ? form.canRedo : form.canUndo) {
    if (isRedo) workspace.redo();
    else workspace.undo();
  } else if (isRedo ? edits.canRedo : edits.canUndo) {
    if (isRedo) workspace.redoEdit();
    else workspace.undoEdit();
  } else return false;
  return true;
}
