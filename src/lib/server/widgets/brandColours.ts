import type { BrandColour } from '../../api.js';
import type { Actor } from '../platform/authorization/actor.js';
import { demand } from '../authorization/can.js';
import { hashOf } from '../platform/store/fileStore.js';
import type { Database } from '../platform/store/schema.js';
import type { Store } from '../platform/store/store.js';
import { brandColoursChanged } from './refusals.js';

/** Fact row with the list as JSON text. */
const FACT = 'brand-colours';

/** The brand colours that administrators maintain for everybody. */
export class BrandColours {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** In the given order. @throws Refusal not-allowed */
  async list(actor: Actor): Promise<BrandColour[]> {
    demand(actor, 'brand.read');
    return coloursOf(this.#store.db);
  }

  /**
   * Replaces the list. Duplicates count once, with the first name.
   * @throws Refusal not-allowed; brand-colours-changed with the `current` list
   */
  async replace(
    actor: Actor,
    colours: readonly BrandColour[],
    matches: (tag: string) => boolean
  ): Promise<BrandColour[]> {
    demand(actor, 'brand.write');
    const kept = colours.filter(({ Colour }, at) => colours.findIndex((each) => each.Colour === Colour) === at);
    const value = JSON.stringify(kept.map(({ Name, Colour }) => ({ Name, Colour })));
    await this.#store.write(async (writing) => {
      const current = await coloursOf(writing);
      if (!matches(brandTag(current))) throw brandColoursChanged(current);
      await writing
        .insertInto('facts')
        .values({ name: FACT, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    });
    return kept;
  }
}

/** The ETag of a list. */
export const brandTag = (colours: readonly BrandColour[]): string =>
  hashOf(JSON.stringify(colours.map(({ Name, Colour }) => [Name, Colour]))).slice(0, 32);

async function coloursOf(db: Database): Promise<BrandColour[]> {
  const fact = await db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirst();
  return fact ? (JSON.parse(fact.value) as BrandColour[]) : [];
}
