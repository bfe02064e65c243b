import { flushSync, tick } from 'svelte';
import type { TableSession } from './tableSession.svelte.js';

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]';

interface CellInputHost {
  readonly session: TableSession;
  /** Whether the cell is too small for an input. */
  readonly isInLine: boolean;
  /** Shows the input in the bar above the grid. */
  readonly settle: () => void;
}

/**
 * Opens the active cell's input: in the cell, or in the bar above if there is no room or the cell is locked. `edit` selects the content
 * (`picks` also opens its list or picker); `typed` lets the typed character replace it.
 */
export function cellInput(host: CellInputHost) {
  const { session } = host;
  const box = () => document.getElementById(session.inCell ? 'table-cell-box' : 'table-input-box');

  function open(): void {
    const { current } = session;
    if (host.isInLine || !current?.row.isEditable) host.settle();
    else session.inCell = current;
    flushSync();
  }

  return {
    async edit(picks = false): Promise<void> {
      open();
      await tick();
      await tick();
      const opened = box();
      const named = opened?.querySelector<HTMLElement>('#table-cell, #table-input');
      const inside = (named ?? opened)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
      const target = [named, ...inside].find((each) => each?.matches(FOCUSABLE));
      target?.focus();
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select();
      if (!picks) return;
      if (target instanceof HTMLSelectElement) target.showPicker();
      else target?.click();
    },
    typed(): void {
      open();
      const input = box()?.querySelector('#table-cell, #table-input');
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
        input.focus();
        input.select();
      }
      // The key then looks for an entry.
      else if (input instanceof HTMLSelectElement) input.focus();
      else session.inCell = undefined;
    }
  };
}
