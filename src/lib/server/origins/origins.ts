import { originsTag, readOrigins, type OriginFault } from '../../origins/rules.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { originsFrom } from '../packages/packages.js';
import { Refusal } from '../platform/refusal.js';
import { widgetResource } from '../widgets/widgetPlace.js';
import { widgetRow } from '../widgets/rows.js';
import { versionTag } from '../platform/http/etag.js';

export interface OriginsSave {
  readonly texts: readonly string[];
  /** Host names of the product itself. */
  readonly own: readonly string[];
  /** Whether the list with this tag is the one the save is based on. */
  matches(tag: string): boolean;
}

/** The external https origins that the widgets of a template may reach, listed by administrators. */
export class Origins {
  readonly #store: Store;
  readonly #db: Database;

  constructor(store: Store) {
    this.#store = store;
    this.#db = store.db;
  }

  /** The origins of a widget's template. @throws Refusal not-found, not-allowed */
  async of(actor: Actor, id: number): Promise<string[]> {
    const row = await widgetRow(this.#db, id);
    demand(actor, 'widget.read', widgetResource(row));
    return originsFrom(row.origins);
  }

  /**
   * Replaces the list for all widgets of the template; it applies to every frame loaded from then on. Returns the list as
   * stored.
   * @throws Refusal not-found, not-allowed, `origins-changed` with the list as `current`, or a code of `OriginFault` with a
   * pointer to each such entry
   */
  async replace(actor: Actor, id: number, { texts, own, matches }: OriginsSave): Promise<string[]> {
    demand(actor, 'template.origins');
    const { origins, faults } = readOrigins(texts, own);
    return this.#store.write(async (writing) => {
      const { template_id, origins: before } = await widgetRow(writing, id);
      if (faults.size > 0) throw unusable(faults);
      const current = originsFrom(before);
      if (!matches(originsTag(current))) throw changed(current);
      await writing
        .updateTable('templates')
        .set({ origins: JSON.stringify(origins) })
        .where('id', '=', template_id)
        .execute();
      return origins;
    });
  }
}

function changed(current: readonly string[]): Refusal {
  return new Refusal('lost-race', 'origins-changed', (t) => t.origins.changedMeanwhile, [], {
    current: { Origins: current }
  });
}

/** One sentence for the first kind of fault; entries with another fault are named once this one is fixed. */
function unusable(faults: ReadonlyMap<number, OriginFault>): Refusal {
  const [first = 'origin-unreadable'] = faults.values();
  const places = [...faults].filter(([, fault]) => fault === first);
  return new Refusal('invalid', first, (t) => t.origins.faults[first]).at(
    ...places.map(([index]) => `/Origins/${index}`)
  );
}

/** The ETag of a list. */
export const originsEtag = (origins: readonly string[]): string => versionTag(originsTag(origins));
