import type { Component } from '../../ascdata/conditions/states/network.js';
import type { StateGroup } from '../../ascdata/conditions/states/states.js';
import type { Visibility } from '../../ascdata/conditions/visibility.js';
import { effectiveValue } from '../../ascdata/effective.js';
import type { Values } from '../../ascdata/types.js';
import { sameJson } from '../../datatypes/shared/equal.js';
import type { StateRow } from './messages.js';

/** Values that are tried to find out whether they make a difference; in larger tables every Value is shown. */
const MOST_TRIED = 300_000;

/** A setting of the group with the Values that rules tell apart, the stored one first. */
interface Choice {
  readonly id: string;
  readonly stored: unknown;
  readonly values: readonly unknown[];
}

/**
 * The states of a group as rows. All of them are ordered by what they set, setting by setting; of more than can be listed the first
 * ones stay in their order.
 * @param visibility with the stored Values; it is used, and as before afterwards
 */
export function stateRows(
  { states, elements, complete }: StateGroup,
  { inputs }: Component,
  visibility: Visibility,
  stored: Values
): StateRow[] {
  const choices = inputs.map(({ element, regions }): Choice => {
    const values = regions[0]!.filter(({ needsHidden }) => !needsHidden).map(({ value }) => value);
    return { id: element.Id, stored: effectiveValue(element, stored), values };
  });
  const tried = states.length * choices.reduce((sum, { values }) => sum + values.length, 0);
  const rows = Array.from({ length: states.length }, (_, place): StateRow => {
    const { set, hidden, today } = states.at(place);
    const isHidden = new Set(hidden);
    return {
      set: [...set],
      hidden: elements.map((id) => isHidden.has(id)),
      any: tried > MOST_TRIED || today !== undefined ? choices.map(() => false) : indifferent(set, choices, visibility),
      ...(today !== undefined && { today })
    };
  });
  return complete ? sorted(rows, choices) : rows;
}

/** Per setting, whether each of its Values shows and hides the same elements, the others being as in this state. */
function indifferent(set: Values, choices: readonly Choice[], visibility: Visibility): boolean[] {
  const wanted = ({ id, stored }: Choice): unknown => (set.has(id) ? set.get(id) : stored);
  visibility.updateAll(choices.map((choice) => [choice.id, wanted(choice)] as const));
  const any = choices.map((choice) => {
    const differs = choice.values.some((value) => {
      const flipped = visibility.update(choice.id, value).length > 0;
      visibility.update(choice.id, wanted(choice));
      return flipped;
    });
    return !differs;
  });
  visibility.updateAll(choices.map(({ id, stored }) => [id, stored] as const));
  return any;
}

function sorted(rows: readonly StateRow[], choices: readonly Choice[]): StateRow[] {
  const keyed = rows.map((row) => {
    const set = new Map(row.set);
    const key = choices.map(({ id, values }, place) =>
      row.any[place] || !set.has(id) ? 0 : values.findIndex((value) => sameJson(value, set.get(id)))
    );
    return { row, key };
  });
  const order = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((each, place) => each !== b[place]);
    return at < 0 ? 0 : a[at]! - b[at]!;
  };
  return keyed.sort((a, b) => order(a.key, b.key)).map(({ row }) => row);
}
