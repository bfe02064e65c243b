/** Of each widget the version a client knows; 0: it knows that the widget is deleted. */
export type KnownVersions = ReadonlyMap<number, number>;

const MAX_LENGTH = 8_000;
const FORM = /^[1-9]\d{0,14}:\d{1,15}(?:,[1-9]\d{0,14}:\d{1,15})*$/;

/** The `id` of an event, `1:5,2:7`: everything its reader knows by then, so that any instance can go on from it. */
export function eventIdOf(told: KnownVersions): string {
  return [...told].map(([id, version]) => `${id}:${version}`).join(',');
}

/** What `Last-Event-ID` says about these widgets. A text that is none of ours says nothing: all is told from the start. */
export function versionsFromEventId(text: string | null, ids: readonly number[]): Map<number, number> {
  if (text === null || text.length > MAX_LENGTH || !FORM.test(text)) return new Map();
  const pairs = text.split(',').map((pair) => pair.split(':').map(Number) as [number, number]);
  return new Map(pairs.filter(([id]) => ids.includes(id)));
}

/**
 * Forgets claims that cannot be true of this store, which is an older one again: a version above the saved one, a widget that
 * is deleted and there. It is then told as at the beginning. What was told since the claim stays.
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
