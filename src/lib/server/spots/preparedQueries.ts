import type { Compilable, CompiledQuery } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';

type Values = Readonly<Record<string, string | number>>;

/** Placeholder in a query for a value bound when it runs. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A frequent query: built and compiled once per actor and set of given values; afterwards only the values are bound. `build`
 * puts the values it gets into the query as they are.
 */
export class PreparedQueries<V extends Values, R> {
  /** Actors are immutable: changed permissions mean a new one. */
  readonly #byActor = new WeakMap<Actor, Map<string, CompiledQuery<R>>>();

  constructor(
    private readonly db: Database,
    private readonly build: (actor: Actor, values: Partial<V>) => Compilable<R>
  ) {}

  async run(actor: Actor, values: Partial<V>): Promise<R[]> {
    const query = this.#compiled(actor, values);
    const parameters = query.parameters.map((each) => (each instanceof Placeholder ? values[each.name] : each));
    const { rows } = await this.db.executeQuery<R>({ ...query, parameters });
    return rows;
  }

  #compiled(actor: Actor, values: Partial<V>): CompiledQuery<R> {
    const names = Object.keys(values);
    const shape = names.join();
    const ofActor = this.#byActor.get(actor) ?? new Map<string, CompiledQuery<R>>();
    this.#byActor.set(actor, ofActor);
    const known = ofActor.get(shape);
    if (known) return known;
    const standIns: Partial<V> = {};
    for (const name of names) standIns[name as keyof V] = new Placeholder(name) as never;
    const compiled = this.build(actor, standIns).compile();
    ofActor.set(shape, compiled);
    return compiled;
  }
}
