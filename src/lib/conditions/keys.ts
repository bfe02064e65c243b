import { UNDO_KEYS, type CommandIn } from '../ui/pressedKey.js';
import type { FieldState } from '../form/field.svelte.js';
import type { Workspace } from './workspace.svelte.js';

const ANYWHERE = { 'ctrl s': 'save', 'ctrl .': 'fixes', F8: 'next-problem', 'shift F8': 'problem-before' } as const;

/** What a key does in the workspace, by where the focus is. Rows, nodes and states have their own keys. */
export const KEYS = {
  typing: ANYWHERE,
  popover: { ...ANYWHERE, ...UNDO_KEYS },
  elsewhere: {
    ...ANYWHERE,
    ...UNDO_KEYS,
    '1': 'view-rules',
    '2': 'view-map',
    '3': 'view-states',
    f: 'around',
    t: 'first-way',
    '0': 'reset',
    c: 'compare',
    k: 'keep',
    '/': 'search',
    '?': 'keys'
  }
} as const;

export type Command = CommandIn<typeof KEYS.elsewhere>;

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
