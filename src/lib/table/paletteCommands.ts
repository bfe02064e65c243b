import type { Texts } from '../messages/load.js';
import { offerCommands, type Command as Offered } from '../ui/commands.js';
import type { Command } from './keys.js';
import type { TableSession } from './tableSession.svelte.js';

interface Offering {
  readonly session: TableSession;
  readonly t: Texts<'table'>;
  /** Commands that have keys. */
  readonly commands: Readonly<Record<Command, () => unknown>>;
  /** Commands without a key. */
  readonly csv: () => unknown;
  readonly preview: () => unknown;
  /** Focuses the table. */
  readonly focus: () => unknown;
}

/** Offers the Table's commands and settings in the palette. @returns stops offering them */
export function offerTable({ session, t, commands, csv, preview, focus }: Offering): () => void {
  const { model, selection } = session;
  return offerCommands(({ editor }) => [
    ...model.definition.elements.map((element): Offered => ({
      id: `setting ${element.Id}`,
      kind: 'setting',
      label: session.label(element),
      run: () => {
        const row = session.current?.row ?? model.rows[0];
        if (row) session.reveal({ row, element });
        focus();
      }
    })),
    ...actions([
      ['save', session.target?.label ?? t.save.label, session.canSave, commands.save, 'Ctrl S'],
      ['undo', t.tools.undo, model.canUndo, commands.undo, 'Ctrl Z'],
      ['redo', t.tools.redo, model.canRedo, commands.redo, 'Ctrl Y'],
      ['problem', t.keys.problem, model.broken.length + model.conflicts.length > 0, commands['next-problem'], 'F8'],
      ['fill', t.keys.fill, selection.area.bottom > selection.area.top, commands.fill, 'Ctrl D'],
      ['release', t.keys.release, session.selected.some(({ row }) => row.isEditable), commands.release, 'Del'],
      ['find', t.find.title, true, commands.find, 'Ctrl H'],
      ['csv', t.tools.csv, true, csv],
      ['preview', t.preview.title, true, preview],
      ['keys', editor.keys, true, commands.keys, '?']
    ])
  ]);
}

type Action = readonly [id: string, label: string, isOffered: boolean, run: () => unknown, keys?: string];

const actions = (all: readonly Action[]): Offered[] =>
  all
    .filter(([, , isOffered]) => isOffered)
    .map(([id, label, , run, keys]) => ({
      id: `table ${id}`,
      kind: 'action',
      label,
      run,
      ...(keys !== undefined && { keys })
    }));
