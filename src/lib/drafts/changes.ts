/** What a draft changes, setting by setting, across its widgets. Pure. */

/** One Value of a draft, in words. */
export interface ChangedCell {
  readonly widget: number;
  /** Id of the element. */
  readonly element: string;
  readonly live: string;
  readonly draft: string;
}

/** The most frequent Value, its number of widgets, and the number with another one. */
export interface Summary {
  readonly most: string;
  readonly count: number;
  readonly others: number;
}

export interface ChangedSetting<C extends ChangedCell> {
  readonly element: string;
  readonly live: Summary;
  readonly draft: Summary;
  readonly cells: readonly C[];
}

/** The cells by setting, in the author's order; removed settings come last. @param order Ids of the elements */
export function changedSettings<C extends ChangedCell>(
  cells: readonly C[],
  order: readonly string[]
): ChangedSetting<C>[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const groups = new Map<string, C[]>();
  for (const cell of cells) {
    const known = groups.get(cell.element);
    if (known) known.push(cell);
    else groups.set(cell.element, [cell]);
  }
  const placeOf = (id: string): number => places.get(id) ?? order.length;
  return [...groups]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([element, own]) => ({
      element,
      live: summaryOf(own.map(({ live }) => live)),
      draft: summaryOf(own.map(({ draft }) => draft)),
      cells: own
    }));
}

/** The most frequent text; in a tie, the first. */
export function summaryOf(words: readonly string[]): Summary {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let [most, count] = ['', 0];
  for (const [word, times] of counts) if (times > count) [most, count] = [word, times];
  return { most, count, others: words.length - count };
}
