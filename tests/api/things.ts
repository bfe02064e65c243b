import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../../src/lib/server/platform/store/store.js';
import { tablesOf } from '../../src/lib/server/platform/store/structure.js';
import { ask, type Ask, type Server } from './harness.js';

export { serveOn } from './players.js';

export interface Entry {
  readonly Id: number;
  readonly Name: string;
  readonly [field: string]: unknown;
}

/** Creates something with `POST` and returns its entry. */
export async function made(path: string, body: object, options: Ask = {}): Promise<Entry> {
  const response = await ask(`/api/${path}`, { method: 'POST', json: body, ...options });
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Entry;
}

/** The entries of a list, and the address of the next page. */
export async function page(path: string, options: Ask = {}): Promise<{ entries: Entry[]; next: string | undefined }> {
  const response = await ask(path.startsWith('/api/') ? path : `/api/${path}`, options);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  return { entries: (await response.json()) as Entry[], next };
}

/** All pages. */
export async function everyPage(path: string, options: Ask = {}): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const found = await page(next, options);
    all.push(...found.entries);
    next = found.next;
  }
  return all;
}

/** Status and code of an answer; '' if it has none. */
export async function outcome(path: string, options: Ask = {}): Promise<[status: number, code: string]> {
  const response = await ask(`/api/${path}`, options);
  const text = await response.text();
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  return [response.status, isProblem ? (JSON.parse(text) as { code: string }).code : ''];
}

/** Per store, the statement that reads all of it. */
const readings = new WeakMap<Store, RawBuilder<{ name: string; rows: string | null }>>();

/** Everything stored but when jobs ran, row by row: two texts are equal if nothing changed in between. */
export async function dump({ app: { store } }: Pick<Server, 'app'>): Promise<string> {
  const reading = readings.get(store) ?? (await readingOf(store));
  readings.set(store, reading);
  const { rows } = await reading.execute(store.db);
  return rows.map((table) => `${table.name}\n${table.rows}`).join('\n\n');
}

/** The database writes the text itself: fetching each table row by row takes ten times as long. */
async function readingOf(store: Store): Promise<RawBuilder<{ name: string; rows: string | null }>> {
  const tables = (await tablesOf(store)).filter(({ name }) => name !== 'jobs');
  const parts = tables.map(({ name, columns }) => {
    const rows =
      store.engine.name === 'sqlite'
        ? sql`select group_concat(line, char(10)) from
            (select ${sql.join(
              columns.map((column) => sql`quote(${sql.ref(column)})`),
              sql` || ', ' || `
            )} as line
            from ${sql.table(name)} order by line)`
        : sql`select string_agg(each::text, chr(10) order by each::text) from ${sql.table(name)} each`;
    return sql`select ${sql.lit(name)} as name, (${rows}) as rows`;
  });
  return sql`${sql.join(parts, sql` union all `)}`;
}
