/** Where a Value was while a package was in use. */
export interface TrailEntry {
  /** The replacement that installed the package; 0: the first one. */
  readonly since: number;
  readonly id: string;
}

/**
 * The part of a Value's path that pairs of elements do not cover: where it was set aside, and so where it was before somebody
 * put it back elsewhere. Earliest first, at most one per package: its last place there.
 */
export type Trail = readonly TrailEntry[];

/** Of Values by the Id of their element. */
export type Trails = ReadonlyMap<string, Trail>;

/** What a replacement knows about the paths of Values. */
export interface TrailContext {
  /** The replacement that installed the package now being replaced; 0: none. */
  readonly since: number;
  /** The element of the new package that a Value belonged to when that package was last in use. */
  originalElement(trail: Trail): string | undefined;
}

/** To a package that was not in use before. */
export function newPackageContext(since: number): TrailContext {
  return { since, originalElement: () => undefined };
}

/** A Value leaves its element for a place that no pair covers. */
export function withEntry(trail: Trail, stay: TrailEntry): Trail {
  return [...withoutEntry(trail, stay.since), stay];
}

/** A Value moves to an element: its earlier place in the same package no longer counts. */
export function withoutEntry(trail: Trail, since: number): Trail {
  return trail.filter((stay) => stay.since < since);
}
