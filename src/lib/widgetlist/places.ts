import type { WidgetGroupEntry, WidgetSummary } from '../api.js';

/** A widget's home: the Id of a widget group; null: “Widget templates”. */
export type Home = number | null;

/** What the Widgets screen shows: all widgets, one home, or the Trash. */
export type ListPlace = 'all' | 'trash' | { readonly home: Home };

/** What a list of the places shows and offers. */
export interface Places {
  /** The current one. */
  readonly place: ListPlace;
  readonly groups: readonly WidgetGroupEntry[];
  readonly counts: ReadonlyMap<Home, number>;
  /** Number of all widgets. */
  readonly total: number;
  /** Whether the user may create groups. */
  readonly creatable: boolean;
  /** Whether there is anything the user can restore. */
  readonly restorer: boolean;
  oncreate(): void;
}

const GROUP = /^groups\/([1-9]\d{0,14})$/;

/** The place of an address without its leading slash; undefined: not an address of this screen. */
export function placeOf(path: string): ListPlace | undefined {
  // A widget's address with its Id cut off.
  if (path === '' || path === 'widgets') return 'all';
  if (path === 'trash') return path;
  if (path === 'templates') return { home: null };
  const id = GROUP.exec(path)?.[1];
  return id === undefined ? undefined : { home: Number(id) };
}

/** The inverse. */
export function addressOf(place: ListPlace): string {
  if (place === 'all') return '/';
  if (place === 'trash') return '/trash';
  return place.home === null ? '/templates' : `/groups/${place.home}`;
}

/** Its home, if it is one. */
export const homeAt = (place: ListPlace): Home | undefined => (typeof place === 'string' ? undefined : place.home);

/** The home of a widget that is not deleted. */
export const isAt = ({ GroupId: groupId }: WidgetSummary, place: ListPlace): boolean =>
  place === 'all' || groupId === homeAt(place);

/** Number of widgets per home. */
export function countsOf(widgets: readonly WidgetSummary[]): ReadonlyMap<Home, number> {
  const counts = new Map<Home, number>();
  for (const { GroupId: groupId } of widgets) counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
  return counts;
}

/** The name under which each template is listed: that of the first of its widgets among them. */
export function templateNames(widgets: readonly WidgetSummary[]): ReadonlyMap<number, string> {
  const first = new Map<number, WidgetSummary>();
  for (const widget of widgets) {
    const known = first.get(widget.TemplateId);
    if (widget.GroupId === null && (!known || widget.Id < known.Id)) first.set(widget.TemplateId, widget);
  }
  return new Map(Array.from(first, ([id, { Name }]) => [id, Name]));
}

/** Number of widgets per template. */
export function variantsOf(widgets: readonly WidgetSummary[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { TemplateId: templateId } of widgets) counts.set(templateId, (counts.get(templateId) ?? 0) + 1);
  return counts;
}
