import { apply, type Command } from './commands.js';
import type { Layout } from './layout.js';
import { conforming, type SizesOf } from './sizes.js';

/** A layout being arranged, with its undo and redo steps; the latest last. */
export interface LayoutHistory {
  readonly layout: Layout;
  readonly undo: readonly Command[];
  readonly redo: readonly Command[];
}

/** Undo steps kept; older ones are dropped, the layout stays. */
const MOST_STEPS = 200;

export const startHistory = (layout: Layout): LayoutHistory => ({ layout, undo: [], redo: [] });

/** After a command; the same object if nothing changes. */
export function withCommand(now: LayoutHistory, command: Command, of: SizesOf): LayoutHistory {
  const applied = apply(now.layout, command, of);
  if (!applied) return now;
  return { layout: applied.layout, undo: [...now.undo, applied.inverse].slice(-MOST_STEPS), redo: [] };
}

/** Undoes the last change; the same object if there is none. */
export function undoLast(now: LayoutHistory, of: SizesOf): LayoutHistory {
  const back = turned(now.layout, now.undo, of);
  return back ? { layout: back.layout, undo: back.rest, redo: [...now.redo, back.inverse] } : now;
}

/** Redoes the change undone last; the same object if there is none. */
export function redoLast(now: LayoutHistory, of: SizesOf): LayoutHistory {
  const again = turned(now.layout, now.redo, of);
  return again ? { layout: again.layout, undo: [...now.undo, again.inverse], redo: again.rest } : now;
}

/** With every tile in an allowed size; steps that no longer change anything are dropped. */
export function conformed({ layout, undo, redo }: LayoutHistory, of: SizesOf): LayoutHistory {
  const now = conforming(layout, of);
  return { layout: now, undo: leading(now, undo, of), redo: leading(now, redo, of) };
}

/** The commands that change something, one after the other from the last. */
function leading(layout: Layout, commands: readonly Command[], of: SizesOf): Command[] {
  const kept: Command[] = [];
  let at = layout;
  for (const command of [...commands].reverse()) {
    const applied = apply(at, command, of);
    if (!applied) continue;
    kept.unshift(command);
    at = applied.layout;
  }
  return kept;
}

function turned(layout: Layout, commands: readonly Command[], of: SizesOf) {
  const last = commands.at(-1);
  const applied = last && apply(layout, last, of);
  return applied && { ...applied, rest: commands.slice(0, -1) };
}
