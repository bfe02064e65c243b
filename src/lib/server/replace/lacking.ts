import { setImmediate as turn } from 'node:timers/promises';
import type { ReplacementBody } from '../../api.js';
import { hiddenIds } from '../../ascdata/conditions/visibility.js';
import { effectiveValue } from '../../ascdata/effective.js';
import type { AscElement } from '../../ascdata/types.js';
import { checkValue } from '../../ascdata/values.js';
import { labelOf } from '../../package/compare/elements.js';
import { turnIfLong } from '../platform/yielding.js';
import type { Planner } from './planner.js';
import type { Carried, VariantOfTemplate } from './stored.js';

type Lacking = NonNullable<ReplacementBody['lacking']>;

/** Widgets named for each setting. */
const MOST_NAMED = 20;

/**
 * The settings that need an entry in the new version and did not before, with the widgets that show them without one: their Value is the
 * blank default of the package. Nobody can save that setting there without an entry.
 */
export async function lackingEntries(
  planner: Planner,
  planned: readonly Pick<Carried<VariantOfTemplate>, 'stored' | 'plan'>[]
): Promise<Lacking> {
  const after = [...planner.elementsOf('after').values()];
  const olds = new Map(planner.comparison.pairs.map((pair) => [pair.after, pair.before]));
  const asking: AscElement[] = [];
  for (const element of after) {
    await turnIfLong();
    if (asksNow(element, olds.get(element.Id), planner)) asking.push(element);
  }
  const found = new Map(asking.map((element) => [element.Id, [] as string[]]));
  if (asking.length === 0) return [];
  const { options } = planner;
  for (const { stored, plan } of planned) {
    if (stored.deleted_at !== null) continue;
    const inherited = stored.base ? (await planner.planOf(stored.base)).own : [];
    const values = new Map([...inherited, ...plan.own]);
    const hidden = hiddenIds(after, options.registry, values, options);
    for (const element of asking) {
      await turnIfLong();
      const isHidden = hidden.has(element.Id);
      if (lacks(element, effectiveValue(element, values), planner, isHidden)) found.get(element.Id)!.push(stored.name);
    }
    await turn();
  }
  return asking.flatMap((element) => {
    const names = found.get(element.Id)!;
    const widgets = names.slice(0, MOST_NAMED);
    return names.length === 0 ? [] : [{ id: element.Id, name: labelOf(element), count: names.length, widgets }];
  });
}

/** Its default is blank, which the version before allowed. @param before its Id then */
function asksNow(element: AscElement, before: string | undefined, planner: Planner): boolean {
  if (!lacks(element, element.Value, planner, false)) return false;
  const old = before === undefined ? undefined : planner.elementBefore(before);
  return !old || old.DataType !== element.DataType || !lacks(old, element.Value, planner, false);
}

const lacks = (element: AscElement, value: unknown, { options }: Planner, isHidden: boolean): boolean =>
  checkValue(element, value, options, isHidden).some(({ code }) => code === 'text-required');
