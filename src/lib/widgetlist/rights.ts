import type { WidgetGroupEntry, WidgetSummary } from '../api.js';
import type { Home } from './places.js';

/** The signed-in user's permissions as known to the screen. It offers only what they allow; the server checks again. */
export interface Access {
  /** Actions that could be allowed (`PageAccount.may`). */
  readonly may: readonly string[];
  readonly groups: readonly WidgetGroupEntry[];
}

/** Allowed actions on a widget. */
export interface Allowed {
  readonly rename: boolean;
  /** Create a variant or copy of it, somewhere. */
  readonly copy: boolean;
  readonly move: boolean;
  readonly remove: boolean;
  /** Replace its template's package. */
  readonly replace: boolean;
}

/** Whether widgets here can be changed and others added. */
export function isWritable({ may, groups }: Access, home: Home): boolean {
  if (home === null) return may.includes('widget.edit');
  return groups.some(({ Id, Writable }) => Id === home && Writable);
}

/** Whether widgets can be removed from here. Templates need another permission: everybody uses them. */
export function isTakable(access: Access, home: Home): boolean {
  return home === null ? access.may.includes('template.delete') : isWritable(access, home);
}

/** Every home that widgets may be put in: “Widget templates”, then groups in their order. */
export function homesOf(access: Access): Home[] {
  return [null, ...access.groups.map(({ Id }) => Id)].filter((home) => isWritable(access, home));
}

/** What the user can restore from the Trash. */
export const restorable = ({ may }: Access): { readonly widgets: boolean; readonly dashboards: boolean } => ({
  widgets: may.includes('widget.delete'),
  dashboards: may.includes('dashboard.edit')
});

/** `variants`: number of widgets of its template. A standard widget keeps its last one, so that it stays available. */
export function allowedFor(
  { GroupId: groupId, Standard: standard }: WidgetSummary,
  access: Access,
  variants: number
): Allowed {
  const homes = homesOf(access);
  const takable = isTakable(access, groupId);
  return {
    rename: isWritable(access, groupId),
    copy: homes.length > 0,
    move: groupId !== null && takable && homes.some((home) => home !== groupId),
    remove: takable && (!standard || variants > 1),
    replace: access.may.includes('widget.replace')
  };
}

/** Why a key on a card does nothing there. */
export type Obstacle = 'readOnly' | 'standard' | 'template' | 'nowhere';

/** undefined: nothing prevents it. @param variants number of widgets of its template */
export function obstacleTo(
  what: 'rename' | 'copy' | 'move' | 'remove',
  widget: WidgetSummary,
  access: Access,
  variants: number
): Obstacle | undefined {
  if (allowedFor(widget, access, variants)[what]) return undefined;
  if (what === 'copy') return 'nowhere';
  if (what === 'move' && widget.GroupId === null) return 'template';
  if (what === 'rename' || !isTakable(access, widget.GroupId)) return 'readOnly';
  return what === 'remove' ? 'standard' : 'nowhere';
}

/**
 * What dropping a widget on a home does: a template creates a variant; a widget of a group moves, or is copied with `isCopy` (Ctrl) or
 * where it may not be removed. undefined: nothing.
 */
export function dropOn(
  home: Home,
  { GroupId: groupId }: WidgetSummary,
  access: Access,
  isCopy: boolean
): 'copy' | 'move' | undefined {
  if (!isWritable(access, home)) return undefined;
  if (groupId === home) return isCopy ? 'copy' : undefined;
  return isCopy || groupId === null || !isTakable(access, groupId) ? 'copy' : 'move';
}
