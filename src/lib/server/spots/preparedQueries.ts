import type { Compilable, CompiledQuery } from 'kysely';
import type { Actor } from '../platform/authorization/actor.js';
import type { Database } from '../platform/store/schema.js';

type Values = Readonly<Record<string, string | number>>;

/** Stands in a query for a value that is filled in when it is run. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A query that is asked all the time: built and compiled once for each actor and each set of values that are given; then
 * only the values are filled in. What `build` gets as values it puts into the query as they are.
 */
export class PreparedQueries<V extends Values, R> {
  /** An actor is never changed: with other rights there is another one. */
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
