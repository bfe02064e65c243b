/** Per setting, by position, the Values that may be chosen; a setting that is missing may have any. */
export type Box = ReadonlyMap<number, Uint8Array>;

/** A demand: a case meets it if its Values lie in one of these boxes. */
export type Demand = readonly Box[];

/** Most boxes compared in search of fewer cases. */
const MAX_COMPARED = 200_000;

/**
 * The fewest cases that meet all demands, each as the box its Values have to lie in. `smallest`: proved to be the minimum;
 * otherwise the search was cut short.
 * @param groups demands in groups; those that may imply each other are in the same group
 */
export function fewestCases(groups: readonly (readonly Demand[])[]): { cases: Box[]; isMinimal: boolean } {
  const strict = groups.flatMap(withoutWeaker);
  const apart = mutuallyExclusive(strict);
  const ordered = [...apart, ...strict.filter((each) => !apart.includes(each))];
  const quick = firstFit(ordered);
  for (let count = apart.length; count < quick.length; count++) {
    const search = new Search(ordered, count);
    const cases = search.run();
    if (cases) return { cases, isMinimal: true };
    if (search.brokenOff) return { cases: quick, isMinimal: false };
  }
  return { cases: quick, isMinimal: true };
}

/** The intersection of both boxes; undefined if empty. */
function intersection(one: Box, other: Box): Box | undefined {
  const both = new Map(one);
  for (const [setting, allowed] of other) {
    const before = both.get(setting);
    const left = before ? before.map((value, at) => value & allowed[at]!) : allowed;
    if (!left.includes(1)) return undefined;
    both.set(setting, left);
  }
  return both;
}

/** Whether one box lies within the other. */
function isWithin(one: Box, other: Box): boolean {
  return [...other].every(([setting, allowed]) => {
    const own = one.get(setting);
    return own ? own.every((value, at) => value === 0 || allowed[at] === 1) : !allowed.includes(0);
  });
}

/** Drops demands met whenever another one is. */
function withoutWeaker(demands: readonly Demand[]): Demand[] {
  const kept: Demand[] = [];
  const follows = (weak: Demand, from: Demand): boolean =>
    from.every((box) => weak.some((wider) => isWithin(box, wider)));
  for (const demand of demands) {
    if (kept.some((each) => follows(demand, each))) continue;
    for (let at = kept.length - 1; at >= 0; at--) if (follows(kept[at]!, demand)) kept.splice(at, 1);
    kept.push(demand);
  }
  return kept;
}

/** Counts demands that need a case each, since no case meets two of them: a lower bound for the number of cases. */
function mutuallyExclusive(demands: readonly Demand[]): Demand[] {
  const isCompatible = (one: Demand, other: Demand): boolean =>
    one.some((box) => other.some((each) => intersection(box, each)));
  const found: Demand[] = [];
  for (const demand of [...demands].sort((a, b) => a.length - b.length)) {
    if (!found.some((each) => isCompatible(each, demand))) found.push(demand);
  }
  return found;
}

/** Each demand goes to the first case that can meet it. */
function firstFit(demands: readonly Demand[]): Box[] {
  const cases: Box[] = [];
  for (const demand of demands) {
    let place = cases.length;
    let box = demand[0]!;
    for (let at = 0; at < cases.length && place === cases.length; at++) {
      const both = demand.map((each) => intersection(cases[at]!, each)).find((each) => each !== undefined);
      if (both) [place, box] = [at, both];
    }
    cases[place] = box;
  }
  return cases;
}

/** Tries to meet all demands with a number of cases. */
class Search {
  brokenOff = false;
  #left = MAX_COMPARED;

  constructor(
    private readonly demands: readonly Demand[],
    private readonly count: number
  ) {}

  run(at = 0, cases: readonly Box[] = []): Box[] | undefined {
    const demand = this.demands[at];
    if (!demand) return [...cases];
    if ((this.#left -= cases.length + 1) < 0) {
      this.brokenOff = true;
      return undefined;
    }
    if (cases.some((box) => demand.some((each) => isWithin(box, each)))) return this.run(at + 1, cases);
    for (const [place, box] of cases.entries()) {
      for (const each of demand) {
        const both = intersection(box, each);
        const found = both && this.run(at + 1, cases.with(place, both));
        if (found || this.brokenOff) return found;
      }
    }
    if (cases.length === this.count) return undefined;
    for (const each of demand) {
      const found = this.run(at + 1, [...cases, each]);
      if (found || this.brokenOff) return found;
    }
    return undefined;
  }
}
