import type { WidgetGroupEntry } from '../api.js';
import type { Texts } from '../messages/load.js';
import { offerCommands, type Command } from '../ui/commands.js';
import { SHORTCUT } from '../ui/keyCaps.js';
import type { ListState } from './listState.svelte.js';
import { addressOf, type ListPlace } from './places.js';

/** Who may see and change the content of a place, in a sentence. `group`: of the place. */
export function rightsAt(
  place: ListPlace,
  group: WidgetGroupEntry | undefined,
  spotGroups: Readonly<Record<number, string>>,
  t: Texts<'widgets'>
): string {
  if (place === 'all') return t.rights.all;
  if (place === 'trash') return t.trash.rights;
  if (!group) return t.rights.templates;
  const spotGroup = group.SpotGroupId === null ? undefined : spotGroups[group.SpotGroupId];
  const seen = spotGroup === undefined ? t.rights.administrators : t.rights.group(spotGroup);
  return group.Writable ? seen : `${seen} ${t.rights.readOnly}`;
}

type KeyRow = readonly [what: string, keys: readonly string[]];

/** What the keys do on the screen. */
export function keyRows(t: Texts<'widgets'>, isList: boolean): readonly KeyRow[] {
  const { keys } = t;
  return [
    [keys.arrows, ['←', '→', '↑', '↓']],
    [keys.ends, ['home', 'end']],
    [keys.open, ['enter']],
    [keys.menu, ['shift F10']],
    [keys.copy, ['C']],
    [keys.move, ['M']],
    [keys.rename, ['F2']],
    [keys.remove, ['del']],
    ...(isList ? listRows(t.list.keys) : ([[t.menu.select, ['space']]] as const)),
    [keys.undo, [SHORTCUT.undo]],
    [keys.search, ['/']],
    [keys.palette, [SHORTCUT.find]],
    [keys.help, ['?']]
  ];
}

const listRows = (keys: Texts<'widgets'>['list']['keys']): readonly KeyRow[] => [
  [keys.select, ['space']],
  [keys.selectTo, ['shift ↓']],
  [keys.selectAll, ['ctrl A']]
];

/** What the screen offers in the palette. */
interface Offering {
  readonly list: ListState;
  readonly groups: readonly WidgetGroupEntry[];
  /** Creates a group; undefined: not allowed. */
  readonly create: (() => void) | undefined;
}

/** Offers it until the returned function is called. */
export function offerWidgets({ list, groups, create }: Offering): () => void {
  return offerCommands(({ list: words }): Command[] => [
    {
      id: 'list view',
      kind: 'action',
      label: list.isList ? words.cards : words.rows,
      run: () => list.show(!list.isList)
    },
    ...(create ? [{ id: 'list group', kind: 'action' as const, label: words.group, run: create }] : []),
    ...groups.map(({ Id, Name }) => ({
      id: `group ${Id}`,
      kind: 'action' as const,
      label: words.go(Name),
      href: addressOf({ home: Id })
    }))
  ]);
}
