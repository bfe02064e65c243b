/** Where a Value was while a package was in use. */
export interface Stay {
  /** The replacement that brought the package; 0: the first one. */
  readonly since: number;
  readonly id: string;
}

/**
 * What pairs of elements do not tell about the way of a Value: where it was set aside, and so where it stood before
 * somebody put it back elsewhere. The earliest first, at most one for each package: the last place it had there.
 */
export type Trail = readonly Stay[];

/** Of Values by the Id of their element. */
export type Trails = ReadonlyMap<string, Trail>;

/** What a replacement knows about the ways of Values. */
export interface Way {
  /** The replacement that brought the package which is now replaced; 0: none did. */
  readonly since: number;
  /** The element of the package that comes which a Value belonged to when that package was there last. */
  homeOf(trail: Trail): string | undefined;
}

/** To a package that was not there before. */
export function onwards(since: number): Way {
  return { since, homeOf: () => undefined };
}

/** A Value leaves its element for a place that no pair leads to. */
export function leaving(trail: Trail, stay: Stay): Trail {
  return [...arriving(trail, stay.since), stay];
}

/** A Value comes to an element: where it was before, while the same package was there, no longer counts. */
export function arriving(trail: Trail, since: number): Trail {
  return trail.filter((stay) => stay.since < since);
}
