import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';

interface VariantRow {
  id: number;
  template_id: number;
  group_id: number | null;
  own_values: string;
  deleted_at: string | null;
  inherits_id: number | null;
}

interface Filled {
  templates: { id: number; package_id: number };
  packages: { id: number; source: string };
  variants: VariantRow;
}

type ValueById = Readonly<Record<string, unknown>>;

/**
 * Variants inherit from their template as saved. What a variant shows does not change: its Values become its own, and where
 * only its template has its own Value, the variant now stores the package's.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('variants').addColumn('inherits_id', engine.integer).execute();
  await db.schema.createIndex('variants_by_inherits').on('variants').column('inherits_id').execute();
  await fill(db as Kysely<Filled>);
}

async function fill(db: Kysely<Filled>): Promise<void> {
  const templates = await db.selectFrom('templates').select(['id', 'package_id']).execute();
  for (const { id, package_id } of templates) {
    const variants = await db
      .selectFrom('variants')
      .select(['id', 'group_id', 'own_values', 'deleted_at'])
      .where('template_id', '=', id)
      .orderBy('id')
      .execute();
    const base = variants.find(({ group_id, deleted_at }) => group_id === null && deleted_at === null);
    const heirs = variants.filter(({ group_id }) => group_id !== null);
    if (!base || heirs.length === 0) continue;
    const inherited = await packageValues(db, package_id, base.own_values);
    for (const heir of heirs) {
      const own_values = over(inherited, heir.own_values);
      await db.updateTable('variants').set({ inherits_id: base.id, own_values }).where('id', '=', heir.id).execute();
    }
  }
}

/** The package's Values of the elements that differ in these. */
async function packageValues(db: Kysely<Filled>, packageId: number, ownValues: string): Promise<Map<string, unknown>> {
  const ids = new Set(Object.keys(JSON.parse(ownValues) as ValueById));
  if (ids.size === 0) return new Map();
  const { source } = await db
    .selectFrom('packages')
    .select('source')
    .where('id', '=', packageId)
    .executeTakeFirstOrThrow();
  const { Elements = [] } = JSON.parse(source.replace(/^\uFEFF/, '')) as {
    Elements?: ({ Id?: string; Value?: unknown } | null)[];
  };
  const found = new Map<string, unknown>();
  for (const element of Elements) {
    if (typeof element?.Id !== 'string' || !ids.has(element.Id) || found.has(element.Id)) continue;
    found.set(element.Id, element.Value);
  }
  return found;
}

/** Keys such as `__proto__` are plain keys in it. */
function over(inherited: ReadonlyMap<string, unknown>, ownValues: string): string {
  const all = Object.create(null) as Record<string, unknown>;
  for (const [id, value] of inherited) all[id] = value;
  for (const [id, value] of Object.entries(JSON.parse(ownValues) as ValueById)) all[id] = value;
  return JSON.stringify(all);
}
