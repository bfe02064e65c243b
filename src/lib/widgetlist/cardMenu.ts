import type { WidgetSummary } from '../api.js';
import type { Texts } from '../messages/load.js';
import type { MenuEntry } from '../ui/ActionMenu.svelte';
import type { allowedFor } from './rights.js';

interface CardMenu {
  readonly t: Texts<'widgets'>;
  readonly may: ReturnType<typeof allowedFor>;
  /** Opens the dialog of a command. */
  ask(kind: 'copy' | 'variants' | 'move' | 'rename' | 'download'): void;
  remove(): void;
  /** Selects it, and shows how to select others; left out: they are selected where it stands. */
  readonly select?: (() => void) | undefined;
}

/** The menu of a widget's card: what the user may do with it. */
export function cardMenu({ Id, GroupId }: WidgetSummary, { t, may, ask, remove, select }: CardMenu): MenuEntry[] {
  const isTemplate = GroupId === null;
  const address = `/widgets/${Id}`;
  return [
    { label: t.menu.open, href: address },
    ...(isTemplate ? [{ label: t.menu.table, href: `${address}/table` }] : []),
    ...(may.copy ? [{ label: isTemplate ? t.menu.variant : t.menu.copy, key: 'C', run: () => ask('copy') }] : []),
    ...(may.copy && isTemplate ? [{ label: t.menu.several, run: () => ask('variants') }] : []),
    ...(may.move ? [{ label: t.menu.move, key: 'M', run: () => ask('move') }] : []),
    ...(may.rename ? [{ label: t.menu.rename, key: 'F2', run: () => ask('rename') }] : []),
    ...(may.replace ? [{ label: t.menu.replace, href: `${address}/replace` }] : []),
    ...(select && (may.copy || may.move || may.remove) ? [{ label: t.menu.select, key: 'space', run: select }] : []),
    { label: t.menu.download, run: () => ask('download') },
    ...(may.remove ? [{ label: t.menu.remove, key: 'del', bad: true, run: remove }] : [])
  ];
}
