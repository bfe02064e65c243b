import { KEYS, moveOf, type Command } from './keys.js';
import type { Cell } from './model.svelte.js';
import type { TableSession } from './tableSession.svelte.js';
import { isDialogOpen, commandOf, isTyping } from '../ui/pressedKey.js';

/** What the page of the Table does for its commands. */
export interface TableHost {
  readonly session: TableSession;
  /** Edits the active cell; `isPicking` opens the picker of its input at once. */
  edit(isPicking?: boolean): unknown;
  /** Starts an edit with the character that is being typed. @returns whether it was taken, as the input is still loading */
  typed(character: string): boolean;
  /** Brings the first of these cells into view. */
  show(cells: readonly Cell[]): unknown;
  /** Scrolls to the first row: the template's stays in view, and would not lead there. */
  toTop(): void;
  /** Goes to the next cell that cannot be saved. */
  toProblem(): void;
  /** Fills the selected cells from their first one. */
  fill(): void;
  /** Sets all selected cells. */
  setAll(): void;
  /** Opens find and replace. */
  find(): void;
  /** Opens the list of keys. */
  keys(): void;
}

/** The commands of the Table, and the keys that run them. */
export function tableCommands(host: TableHost) {
  const { session } = host;
  const { model } = session;

  function toggle(): void {
    const { current } = session;
    if (!current) return;
    const value = current.row.valueOf(current.element.Id);
    if (typeof value !== 'boolean') return void host.edit();
    model.set(session.inColumn.map((cell) => ({ ...cell, value: !value })));
  }

  const commands: Record<Command, () => unknown> = {
    save: () => (model.broken.length + model.conflicts.length > 0 ? host.toProblem() : session.save()),
    undo: () => host.show(model.undo()),
    redo: () => host.show(model.redo()),
    search: () => document.getElementById('table-search')?.focus(),
    keys: () => host.keys(),
    'next-problem': () => host.toProblem(),
    find: () => host.find(),
    edit: () => host.edit(),
    pick: () => host.edit(true),
    toggle,
    release: () => model.release(session.selected),
    fill: () => host.fill(),
    set: () => host.setAll(),
    column: () => session.selection.whole('columns'),
    row: () => session.selection.whole('rows'),
    all: () => session.selection.whole('all')
  };

  function keydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isDialogOpen()) return;
    const isGrid = event.target instanceof Element && event.target.id === 'table';
    const command = commandOf<Command>(event, KEYS[isGrid ? 'grid' : isTyping(event.target) ? 'typing' : 'elsewhere']);
    const move = isGrid && !command ? moveOf(event) : undefined;
    if (move) {
      session.go(move);
      if (move.rows === 'start') host.toTop();
    }
    // Typing starts an edit: the character goes into the input.
    else if (isGrid && !command && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (host.typed(event.key)) event.preventDefault();
      return;
    } else if (!command) return;
    event.preventDefault();
    if (command) commands[command]();
  }

  return { commands, keydown };
}
