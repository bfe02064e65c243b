import { setImmediate as turn } from 'node:timers/promises';
import type { Values } from '../../ascdata/types.js';
import { valuesFromText } from '../packages/ownValues.js';
import { chunksOf } from '../platform/chunks.js';
import { LruCache } from '../platform/lruCache.js';
import type { Database } from '../platform/store/schema.js';
import { isConflicting, mayConflict } from './body.js';
import { CHUNK, valuesOf, type OpenedDraft } from './openDraft.js';
import { byWidget } from './rows.js';

/** Widgets of drafts whose conflicts are remembered: some 10 MB. */
const MOST_COUNTED = 200_000;
/** Characters of own Values kept during one request. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** Own Values of widgets read for one request, so that those of many drafts are read once. */
export class ReadOwn {
  readonly #known = new LruCache<number, { readonly own: Values; readonly length: number }>(
    MOST_CHARACTERS,
    ({ length }) => length
  );

  /** By Id. @param ids at most `CHUNK` */
  async of(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Values>> {
    const found = new Map<number, Values>();
    const missing: number[] = [];
    for (const id of ids) {
      if (this.#known.has(id)) found.set(id, this.#known.get(id, none).own);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const rows = await db.selectFrom('variants').select(['id', 'own_values']).where('id', 'in', missing).execute();
    for (const some of chunksOf(rows, ({ own_values }) => own_values.length)) {
      for (const { id, own_values: text } of some)
        found.set(id, this.#known.get(id, () => ({ own: valuesFromText(text), length: text.length })).own);
      await turn();
    }
    return found;
  }
}

const none = () => ({ own: new Map<string, unknown>(), length: 0 });

/** The numbers of conflicts of a version of a draft, by widget, and the versions of these. */
interface Counted {
  readonly version: number;
  readonly widgets: ReadonlyMap<number, { readonly version: number; readonly conflicts: number }>;
}

/** Counts the conflicts of drafts. What neither the draft nor the widget has changed since is not read again. */
export class Conflicts {
  readonly #counted = new LruCache<number, Counted>(MOST_COUNTED, ({ widgets }) => widgets.size + 1);

  /** Number of conflicting Values that the actor may see. */
  async count(db: Database, { row, seen }: OpenedDraft, read: ReadOwn): Promise<number> {
    if (!mayConflict(row)) return 0;
    const before = this.#counted.get(row.id, () => ({ version: row.version, widgets: new Map() }));
    const widgets = new Map(before.version === row.version ? before.widgets : []);
    const stale = seen.filter(({ id, version }) => widgets.get(id)?.version !== version);
    for (let at = 0; at < stale.length; at += CHUNK) {
      const some = stale.slice(at, at + CHUNK);
      const ids = some.map(({ id }) => id);
      const values = byWidget(await valuesOf(db, row.id, ids));
      const own = await read.of(db, ids);
      for (const { id, version } of some) {
        const now = own.get(id);
        const conflicts = now ? (values.get(id) ?? []).filter((value) => isConflicting(now, value)).length : 0;
        widgets.set(id, { version, conflicts });
      }
      await turn();
    }
    if (stale.length > 0) {
      this.#counted.delete(row.id);
      this.#counted.get(row.id, () => ({ version: row.version, widgets }));
    }
    return seen.reduce((sum, { id }) => sum + (widgets.get(id)?.conflicts ?? 0), 0);
  }
}
