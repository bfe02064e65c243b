import { apply, type Command } from './commands.js';
import type { Layout } from './layout.js';
import { conforming, type SizesOf } from './sizes.js';

/** A layout being arranged, with what takes its changes back and does them again; the latest last. */
export interface Arranging {
  readonly layout: Layout;
  readonly undo: readonly Command[];
  readonly redo: readonly Command[];
}

/** Changes that can be taken back; older ones are forgotten, the layout stays. */
const MOST_STEPS = 200;

export const arranging = (layout: Layout): Arranging => ({ layout, undo: [], redo: [] });

/** After a command; the same object where it changes nothing. */
export function arranged(now: Arranging, command: Command, of: SizesOf): Arranging {
  const applied = apply(now.layout, command, of);
  if (!applied) return now;
  return { layout: applied.layout, undo: [...now.undo, applied.inverse].slice(-MOST_STEPS), redo: [] };
}

/** The last change taken back; the same object where there is none. */
export function undone(now: Arranging, of: SizesOf): Arranging {
  const back = turned(now.layout, now.undo, of);
  return back ? { layout: back.layout, undo: back.rest, redo: [...now.redo, back.inverse] } : now;
}

/** The change that was taken back last done again; the same object where there is none. */
export function redone(now: Arranging, of: SizesOf): Arranging {
  const again = turned(now.layout, now.redo, of);
  return again ? { layout: again.layout, undo: [...now.undo, again.inverse], redo: again.rest } : now;
}

/** With every tile in a size it may have now; steps that lead nowhere any more are forgotten. */
export function conformed({ layout, undo, redo }: Arranging, of: SizesOf): Arranging {
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
