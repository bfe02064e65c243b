import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { App } from './app.js';

/**
 * A data folder as the first start leaves it, made once: the tests start on copies of it. Meanwhile the tests run that need
 * none; `FILLED_DATA` is the address that answers with the folder as soon as it is there.
 */
export default async function fill(): Promise<() => Promise<void>> {
  const app = new App({}, 'empty');
  const filling = app.start().then(() => app.kill('SIGTERM'));
  const server = createServer((_, response) => {
    filling.then(
      () => response.end(app.dataDir),
      (error: unknown) => response.writeHead(500).end(String(error))
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.FILLED_DATA = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    await filling.catch(() => undefined);
    await app.dispose();
  };
}
