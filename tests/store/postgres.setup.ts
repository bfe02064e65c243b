import { installedTools, PostgresServer } from './server.js';

/** scripts/test.mjs looks for these words, and says them again at the end. */
const LEFT_OUT =
  'PostgreSQL is not installed: the tests on PostgreSQL are LEFT OUT (or name one in TEST_DATABASE_URL).';

/**
 * A PostgreSQL for the tests that run on both engines: TEST_DATABASE_URL, else one of our own from an installed server.
 * Without either those tests are left out, and that is said.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const tools = installedTools();
  if (!tools) {
    console.warn(LEFT_OUT);
    return undefined;
  }
  const server = await PostgresServer.create(tools);
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.remove();
}
