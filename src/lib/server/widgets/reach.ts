import { setImmediate as turn } from 'node:timers/promises';
import type { ValuesReach } from '../../api.js';
import { MAX_REACHED } from '../../api/values.js';
import { effectiveValue } from '../../ascdata/effective.js';
import type { Values } from '../../ascdata/types.js';
import { messageOf } from '../../ascdata/wording.js';
import { modelOf } from '../../datatypes/registry.js';
import { inEveryLanguage } from '../../language/languages.js';
import { checkOptions, type Checking } from '../packages/checking.js';
import { valuesFromText } from '../packages/ownValues.js';
import type { Packages } from '../packages/packages.js';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';
import { inheritingVariants } from './inheritance.js';
import { newErrors, type Broken } from './newErrors.js';
import { definitionOf, details } from './rows.js';

/** How long heirs may be checked in one request. */
const CHECK_MILLISECONDS = 2_000;

/** Findings listed per widget. */
const NAMED_REASONS = 5;

interface Proposal {
  /** Every own Value of the template after the save. */
  readonly values: Values;
}

/** Reports what a save of a template would change in the widgets that inherit from it; saves nothing. */
export class Reach {
  constructor(
    private readonly db: Database,
    private readonly packages: Packages,
    private readonly checking: Checking
  ) {}

  /** @throws Refusal not-found, not-allowed */
  async of(actor: Actor, id: number, { values }: Proposal): Promise<ValuesReach> {
    const row = await details(this.db, actor, id, 'widget.edit');
    const elements = await this.packages.elements(this.db, definitionOf(row));
    const before = valuesFromText(row.own_values);
    const changed = elements.filter((element) => {
      const [was, is] = [effectiveValue(element, before), effectiveValue(element, values)];
      return !modelOf(element).same(was, is, element);
    });
    const heirs = await inheritingVariants(this.db, id)
      .leftJoin('widget_groups', 'widget_groups.id', 'variants.group_id')
      .select(['variants.id', 'variants.name', 'variants.own_values', 'widget_groups.name as group_name'])
      .execute();
    const counts = new Map(changed.map(({ Id }) => [Id, 0]));
    const invalid: ValuesReach['Invalid'] = [];
    const check = { elements, options: checkOptions(this.checking, actor) };
    const end = performance.now() + CHECK_MILLISECONDS;
    let unchecked = 0;
    for (const heir of heirs) {
      const own = valuesFromText(heir.own_values);
      const reached = changed.filter(({ Id }) => !own.has(Id));
      for (const { Id } of reached) counts.set(Id, (counts.get(Id) ?? 0) + 1);
      if (reached.length === 0) continue;
      if (performance.now() > end || invalid.length === MAX_REACHED) {
        unchecked += 1;
        continue;
      }
      const found = await newErrors(check, over(before, own), over(values, own));
      const { id: Id, name: Name, group_name: GroupName } = heir;
      if (found.length > 0) invalid.push({ Id, Name, GroupName, Reasons: worded(found) });
      await turn();
    }
    const Changes = [...counts].map(([Id, Widgets]) => ({ Id, Widgets }));
    return { Widgets: heirs.length, Changes, Invalid: invalid, Unchecked: unchecked };
  }
}

const over = (inherited: Values, own: Values): Values => new Map([...inherited, ...own]);

const worded = (broken: readonly Broken[]) =>
  broken
    .slice(0, NAMED_REASONS)
    .map(({ id, finding }) => ({ Id: id, Text: inEveryLanguage((language) => messageOf(finding, language)) }));
