import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A new empty database on the server, or a copy of another one. */
export async function freshDatabase(url: string, template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name} template ${template} encoding 'UTF8'`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}

/** One statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
