import { writtenForm } from '../../ascdata/effective.js';
import type { AscElement } from '../../ascdata/types.js';
import { finding } from '../../ascdata/finding.js';
import { modelOf } from '../../datatypes/registry.js';
import type { SetAsideValue, StoredValues } from './outcomes.js';
import { setAsideOf } from './plan.js';
import { withoutEntry, withEntry } from './valueTrails.js';

/**
 * Puts a set-aside Value into an element that accepts it. The element's former Value is set aside instead, and both return when
 * an earlier version is restored.
 * @param since the replacement that installed the package; 0: none
 */
export function putBack(
  stored: StoredValues,
  aside: SetAsideValue,
  element: AscElement,
  since: number
): Required<StoredValues> {
  const { Id } = element;
  const own = new Map(stored.own);
  const trails = new Map(stored.trails);
  const setAside = stored.setAside.filter((each) => each !== aside);
  if (own.has(Id)) {
    const swapped = setAsideOf(element, own.get(Id), [finding('other-value-put-back', '')]);
    setAside.push({ ...swapped, trail: withEntry(trails.get(Id) ?? [], { since, id: Id }) });
  }
  own.set(Id, writtenForm(aside.value, element, modelOf(element)));
  trails.set(Id, withoutEntry(aside.trail ?? [], since));
  return { own, setAside, trails };
}
