import { sql } from 'kysely';
import { ask, type Ask, type Server } from './harness.js';

export { serveOn } from './players.js';

export interface Entry {
  readonly Id: number;
  readonly Name: string;
  readonly [field: string]: unknown;
}

/** Makes something by `POST` and gives its entry. */
export async function made(path: string, body: object, options: Ask = {}): Promise<Entry> {
  const response = await ask(`/api/${path}`, { method: 'POST', json: body, ...options });
  if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Entry;
}

/** The entries of a list, and where the next page is. */
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

/** Status and code of an answer; '' where it has none. */
export async function outcome(path: string, options: Ask = {}): Promise<[status: number, code: string]> {
  const response = await ask(`/api/${path}`, options);
  const text = await response.text();
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  return [response.status, isProblem ? (JSON.parse(text) as { code: string }).code : ''];
}

/** Everything that is stored, row by row: two texts are the same when nothing was changed in between. */
export async function dump({ app }: Server): Promise<string> {
  const { db, engine } = app.store;
  const named = await (
    engine.name === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db);
  const parts: string[] = [];
  for (const { name } of named.rows.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const rows = await db
      .selectFrom(name as 'facts')
      .selectAll()
      .execute();
    parts.push(
      `${name}\n${rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}`
    );
  }
  return parts.join('\n\n');
}
