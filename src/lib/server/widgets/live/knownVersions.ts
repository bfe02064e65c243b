/** The version of each widget that a client knows; 0: it knows that the widget is deleted. */
export type KnownVersions = ReadonlyMap<number, number>;

const MAX_LENGTH = 8_000;
const FORM = /^[1-9]\d{0,14}:\d{1,15}(?:,[1-9]\d{0,14}:\d{1,15})*$/;

/** Event id `1:5,2:7`: what the reader knows, so that any instance can resume. */
export function eventIdOf(told: KnownVersions): string {
  return [...told].map(([id, version]) => `${id}:${version}`).join(',');
}

/** Parses `Last-Event-ID` for these widgets. An invalid text is ignored: everything is sent from the start. */
export function versionsFromEventId(text: string | null, ids: readonly number[]): Map<number, number> {
  if (text === null || text.length > MAX_LENGTH || !FORM.test(text)) return new Map();
  const pairs = text.split(',').map((pair) => pair.split(':').map(Number) as [number, number]);
  return new Map(pairs.filter(([id]) => ids.includes(id)));
}

/**
 * Drops claims that this store contradicts because an older backup was restored: a version above the saved one, or a deleted
 * widget that exists. Their states are sent again.
 */
export function withoutImpossible(
  told: Map<number, number>,
  claimed: KnownVersions,
  presents: ReadonlyMap<number, { readonly version: number } | undefined>
): void {
  for (const [id, version] of claimed) {
    const saved = presents.get(id)?.version;
    const isPossible = saved === undefined || (version > 0 && version <= saved);
    if (!isPossible && told.get(id) === version) told.delete(id);
  }
}
