import { offerCommands, type Command } from '../ui/commands.js';
import { SHORTCUT } from '../ui/keyCaps.js';
import { describe } from '../form/changeSummary.js';
import type { FieldState } from '../form/field.svelte.js';
import type { Command as KeyCommand } from './keys.js';
import type { EditorState } from '../form/state.svelte.js';
import type { EditorView } from './view.svelte.js';

interface Offering {
  readonly form: EditorState;
  readonly view: EditorView;
  /** What the keys do. */
  readonly commands: Readonly<Record<KeyCommand, () => unknown>>;
}

/** Offers the settings of the open widget, and what the editor can do, until the returned function is called. */
export function offerEditor({ form, view, commands }: Offering): () => void {
  return offerCommands(({ editor: t }) => [
    ...form.fields.map((field): Command => ({
      id: `setting ${field.id}`,
      kind: 'setting',
      label: view.label(field) + view.suffix(field),
      detail: detailOf(field, view, t.hidden),
      run: () => view.focus(field)
    })),
    ...actions([
      ['save', t.save, form.dirty, commands.save, SHORTCUT.save],
      ['undo', t.undo, form.canUndo, commands.undo, SHORTCUT.undo],
      ['redo', t.redo, form.canRedo, commands.redo, SHORTCUT.redo],
      ['review', t.review, form.dirty, () => (view.reviewOpen = true)],
      ['next', t.next, form.broken.length > 0, commands['next-problem'], 'F8'],
      ['copy', t.copy, form.fields.length > 0, () => (view.clipboard = 'copy')],
      ['paste', t.paste, form.fields.length > 0, () => (view.clipboard = 'paste')],
      ['keys', t.keys, true, commands.keys, '?']
    ])
  ]);
}

/** Its Value in words, or that it is hidden. */
function detailOf(field: FieldState, view: EditorView, hidden: string): string {
  return field.hidden ? hidden : describe(field, field.value, view.words);
}

type Action = readonly [id: string, label: string, isOffered: boolean, run: () => unknown, keys?: string];

const actions = (all: readonly Action[]): Command[] =>
  all
    .filter(([, , isOffered]) => isOffered)
    .map(([id, label, , run, keys]) => ({
      id: `editor ${id}`,
      kind: 'action',
      label,
      run,
      ...(keys !== undefined && { keys })
    }));
