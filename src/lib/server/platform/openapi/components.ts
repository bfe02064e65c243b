import type { TSchema } from 'typebox';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const COMPONENT = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Schemas for the document. One whose title is a name (`WidgetSummary`) is written once, under `components`, and referenced
 * everywhere else.
 */
export class Components {
  readonly #schemas = new Map<string, Json>();
  readonly #conflicts = new Set<string>();

  /** The schema, or a reference to it. */
  schema(schema: TSchema): Json {
    // TypeBox marks its schemas with hidden keys; JSON keeps only the schema.
    return this.#placed(JSON.parse(JSON.stringify(schema)) as Json);
  }

  /** Titles used by two different schemas; the second one is written inline. */
  get conflicts(): string[] {
    return [...this.#conflicts].sort();
  }

  get schemas(): JsonObject {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #placed(json: Json): Json {
    if (Array.isArray(json)) return json.map((each) => this.#placed(each));
    if (json === null || typeof json !== 'object') return json;
    const { title } = json;
    const entries = Object.entries(json).map(([key, value]) => [key, this.#placed(value)] as const);
    const schema = asEnum(Object.fromEntries(entries));
    if (typeof title !== 'string' || !COMPONENT.test(title) || !('type' in schema || 'anyOf' in schema)) return schema;
    const known = this.#schemas.get(title);
    if (known === undefined) this.#schemas.set(title, schema);
    else if (JSON.stringify(known) !== JSON.stringify(schema)) {
      this.#conflicts.add(title);
      return schema;
    }
    return { $ref: `#/components/schemas/${title}` };
  }
}

/** A choice of fixed texts reads better as an enum. */
function asEnum(schema: JsonObject): JsonObject {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf) || anyOf.length < 2) return schema;
  const choices = anyOf.map((each) =>
    each !== null && typeof each === 'object' && 'const' in each ? each.const : null
  );
  return choices.every((choice) => typeof choice === 'string') ? { type: 'string', enum: choices, ...others } : schema;
}
