import { flushSync, tick } from 'svelte';
import type { Cell } from './model.svelte.js';
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
 * (`picks` also opens its list or picker); `typed` lets the typed character replace it, and returns whether it took the character, as the
 * input is still loading: what is typed until then goes into it as well.
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

  /** What was typed into a cell whose input is still loading. */
  let early: { readonly cell: Cell; text: string } | undefined;

  /** Focuses the text, all of it selected. @returns whether there is one */
  function toText(): boolean {
    const input = box()?.querySelector('#table-cell, #table-input');
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
      input.focus();
      input.select();
      return true;
    }
    // The key then looks for an entry.
    if (input instanceof HTMLSelectElement) input.focus();
    else session.inCell = undefined;
    return false;
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
    typed(character: string): boolean {
      if (early && isSame(early.cell, session.current)) {
        early.text += character;
        return true;
      }
      open();
      const { current } = session;
      const opened = box();
      if (!current || !opened || opened.querySelector(FOCUSABLE)) {
        early = undefined;
        toText();
        return false;
      }
      const waiting = (early = { cell: current, text: character });
      void filled(opened).then(() => {
        if (early !== waiting) return;
        early = undefined;
        if (isSame(waiting.cell, session.current) && toText()) document.execCommand('insertText', false, waiting.text);
      });
      return true;
    }
  };
}

const isSame = (one: Cell, other: Cell | undefined): boolean => one.row === other?.row && one.element === other.element;

/** Resolves once there is something in a box that takes the focus. */
function filled(box: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!box.querySelector(FOCUSABLE)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(box, { childList: true, subtree: true });
  });
}
