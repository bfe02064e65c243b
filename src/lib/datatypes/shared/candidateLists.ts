/**
 * Most candidates a model returns for one element. With more, it returns none: an incomplete set would prove false claims.
 */
export const CANDIDATE_LIMIT = 1024;

/**
 * Lists of up to `instances` parts, one for each state that adding parts can reach, shortest lists first; none if there
 * are more than CANDIDATE_LIMIT. `stateOf` must decide, together with the part added next, the state that follows; then
 * one list per state is enough.
 */
export function candidateLists<P>(
  parts: readonly P[],
  instances: number,
  stateOf: (list: readonly P[]) => string,
  start: readonly (readonly P[])[]
): P[][] {
  const seen = new Map<string, P[]>();
  const unseen = (lists: readonly (readonly P[])[]): P[][] => {
    const added: P[][] = [];
    for (const list of lists) {
      if (seen.size > CANDIDATE_LIMIT) break;
      const state = stateOf(list);
      if (seen.has(state)) continue;
      const copy = [...list];
      seen.set(state, copy);
      added.push(copy);
    }
    return added;
  };
  let newest = unseen(start);
  while (newest.length > 0) {
    const growing = newest.filter((list) => list.length < instances);
    newest =
      seen.size <= CANDIDATE_LIMIT ? unseen(growing.flatMap((list) => parts.map((part) => [...list, part]))) : [];
  }
  return seen.size > CANDIDATE_LIMIT ? [] : [...seen.values()];
}
