import { openStore } from '../../src/lib/server/platform/store/openStore.js';
import { dropDatabase, freshDatabase } from './databases.js';
import { installedTools, PostgresServer } from './server.js';

/** scripts/test.mjs looks for these words, and repeats them at the end. */
const LEFT_OUT =
  'PostgreSQL is not installed: the tests on PostgreSQL are LEFT OUT (or name one in TEST_DATABASE_URL).';

/**
 * A PostgreSQL for the tests on both engines: TEST_DATABASE_URL, otherwise our own from an installed server. Without either
 * those tests are skipped, with a message.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const template = await makeTemplate(given);
    return () => dropDatabase(given, template);
  }
  const tools = installedTools();
  if (!tools) {
    console.warn(LEFT_OUT);
    return undefined;
  }
  const server = await PostgresServer.create(tools);
  process.env.TEST_DATABASE_URL = server.url;
  await makeTemplate(server.url);
  return () => server.remove();
}

/** The template database of the tests. */
async function makeTemplate(url: string): Promise<string> {
  const fresh = await freshDatabase(url);
  await (await openStore('unused', fresh)).close();
  process.env.TEST_DATABASE_TEMPLATE = new URL(fresh).pathname.slice(1);
  return fresh;
}
