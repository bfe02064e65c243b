import type { WidgetSummary } from '../api.js';

/** Where a widget stands: the Id of a widget group; null: “Widget templates”. */
export type Home = number | null;

/** What the Widgets screen shows: every widget, those that stand in one home, or those that were deleted. */
export type Place = 'all' | 'trash' | { readonly home: Home };

const GROUP = /^groups\/([1-9]\d{0,14})$/;

/** The place of an address, without its first slash; undefined: no address of this screen. */
export function placeOf(path: string): Place | undefined {
  // What is left of a widget's address when its Id is cut off.
  if (path === '' || path === 'widgets') return 'all';
  if (path === 'trash') return path;
  if (path === 'templates') return { home: null };
  const id = GROUP.exec(path)?.[1];
  return id === undefined ? undefined : { home: Number(id) };
}

/** The way back. */
export function addressOf(place: Place): string {
  if (place === 'all') return '/';
  if (place === 'trash') return '/trash';
  return place.home === null ? '/templates' : `/groups/${place.home}`;
}

/** Its home, if it is one. */
export const homeAt = (place: Place): Home | undefined => (typeof place === 'string' ? undefined : place.home);

/** Of a widget that is not deleted. */
export const isAt = ({ GroupId: groupId }: WidgetSummary, place: Place): boolean =>
  place === 'all' || groupId === homeAt(place);

/** How many widgets stand in each home. */
export function countsOf(widgets: readonly WidgetSummary[]): ReadonlyMap<Home, number> {
  const counts = new Map<Home, number>();
  for (const { GroupId: groupId } of widgets) counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
  return counts;
}

/** How many widgets of each template there are. */
export function variantsOf(widgets: readonly WidgetSummary[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { TemplateId: templateId } of widgets) counts.set(templateId, (counts.get(templateId) ?? 0) + 1);
  return counts;
}
