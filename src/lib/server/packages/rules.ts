import { neverShown } from '../../ascdata/conditions/neverShown.js';
import { differenceOf, MAX_TOLD, type ChangedState } from '../../ascdata/conditions/states/difference.js';
import type { Platform } from '../../ascdata/dataTypeModel.js';
import { dataOf, elementsOf } from '../../ascdata/elements.js';
import { registry } from '../../datatypes/registry.js';
import type { NeverShown, NeverShownTask, RulesDifference, RulesTask, ShownState } from './tasks.js';

/** The sets of shown settings that only one of two definitions can have. */
export function rulesTask({ before, after, newIds, today }: RulesTask, platform: Platform): RulesDifference {
  const [old, fresh] = [before, after].map((source) => elementsOf(dataOf(source), registry));
  const found = differenceOf(old!, fresh!, new Map(newIds), registry, { today, platform });
  const { equal, complete, appear, vanish } = found;
  return { equal, complete, appear: listed(appear), vanish: listed(vanish) };
}

/** The elements that no Values bring into the form. */
export function neverShownTask({ source, today }: NeverShownTask): NeverShown {
  return { ids: neverShown(elementsOf(dataOf(source), registry), registry, { today }) };
}

function listed(states: readonly ChangedState[]): RulesDifference['appear'] {
  return { count: states.length, first: states.slice(0, MAX_TOLD).map(shown) };
}

const shown = ({ set, hidden, ...state }: ChangedState): ShownState => ({
  ...state,
  set: [...set],
  hidden: [...hidden]
});
